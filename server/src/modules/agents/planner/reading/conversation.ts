import type { Said } from '../../runs/turn';
import type { Span } from '../dates';
import type { Ask } from './ask';
import { followAsk } from './follow-ask';
import { readAsk } from './read-ask';

/** So far back a fragment may point. */
const REMEMBERED = 6;

/** What is asked, with what the questions before it have left unsaid. */
export function askOf(
  message: string,
  history: readonly Said[],
  { today, span, hasOpen }: { today: string; span: Span | undefined; hasOpen: boolean },
): Ask | undefined {
  let before: Ask | undefined;
  for (const { content } of history.filter(({ role }) => role === 'user').slice(-REMEMBERED)) {
    const ask = readAsk(content, { today });
    before = ask ? followAsk(ask, before) : before;
  }
  const ask = readAsk(message, { today, span });
  return ask && followAsk(ask, before, hasOpen);
}
