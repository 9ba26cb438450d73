import type { Said } from '../../runs/turn';
import { AND_THEN } from '../letter-text';
import { letterIn, reminderFirst, type LetterWish } from './letter';
import { TONE_WORDS, type Tone } from './letter-style';
import { plainLetters } from './plain-letters';

const LEAD =
  '(?:(?:ok|okay|hm+|and|but|now|please|bitte|por favor|can you|could you|make (?:it|that|this)|mach (?:es|das|sie)|hazl[oa]|write it|it should be|should be|sounds? too \\w+|a (?:tad|bit|little)(?: bit)?|bit|much|way|rather|etwas|ein bisschen|bisschen|viel|noch|un poco|algo|mas|more|be|sound),? )*';
const REST = '(?:,? (?:please|bitte|por favor|then|still|dann))*(?<why>[,;:–-]? .{3,80})?';
const WHY = /^(?:[,;:–-]? )?(?:it'?s|its|it is|this is|because|since|es ist|weil|denn|es|porque|they|she|he|for)\b/;
const MOURNING = /\b(?:funeral|memorial|mourn\w*|grie\w+|passed|died|death|loss|beerdigung|trauer\w*|gestorben|funeral|luto|fallec\w+)\b/;

/**
 * “A bit warmer please, it's a funeral”: the letter before is to sound otherwise. Undefined: something else is said.
 *
 * @example toneIn('etwas kürzer bitte') // 'short'
 */
export function toneIn(said: string): Tone | undefined {
  const plain = plainLetters(said).replace(/[.!?\s]+$/, '');
  for (const [tone, words] of TONE_WORDS) {
    const found = new RegExp(`^${LEAD}(?:${words})(?: and \\w+)?${REST}$`, 'u').exec(plain);
    if (!found) continue;
    const why = found.groups?.['why'] ?? '';
    if (why !== '' && !WHY.test(why)) return undefined;
    return tone === 'warm' && MOURNING.test(why) ? 'mourning' : tone;
  }
  return undefined;
}

/** A letter that apologizes for nothing does what this asks. */
const NO_APOLOGY =
  /,? (?:and |but )*(?:please )?(?:don't|do not|without|no|not|never) (?:apologi[sz]\w*|(?:say(?:ing)? )?sorry|an apology)(?=[.!]*$)/i;
const AT = '(?:(?:a las|at|um|by|around|gegen) )';
/** “Better at 11, before that the gate is locked”: another hour in what was dictated, and why. */
const OTHER_HOUR = new RegExp(
  `^(?:(?:no|nein|mejor|better|make (?:it|that)|besser|lieber|actually|sorry|eher|rather|que sea),? )*${AT}?(?<hour>\\d{1,2}(?:[:.]\\d\\d)?)(?<half> ?(?:am|pm|uhr))?(?<why>,? .+)?$`,
  'iu',
);
const HOURS = new RegExp(`(?<![\\p{L}\\d])(?<at>${AT})\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|uhr))?`, 'giu');
const MORE =
  /^(?:(?:and|und|y|also|auch|bitte|please|ok|oh),? )*(?:(?:add|put in|mention|include|say(?: also)?|write(?: also)?|schreib(?: noch)? dazu|füg(?:e)? hinzu|erwähn(?:e)?|añade|agrega|pon|dile|menciona)(?: también| auch| noch)?,? (?:that |dass |que )?(?<more>.{4,}))$/iu;
const DEADLINE =
  /^(?:(?:and|und|y|bitte|please|ok),? )*(?:(?:set|put|add|give (?:them|her|him)|setz(?:e)?|nimm|pon|mit|with) )?(?:als frist|frist|(?:the |a )?deadline(?: is| of)?|until|como plazo|plazo)(?: (?:den|bis|el|hasta))? (?<day>.+?)(?: (?:rein|dazu|setzen|in|as (?:the )?deadline))*$/iu;
const SAY_DEADLINE: Readonly<Record<LetterWish['language'], (day: string) => string>> = {
  en: (day) => `please settle it by ${day}`,
  de: (day) => `bitte begleichen Sie den Betrag bis zum ${day.replace(/^(?:den|zum) /i, '')}`,
  es: (day) => `le rogamos que lo pague antes del ${day.replace(/^el /i, '')}`,
};

/** A letter as it stands after what was said of it since. */
export interface LetterNow {
  readonly letter: LetterWish;
  readonly tone: Tone | undefined;
}

/** The letter that this turn orders or changes, as it is after it; undefined: something else is said. */
export function letterNow(history: readonly Said[], message: string): LetterNow | undefined {
  let now: LetterNow | undefined;
  for (const content of [...history.filter(({ role }) => role === 'user').map((one) => one.content), message])
    now = begun(content) ?? (now && changed(now, content));
  return now;
}

function begun(said: string): LetterNow | undefined {
  const letter = letterIn(said) ?? reminderFirst(said)?.letter;
  return letter && { letter, tone: letter.tone };
}

function changed({ letter, tone }: LetterNow, said: string): LetterNow | undefined {
  const other = toneIn(letter.purpose === 'apology' ? said : said.replace(NO_APOLOGY, ''));
  if (other !== undefined) return { letter, tone: other };
  const body = withHour(letter.body, said) ?? withMore(letter, said);
  return body === undefined ? undefined : { letter: { ...letter, body }, tone };
}

function withHour(body: string, said: string): string | undefined {
  const found = OTHER_HOUR.exec(said.trim().replace(/[.!]+$/, ''))?.groups;
  if (!found || (body.match(HOURS) ?? []).length !== 1) return undefined;
  const other = body.replace(HOURS, `$<at>${found['hour'] ?? ''}${found['half'] ?? ''}`);
  return `${other}${(found['why'] ?? '').replace(/^,? /, ', ')}`;
}

function withMore({ body, language }: LetterWish, said: string): string | undefined {
  const plain = said.trim().replace(/[.!]+$/, '');
  const day = DEADLINE.exec(plain)?.groups?.['day'];
  const more = day === undefined ? MORE.exec(plain)?.groups?.['more'] : SAY_DEADLINE[language](day);
  return more === undefined ? undefined : `${body}${AND_THEN}${more}`;
}

/** The letter that was asked for last, where nothing but the letter was spoken of since. */
export function letterBefore(history: readonly Said[]): LetterWish | undefined {
  const users = history.filter(({ role }) => role === 'user');
  const last = users.at(-1);
  return last && letterNow(users.slice(0, -1), last.content)?.letter;
}
