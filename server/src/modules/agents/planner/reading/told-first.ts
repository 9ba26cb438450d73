import { dayAloneIn } from '../dates';
import { plainLetters } from './plain-letters';

const PLEASE = '(?:(?:please|can you|could you|and|so|then|now|ok),? )*';
/** “…, make that a task for Leo, due the 8th” */
const MAKE_TASK = new RegExp(
  `^(?<what>.{8,}?)[.;!,–-]+ ${PLEASE}(?:make|turn) (?:that|this|it)(?: into)? (?:an? )?(?:task|to-?do)(?: for (?<who>me|us|\\p{Lu}\\p{L}+))?(?<when>,? (?:due|by|until|on|for|before) .+)?[.!]*$`,
  'iu',
);
/** “…. Put that on his inquiry” */
const NOTE_THAT = new RegExp(
  `^(?<what>.{8,}?)[.;!–-]+ ${PLEASE}(?:put|note|write|add|log|save|record|keep) (?:that|this|it|all that|all of that)(?: down)? (?:on|in|to|into|with|under|for|at) (?:the |his |her |their |its |our )?(?:inquiry|enquiry|lead|project|file|record|notes?|card|page|job|wedding|event)(?: notes?)?[.!]*$`,
  'iu',
);
const NAMED = /(?<!^)(?<![.!?] )\p{Lu}[\p{L}’'-]+(?: (?:& |and )?\p{Lu}[\p{L}’'-]+)*/gu;
const NO_NAME =
  /^(?:I|We|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|OK)$/;

/**
 * What is told first and meant by “that” at the end, as the order it is. Undefined: nothing is ordered so.
 *
 * @example orderOfTold('The certificate runs out. Make that a task for Leo, due the 8th') // 'task for Leo: The certificate runs out, due the 8th'
 */
export function orderOfTold(said: string, today: string): string | undefined {
  const task = MAKE_TASK.exec(said)?.groups;
  if (task) return `task${doerOf(task['who'])}: ${task['what'] ?? ''}${withDay(task['when'] ?? '', today)}`;
  const what = NOTE_THAT.exec(said)?.groups?.['what'];
  if (what === undefined) return undefined;
  const names = [...what.matchAll(NAMED)].map(([name]) => name).filter((name) => !NO_NAME.test(name));
  const [name] = names;
  return name === undefined ? undefined : `add a note to ${name}: ${what}`;
}

/** “Due the 8th” with the day that is. */
function withDay(when: string, today: string): string {
  const day = dayAloneIn(when, today);
  return day ? `, due ${day.from}` : when;
}

const doerOf = (who: string | undefined): string => (who === undefined || /^(?:me|us)$/i.test(who) ? '' : ` for ${who}`);

const ASKS =
  "(?:(?:and|so) )?(?:what|when|where|who|which|how|is|are|was|has|have|had|did|does|do|can|could|will|would|should)(?:'s|’s|s|'re)?\\b";
const NAME = "\\p{Lu}[\\p{L}'’&–-]+(?: (?:&|and|von|de|\\p{Lu}[\\p{L}'’&–-]*))*";
/** “Ruth Aldous, what's her number” */
const SOMEBODY_FIRST = new RegExp(`^(?<who>${NAME})(?:,|:| –| -) (?<ask>${ASKS}.+)$`, 'u');
const OF_SOMEBODY = /\b(?:her|his|their) (?=\p{L})/giu;
const SOMEBODY = /\b(?:she|he|they|him|them)\b/gi;
/** “Coral Charm on January 1st, can we even get that?” */
const THING_FIRST = new RegExp(
  `^(?<what>(?!(?:and|but|if|when|because|since|ok|okay|so|hey|hi|well|no|yes|sorry)\\b)[^,.?!]{3,60}), (?<ask>(?:can|could|do|did|will|would|should|have|are) (?:we|i|they|you)\\b[^,.?!]{0,40}?\\b)(?:that|it|them|those|these|any|some)\\b(?<rest>[^,]*)$`,
  'iu',
);

/**
 * A question that names first whom or what it is about, with the name where the pronoun stands. Undefined: no name stands before it.
 *
 * @example namedInPlace("Ruth Aldous, what's her number?") // "what's Ruth Aldous's number?"
 */
export function namedInPlace(said: string): string | undefined {
  const first = SOMEBODY_FIRST.exec(said)?.groups;
  if (first) {
    const { who = '', ask = '' } = first;
    const named = ask.replace(OF_SOMEBODY, `${who}'s `).replace(SOMEBODY, who);
    return named === ask ? undefined : named;
  }
  const { what, ask, rest = '' } = THING_FIRST.exec(said)?.groups ?? {};
  if (what === undefined || ask === undefined || ORDER.test(plainLetters(what))) return undefined;
  return `${ask.replace(/\b(?:even|still|actually|really) /gi, '')}${what}${rest}`;
}

const ORDER = /^(?:add|make|put|send|write|draft|text|tell|remind|move|book|call|swap|take|check|show|give|open|note|mark|set)\b/;

const COUNTED = /\b\d{1,3} \p{L}{3,}/gu;
const EXCLUDED = /,? (?:and |but )?(?:no|without|ohne|sin) (?:any )?(?<what>\p{L}{4,})(?=[.,;]|$)/giu;

/**
 * What shall not be in a piece whose stems are all counted is in none of them: the order without it. Where it was counted all the same,
 * it stays to be asked about.
 *
 * @example withoutExcluded('casket spray, no lilies. 15 roses, 10 stock') // 'casket spray. 15 roses, 10 stock'
 */
export function withoutExcluded(said: string): string {
  if ((said.match(COUNTED) ?? []).length < 2) return said;
  return said.replace(EXCLUDED, (whole, what: string) =>
    new RegExp(`${what.replace(/(?:ies|es|s|y)$/, '')}`, 'giu').exec(said.replace(whole, ' ')) ? whole : '',
  );
}
