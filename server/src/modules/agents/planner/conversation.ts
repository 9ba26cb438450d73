import type { Said } from '../runs/turn';
import { planOf, type Plan } from './plan';

/** Rows the last answer has shown, in its order. */
interface Shown {
  readonly name: string;
  readonly url: string;
}

const ORDINALS: readonly (readonly [words: RegExp, at: number])[] = [
  [/\b(?:the )?(?:first|1st|top|upper) (?:one|lead|project|wedding|event)\b|\bnumber 1\b|\bthe first(?=$|[?.!])/i, 0],
  [/\b(?:the )?(?:second|2nd) (?:one|lead|project|wedding|event)\b|\bnumber 2\b|\bthe second(?=$|[?.!])/i, 1],
  [/\b(?:the )?(?:third|3rd) (?:one|lead|project|wedding|event)\b|\bnumber 3\b|\bthe third(?=$|[?.!])/i, 2],
  [/\b(?:the )?(?:fourth|4th) (?:one|lead|project|wedding|event)\b|\bnumber 4\b/i, 3],
  [/\b(?:the )?last (?:one|of them|of those)\b/i, -1],
];
/** So far back a fragment may point. */
const REMEMBERED = 8;

/** What the turns before were taken for, the last one; undefined at the beginning. Every turn is read with the one before it. */
export function planBefore(history: readonly Said[], today: string): Plan | undefined {
  let before: Plan | undefined;
  const said = history.filter(({ role }) => role === 'user').slice(-REMEMBERED);
  for (const { content } of said) before = planOf(content, { today, before });
  return before;
}

/** "The second one" by the name of the row it means. */
export function withNames(message: string, history: readonly Said[]): string {
  const shown = lastShown(history);
  for (const [words, at] of ORDINALS) {
    const row = shown.at(at);
    if (shown.length > 0 && row && words.test(message))
      return message.replace(words, row.url.includes('/leads/') ? `the ${row.name} lead` : row.name);
  }
  return message;
}

function lastShown(history: readonly Said[]): readonly Shown[] {
  const data = history.findLast(({ cards }) => Array.isArray(cards?.data))?.cards?.data;
  return Array.isArray(data) ? data.filter(isShown) : [];
}

function isShown(row: unknown): row is Shown {
  return (
    typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' && 'url' in row && typeof row.url === 'string'
  );
}
