import { unheeded } from '../../planner/heed/unheeded';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Plan } from '../../planner/plan';
import type { Outcome, Turn } from '../../runs/turn';
import { toldBy } from './told';

interface Opened {
  readonly plan: Plan;
  readonly turn: Turn;
  readonly outcome: Outcome;
}

/**
 * A page that is opened, with what of the sentence that does not do: an order behind the place, a day, a filter. Nothing is done unsaid, and
 * nothing is passed over unsaid.
 *
 * @example “open the moodboard for Marlow and add a coral rose” // Opening the moodboard of …\nI only open it: I have not used “add a coral rose”.
 */
export function heedPlace({ plan, turn, outcome }: Opened): Outcome {
  if (outcome.cards.navigationUrl === undefined || plan.effect !== 'navigate' || plan.isReworded === true) return outcome;
  const said = (plan.isTranslated === true ? plan.text : turn.message).replace(WHERE_TO, ' ');
  const accounted = [...(outcome.heeded ?? []), ...kindsAt(outcome.cards.navigationUrl)];
  const left = unheeded({
    said,
    time: undefined,
    told: toldBy(outcome),
    accounted,
    heard: plan.heard,
  });
  const unused = left.length > 0 ? tailOf(said, left) : ORDER_BEHIND.exec(said)?.[1]?.replace(/[\s.!?]+$/, '');
  return unused === undefined
    ? outcome
    : { ...outcome, message: `${outcome.message}\nI only open it: I have not used “${unused}”. Ask me for that by itself.` };
}

/** An order all of whose words are small ones: “and send them a reminder”. */
const ORDER_BEHIND =
  /(?<!\p{L})(?:and|then|und|dann|y|luego) ((?:send|text|e?-?mail|call|phone|ring|remind|write|move|mark|add|put|delete|remove|cancel|book|make|create|assign|sign|tell|thank|schick|sende|ruf|lösche?|verschieb|erinnere|envía|manda|llama|borra|mueve|añade|recuerda)(?!\p{L}).*)$/iu;

/** Ways to say that something shall be opened, and kinds of pages. */
const WHERE_TO =
  /\b(?:open(?: up)?|load(?: up)?|bring up|pull up|show me|(?:go|get|let me|take me|bring me|get me) (?:back )?(?:in)?to|hop (?:over )?to|head (?:over )?to|jump (?:in)?to|on (?:the |my )?(?:big )?screen|(?:the )?(?:page|tool|list|screen|tab|view)s?(?= |[.!?]*$))\b/giu;

/** From the first word that is left to the end, in the words of the person. */
function tailOf(said: string, left: readonly string[]): string {
  const first = new Set(left.map((phrase) => phrase.split(' ')[0]));
  const words = said.split(/\s+/);
  const at = words.findIndex((word) => first.has(plainLetters(word).replace(/[^\p{L}\p{N}'-]/gu, '')));
  return (at < 0 ? left.join(' ') : words.slice(orderAround(words, at)).join(' ')).replace(/[\s.!?]+$/, '');
}

/** “Make a new proposal” begins with its verb, behind the “and”. */
function orderAround(words: readonly string[], at: number): number {
  const joint = words.slice(0, at).findLastIndex((word) => /^(?:and|then|und|dann|y|luego)$/i.test(word));
  return joint >= 0 && at - joint <= MOST_BETWEEN ? joint + 1 : at;
}
const MOST_BETWEEN = 4;

/** What a record is called that has a page of its own. */
function kindsAt(url: string): readonly string[] {
  if (/\/leads\/\d/.test(url)) return ['lead', 'inquiry', 'enquiry'];
  return /\/contacts\/\d/.test(url) ? ['client', 'contact'] : ['project', 'event'];
}
