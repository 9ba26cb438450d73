import { ARRANGEMENTS } from '../../planner/arrangements';
import { negatedIn } from '../../planner/heed/negated';
import { unheeded } from '../../planner/heed/unheeded';
import type { Plan } from '../../planner/plan';
import { plainLetters } from '../../planner/reading/plain-letters';
import { listed } from '../../planner/words';
import { countsLeft } from '../../planner/heed/counts-left';
import type { Outcome, Turn } from '../../runs/turn';
import { text } from '../job';

/** Whether an answer offers, drafts or opens something. */
export const makesSomething = ({ action, draft, letter }: Outcome): boolean =>
  action !== undefined || draft !== undefined || letter !== undefined;

interface Made {
  readonly plan: Plan;
  readonly before: Plan | undefined;
  readonly turn: Turn;
  readonly outcome: Outcome;
}

/** So many words that a draft passes over make it another wish. */
const TOO_MUCH = 4;

/**
 * A change or a draft with what it leaves out of the sentence. Where that would make another change of it – something that shall not be, a
 * count that is nowhere in it – it is asked about, and nothing is offered.
 */
export function heedChange({ plan, before, turn, outcome }: Made): Outcome {
  const made = madeBy(outcome);
  const whole = withoutPieces(plan.isTranslated === true ? plan.text : turn.message, outcome);
  const said = (plan.isReworded === true ? whole.replace(EDITS, ' ') : whole)
    .replace(OF_ORDERS, ' ')
    .replace(/(?<=\d) ?[ap]\.?m\b/gi, ' ')
    .replace(/\b(?:noon|midday)\b/gi, '12:00')
    .replace(outcome.action ? REASON : NEVER, ' ');
  const heard = [...(plan.heard ?? []), ...takenOut(plan, before)];
  const accounted = [...(outcome.heeded ?? []), ...(plan.heard ?? []).filter((word) => TURNS.test(word))];
  const left = [
    ...unheeded({ said, time: plan.span?.text, told: made, heard, accounted }),
    ...countsLeft({ said: turn.message.replace(MEASURES, ' '), time: plan.span?.text, told: made }).filter(
      (count) => !heard.includes(count),
    ),
  ];
  const against = outcome.draft ? negatedIn(turn.message).filter((what) => isMade(what, outcome)) : [];
  if (against.length > 0)
    return text(
      `You said no ${listed(against)}, and I would have put that in. Tell me what shall be in it, one by one, and I draft that. Nothing was changed.`,
    );
  const instructed = INSTRUCTS.exec(dictatedIn(outcome))?.[0];
  if (outcome.draft && ASKS_OF_THE_PAST.test(turn.message))
    return text(
      'I did not understand that question, and draft nothing for it. Ask it in other words, or tell me which pieces shall be made.',
      {
        notUnderstood: true,
      },
    );
  if (instructed !== undefined)
    return text(
      `Is “${instructed.trim()}” a part of it? I put in what you say word for word. Tell me the words alone, or one thing after the other. Nothing was changed.`,
    );
  if (left.length === 0) return outcome;
  if (plan.isReworded === true && outcome.draft)
    return text(
      `I changed nothing: I do not know what to do with ${quoted(left)}. Say it like “swap hydrangea for lisianthus”, “without ruscus” or “make it 12”.`,
    );
  if (outcome.draft && !isCounted(outcome) && left.flatMap((one) => one.split(' ')).length >= TOO_MUCH)
    return text(
      `I did not understand that well enough to draft something: I do not know what to do with ${quoted(left)}. Which pieces shall it be, and how many?`,
      {
        notUnderstood: true,
      },
    );
  if (left.some((one) => /^\d+$/.test(one) || TURNS.test(one)))
    return text(
      `I do not know what to do with ${quoted(left)}, and that would make something else of it. Say it without that, or in two sentences. Nothing was changed.`,
    );
  return { ...outcome, message: `${outcome.message}\nI have left out ${quoted(left)}.` };
}

/** Left out, these make another thing of what is left. */
const TURNS =
  /\b(?:not|no|never|without|except|besides|only|unless|instead|rather|before|after|nicht|kein\w*|ohne|nur|ausser|statt|sin|solo|excepto|salvo)\b/i;
