import type { AgentTypeId, ToolEffect } from '@butterfly/contracts/agents';
import { asReminder } from './as-reminder';
import { dayAloneIn, findSpan, type Span } from './dates';
import { EVERYDAY } from './everyday-intents';
import { followUp, startsOver } from './follow-up';
import { looseReading } from './fuzzy-parser';
import type { Intent, IntentId } from './intent';
import { INTENTS, LAST } from './intents';
import { restored, translate } from './language/translate';
import { strangeWords } from './known-words';
import { guessed } from './model/guess';
import { doneSoFar } from './reading/done-so-far';
import { asksWhatIs } from './reading/no-order';
import { forPeople, forWearers, onePiece, orderAsked, pieceFirst, timesMany, vaguePiece } from './stem-lines';
import { withoutTypos } from './typos';
import { wordsOfPattern } from './heed/words-of-pattern';
import { digits, tidy } from './words';

/** What a sentence is taken for. Pure: the same sentence on the same day after the same turns is always the same plan. */
export interface Plan {
  readonly intent: IntentId;
  readonly agent: AgentTypeId;
  readonly effect: ToolEffect;
  /** The sentence with digits for numbers, without politeness, in English. */
  readonly text: string;
  readonly span: Span | undefined;
  /** What the pattern of the intent has caught, such as the name of a record. */
  readonly slots: Readonly<Record<string, string>>;
  /** Whom a correction has named instead of who was meant before. */
  readonly about?: string | undefined;
  /** The grammar does not know the sentence: the model took it for this, and the answer says so. */
  readonly isGuess?: boolean;
  /** Words the pattern of the intent hangs on: what of the sentence it has heeded, beside its slots. */
  readonly heard?: readonly string[];
  /** The sentence was put into the grammar's English. */
  readonly isTranslated?: boolean;
  /** It is the rest of the turn before, which it rewords. */
  readonly isReworded?: boolean;
}

export interface PlanContext {
  /** Today at the business. */
  readonly today: string;
  /** What the turn before was taken for. */
  readonly before?: Plan | undefined;
  /** Also with words nobody has said in such a sentence; for those who gather them. */
  readonly takesAnyWord?: boolean;
}

export function planOf(said: string, { today, before, takesAnyWord = false }: PlanContext): Plan {
  const message = asReminder(said, today);
  const translated = translate(message.slice(0, LONGEST));
  const text = withDoer(
    movedBy(
      orderAsked(
        onePiece(vaguePiece(forWearers(forPeople(pieceFirst(timesMany(withoutTypos(digits(tidy(translated?.text ?? message))))))))),
      ),
    ),
  );
  const alone = understood(text, today);
  const reworded =
    before && !STANDS_ALONE.has(alone.intent) ? followUp(text, { before, today, led: startsOver(translated?.text ?? message) }) : undefined;
  const plan = reworded ? understood(reworded.text, today) : alone;
  const read = onThatDay(ownWords(named(plan, reworded?.about, before), translated?.kept ?? []), before, today);
  const done = doneSoFar([said, text], read.span, today);
  const taken = { ...read, span: done, isTranslated: translated !== undefined, isReworded: reworded !== undefined };
  if (taken.effect === 'draft' && !reworded && [said, text].some(asksWhatIs)) return { ...taken, ...NOT_UNDERSTOOD };
  if (takesAnyWord || (taken.intent !== 'unknown' && strangeWords(taken).length === 0)) return taken;
  return guessed(taken) ?? { ...taken, ...NOT_UNDERSTOOD };
}

const LATER = /^(?:move|push|shift|postpone|reschedule) (.+?) (?:by )?(\d+|an?|one) (day|week|month)s? (?:later|back)$/i;
const BACK = /^(?:move|push|shift|put) (.+?) (?:back|out) (?:by )?(\d+|an?|one) (day|week|month)s?$/i;
/** "Move it one day later" is "postpone it by 1 day". */
const movedBy = (text: string): string =>
  text.replace(
    LATER.test(text) ? LATER : BACK,
    (_whole, what: string, count: string, unit: string) => `postpone ${what} by ${count.replace(/^one$/i, '1')} ${unit}`,
  );

