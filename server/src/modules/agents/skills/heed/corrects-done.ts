import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome, Turn } from '../../runs/turn';
import { text } from '../job';

/** Begins what puts right what was just said. */
const CORRECTS =
  /^(?:(?:oh|ah|hm+|ok|okay|and|ups|oops),? )*(?:(?:no|nope|nein|wait|no wait|sorry|perdon|actually|eigentlich|mejor|lieber|besser),? )+(?:i meant?|i mean|give (?:it|that) to|make (?:it|that)|it'?s|the \d|it should be|not \S|on \w+day|at \d|für |para |el |la |am |um )|^(?:(?:oh|and|ok),? )*(?:give (?:it|that) to|make (?:it|that) (?:for|due|on|at|\d))/;
const LONGEST = 16;

/**
 * What was done with a click already is not ordered a second time by a correction of it: that would be there twice. Undefined: nothing
 * was done just before, or something else is said.
 */
export function correctsDone({ message, history }: Turn): Outcome | undefined {
  const done = history.findLast(({ role }) => role === 'assistant')?.cards?.confirmation;
  const said = plainLetters(message);
  if (done?.status !== 'done' || said.split(' ').length > LONGEST || said.includes('?') || !CORRECTS.test(said)) return undefined;
  return text(
    `“${done.title}” is done with your click already, so the same once more would be there twice. Change it where it stands, on the page that opened with it. Nothing more was changed.`,
  );
}