/** A question of what was or is; none of these wants something drafted. */
const ASKS_OF_THE_PAST =
  /^(?:what (?:did|was|were|has|have)|did|has|have|had|was|were|who|whose|when|where|why|which|wer|wann|wo|warum|hat|haben|quien|cuando|donde|por que)\b(?!.*\b(?:you (?:draft|make|write)|draft|recipe for)\b)/i;
/** Said to whoever writes something down, and no part of it. */
const INSTRUCTS =
  /,? *\b(?:(?:but )?(?:don't|do not|dont|please don't) (?:mention|tell|say)\b.*|keep it (?:short|gentle|brief|friendly|polite|kind)\b.*|\btell (?:her|him|them) (?:that )?.*|\bask (?:her|him|them)\b.*|\bb?cc \w+|in (?:spanish|german|english|french)(?: please)?$|and (?:one|another|a second)(?: task| note| one)? for [A-Z].*)/i;
function dictatedIn({ action }: Outcome): string {
  const given = action?.arguments ?? {};
  return ['body', 'text', 'title', 'message'].map((name) => given[name]).find((value): value is string => typeof value === 'string') ?? '';
}

/** Why somebody wants it changes nothing of what is wanted. */
const REASON = /\b(?:so (?:that )?(?:we|i|they|she|he|nobody)|because|since (?:she|he|they|we)|weil|damit|porque|para que)\b.*$/iu;
const NEVER = /$^/;

/** Words an order has beside what it orders. */
const OF_ORDERS =
  /\b(?:(?:wants? )?to spend|due|later|called|^start|found us|from now|assigned to|so they know|as well|ppl|pax|or so|(?<=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half a?|a) )grand)\b|(?<=\d) ?-?ish\b/gi;
/** How a draft is changed: what has come of it shows. */
const EDITS =
  /\b(?:and |but |actually |rather )*(?:add|swap|replace|exchange|substitute|change|use|take|put in|leave out|drop|skip|remove|without|instead(?: of)?|no(?=[ ,]))\b/gi;

/** Words that stood in the turn before and are gone from what has come of it. */
function takenOut({ text: now, isReworded }: Plan, before: Plan | undefined): readonly string[] {
  if (isReworded !== true || !before) return [];
  const kept = plainLetters(now);
  return (plainLetters(before.text).match(/\p{L}{3,}|\d+/gu) ?? []).filter((word) => !kept.includes(word));
}

/** Stems that were counted one by one make a draft, whatever else was told of it. */
const isCounted = ({ draft }: Outcome): boolean =>
  draft?.kind === 'recipe' &&
  draft.data.pages.every(({ ingredients }) => ingredients.filter(({ role }) => role !== 'supply').length > 1) &&
  draft.data.assumptions.some((one) => one.startsWith('Stem counts are those'));

const quoted = (words: readonly string[]): string => listed(words.map((word) => `“${word}”`));

/** How long or high a piece is and how long it takes are no counts of anything. */
const MEASURES =
  /\b(?:\d{1,3}(?:[.,]\d)?|[a-z]+(?:ty|teen|ve|ne|wo|ee|ur|ix|en|ht)(?:-[a-z]+)?) ?(?:ft|feet|foot|cm|m|meters?|metres?|inch(?:es)?|in\.|minutes?|mins?|hours?|hrs?)(?![\p{L}\d])/giu;

/** What every draft has, whatever was said. */
const NOT_SAID = { assumptions: undefined, waste: undefined, shopping_list: undefined };
const madeBy = ({ message, action, draft, letter }: Outcome): string =>
  [message, JSON.stringify([action?.title, action?.details, action?.arguments, draft && { ...draft.data, ...NOT_SAID }, letter])].join(
    '\n',
  );

/** Kinds of pieces are known by more names than the one a draft tells. */
const withoutPieces = (said: string, { draft }: Outcome): string =>
  draft ? ARRANGEMENTS.reduce((rest, { pattern }) => rest.replace(new RegExp(pattern.source, 'gi'), ' '), said) : said;

function isMade(what: string, { draft }: Outcome): boolean {
  const flowers = plainLetters(JSON.stringify(draft?.data ?? ''));
  return what.split(' ').some((word) => flowers.includes(word.replace(/(?:ies|es|s|n|y)$/, '')));
}
