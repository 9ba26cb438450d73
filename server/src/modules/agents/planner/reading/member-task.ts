import { findSpan, type Span } from '../dates';
import { GERMAN } from '../language/german.data';
import { SPANISH } from '../language/spanish.data';

/** Somebody is said to do something. */
export interface TaskSaid {
  readonly who: string;
  /** What is to be done, in the person's own words and without its day. */
  readonly what: string;
  readonly span: Span | undefined;
}

const WHO = '(?<who>\\p{L}[\\p{L}’-]+)';
const ACTS =
  'call|ring|phone|text|mail|email|book|reserve|count|check|order|buy|pack|load|unload|clean|wash|send|write|bring|drive|deliver|make|meet|handle|prepare|collect|confirm|cut|sort|label|print|pick|pull|set|do|finish|take|get|water|condition|strip|fix|build|chase|ask|measure|update|draft|visit|return|charge|refill|follow|reply|answer|submit|post|talk|speak|look|start|plan|design|sketch|schedule|arrange|pay|file|upload|research|find|source|fetch|drop|sweep|iron|test|repair|sharpen|hang|switch|turn|lock';
const BEFORE =
  /^(?:(?:(?:some |the |new |these )?(?:tasks?|to-?dos?|aufgaben?|tareas?)(?:,? (?:please|pls|plz|bitte|por favor|for (?:us|the team|today|this week)))*\s*[:,;-]|please|pls|bitte|and|also|und|auch|y|ok|okay|then)[ ,]*)+/iu;
const NOT = /\b(?:not|never|n't|nicht|kein\w*|nunca)\b|n't\b|\?\s*$/i;
/** “…, give him till Friday” says when, and is no second task. */
const UNTIL_THEN =
  /,? (?:and |please |just )*(?:give|allow) (?:him|her|them) (?:un)?(?:til|till) |,? (?:he|she|they) ha(?:s|ve) (?:un)?(?:til|till) /i;
const ADDS = '(?:(?:add|create|make|put|note|apunta|anota|crea|agrega|añade|pon|notier|leg|erstell)e?(?: down| mir| me)? )';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:${ADDS})?(?:(?:an? |new |una |eine )*(?:task|to-?do|aufgabe|tarea) (?:for|für|para) )${WHO}(?: an)?\\s*[:,-]\\s*(?<what>.+)$`,
    'iu',
  ),
  new RegExp(`^${WHO} (?:should|needs to|has to|must|shall|is to|gotta|got to)(?: please| also)? (?<what>(?:${ACTS}|\\p{L}+)\\b.+)$`, 'iu'),
  new RegExp(`^(?:ask|tell|get|have|remind) ${WHO} to (?<what>(?:${ACTS})\\b.+)$`, 'iu'),
  new RegExp(`^(?:give|assign) ${WHO} (?:an? |the |this )?(?:new )?(?:task|to-?do|job)(?: to|\\s*:| of) (?<what>.+)$`, 'iu'),
  new RegExp(`^${WHO} to (?<what>(?:${ACTS})\\b.+)$`, 'iu'),
  new RegExp(`^${WHO} (?:soll|sollte|muss|müsste)(?: bitte| noch| auch| dann)* (?<what>.+(?:en|ern|eln))$`, 'iu'),
  new RegExp(`^(?<when>.{4,30}?) (?:soll|sollte|muss|müsste) ${WHO}(?: bitte| noch| auch)* (?<what>.+(?:en|ern|eln))$`, 'iu'),
  new RegExp(`^${WHO} (?:tiene que|debe|debería|ha de) (?<what>.+)$`, 'iu'),
];
const THIRD = new RegExp(`^${WHO} (?<verb>${ACTS})(?<end>e?s) (?<rest>.+)$`, 'iu');
const WHENS = [GERMAN, SPANISH].map(
  ({ when }) => new RegExp(`[,;]?\\s*(?<![\\p{L}])(?:bis (?:zum |spätestens )?|antes del? |para )?${when}(?![\\p{L}])`, 'iu'),
);

/**
 * Tasks that are said as what somebody of the team does: one, or several in one sentence. Whether anybody has that name is not looked at.
 *
 * @example tasksSaid('hank counts the lanterns by friday, leo books the lift', today)
 */
export function tasksSaid(message: string, today: string): readonly TaskSaid[] {
  const said = message
    .trim()
    .replace(BEFORE, '')
    .replace(UNTIL_THEN, ' by ')
    .replace(/[.!]+$/, '');
  if (NOT.test(said)) return [];
  const parts = said.split(
    /\s*[,;]\s*(?:and |und |y )?|\s+(?:and|und|y)\s+(?=\p{L}+ (?:\p{L}+s|soll|muss|should|needs|has|must|to|tiene|debe)\b)/iu,
  );
  const each = parts.map((part) => taskIn(part.replace(BEFORE, ''), today)).filter((one) => one !== undefined);
  if (each.length > 1) return each;
  const only = taskIn(said, today);
  return only ? [only] : [];
}

function taskIn(said: string, today: string): TaskSaid | undefined {
  const third = THIRD.exec(said)?.groups;
  const found = third ?? FORMS.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const what = third ? `${third['verb'] ?? ''} ${third['rest'] ?? ''}` : (found['what'] ?? '');
  const span = findSpan(said, today);
  const day = span?.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const timeless =
    day === undefined ? what : what.replace(new RegExp(`[,;]?\\s*(?:\\b(?:by|until|till|on|due|before|for)\\s+)?${day}`, 'i'), ' ');
  return {
    who: found['who'] ?? '',
    what: WHENS.reduce((rest, when) => (day === undefined ? rest.replace(when, ' ') : rest), timeless)
      .replace(/\s+/g, ' ')
      .trim(),
    span,
  };
}