/** "…, assigned to Tom": who does a task is no project it is for. */
const withDoer = (text: string): string =>
  /\b(?:task|to-?do)\b/i.test(text)
    ? text.replace(/,? (?:and )?assign(?:ed)? (?:it )?to (\p{L}[\p{L}'-]*)(?=$|,? (?:due|by|on|before|until)\b)/iu, ' [$1]')
    : text;

const NOT_UNDERSTOOD = { intent: 'unknown', agent: 'orchestrator_agent', effect: 'read', slots: {} } as const;

/** A day of the month alone, or the day that was asked about: "are we free on June 12?" – "then pencil in Tara Quinn" is for that day. */
function onThatDay(plan: Plan, before: Plan | undefined, today: string): Plan {
  if (plan.span || (plan.intent !== 'create_lead' && plan.intent !== 'add_task')) return plan;
  const own = dayAloneIn(plan.text, today);
  if (own) return { ...plan, span: own, slots: withoutDay(plan.slots, own.text) };
  const day = before?.intent === 'date_load' && before.span?.from === before.span?.to ? before?.span : undefined;
  return plan.intent === 'create_lead' && day ? { ...plan, span: day } : plan;
}

const withoutDay = (slots: Plan['slots'], day: string): Plan['slots'] =>
  Object.fromEntries(
    Object.entries(slots).map(([name, said]) => [
      name,
      said
        .replace(day, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?=,)/g, '')
        .trim(),
    ]),
  );

/** What is said about the conversation itself is never the rest of another sentence. */
const STANDS_ALONE = new Set<IntentId>(['leave_it', 'undo', 'yes', 'help', 'greeting']);

/** What is longer is no sentence of a person. */
const LONGEST = 2_000;

function understood(text: string, today: string): Plan {
  const span = findSpan(text, today);
  return (
    fitting([...EVERYDAY, ...INTENTS], { text, span }) ??
    looseReading({ text, span }) ??
    fitting(LAST, { text, span }) ?? { ...NOT_UNDERSTOOD, text, span }
  );
}

/** "No, the Chen one": what was asked before, about somebody else. */
function named(plan: Plan, about: string | undefined, before: Plan | undefined): Plan {
  if (about === undefined || before === undefined) return plan;
  const same = plan.intent === before.intent ? plan : { ...before, span: plan.span };
  return { ...same, about, slots: { ...same.slots, name: about } };
}

function ownWords(plan: Plan, kept: readonly string[]): Plan {
  if (kept.length === 0) return plan;
  const slots = Object.entries(plan.slots).map(([name, value]) => [name, restored(value, kept)] as const);
  return { ...plan, text: restored(plan.text, kept), slots: Object.fromEntries(slots) };
}

function fitting(intents: readonly Intent[], { text, span }: Pick<Plan, 'text' | 'span'>): Plan | undefined {
  for (const { id, agent, effect, patterns, fits } of intents) {
    if (fits && !fits({ text, span })) continue;
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found) return { intent: id, agent, effect, text, span, slots: slotsOf(found.groups ?? {}, span), heard: wordsOfPattern(pattern) };
    }
  }
  return undefined;
}

/** What stands behind a name and does not belong to it. */
const TRAILING =
  /(?:,? (?:on|in|at|for|by|from|with|due|being|held|taking place|getting married|happening|going|doing|looking|coming|along|at all|yet|again|now|lately|so far|then|today|this time|please))+$/i;
/** What a person dictates stays as it was said, with its times and apostrophes. */
/** “Everything's back” keeps its apostrophe. */
const WITHIN_A_WORD = /(?<=[a-z\u00c0-\u024f])'(?=[a-z\u00c0-\u024f])/gi;
const DICTATED = new Set(['body', 'when', 'by', 'rest']);

/** A name does not keep the words that say when. */
function slotsOf(groups: Readonly<Record<string, string | undefined>>, span: Span | undefined): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    const clean = DICTATED.has(name) ? value?.trim() : nameOf(name === 'title' ? value?.replace(WITHIN_A_WORD, '’') : value, span);
    if (clean) slots[name] = clean;
  }
  return slots;
}

function nameOf(value: string | undefined, span: Span | undefined): string | undefined {
  return value
    ?.replace(new RegExp(`(?:\\b(?:on|by|until|till|due|for|at) )?${escaped(span?.text ?? '\u0000')}`, 'i'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|our|my|a|an)\s+/i, '')
    .replace(/['"]/g, '')
    .trim()
    .replace(TRAILING, '')
    .replace(/[,;:\s]+$/, '')
    .trim();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
