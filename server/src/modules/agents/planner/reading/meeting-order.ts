import { clockIn, hoursIn, lengthIn, minutesFrom } from '../clock';
import { findSpan, type Span } from '../dates';
import { translate } from '../language/translate';
import { withoutTypos } from '../typos';
import { digits, tidy } from '../words';
import { heldFor } from './hold-name';

/** When something shall be: what of it was said. */
export interface WhenSaid {
  readonly span: Span | undefined;
  /** "15:00" */
  readonly time: string | undefined;
  /** Not before this time. */
  readonly after: string | undefined;
  readonly part: 'any' | 'morning' | 'afternoon';
}

/** What somebody wants done with a meeting, a held day or the calendar; every word of the sentence is in one of its parts. */
export type MeetingOrder =
  | { readonly kind: 'cancel' | 'confirm'; readonly who: string; readonly sort: string | undefined; readonly when: WhenSaid }
  | {
      readonly kind: 'move';
      readonly who: string;
      readonly sort: string | undefined;
      readonly when: WhenSaid;
      /** The day it was on until now, where that was said. */
      readonly from: Span | undefined;
    }
  | { readonly kind: 'shift'; readonly who: string; readonly sort: string | undefined; readonly when: WhenSaid; readonly minutes: number }
  | { readonly kind: 'book'; readonly who: string; readonly sort: string; readonly when: WhenSaid }
  | { readonly kind: 'hold'; readonly who: string; readonly when: WhenSaid; readonly note: string }
  | {
      readonly kind: 'entry';
      readonly title: string;
      readonly when: WhenSaid;
      readonly minutes: number | undefined;
      readonly place: string;
    };

const SORT =
  '(?:(?:\\d{1,3}[- ]min(?:ute)?s? )?(?:studio |venue |phone |video |intro |site )?(?:meeting|appointment|consult(?:ation)?|tasting|walk[- ]?thr(?:ough|u)|visit|call))';
const SORT_IN = new RegExp(`\\b${SORT}\\b`, 'i');
const CANCEL = /^(?:cancel|call off|scrap) (?<rest>.+)$/i;
const MOVE = /^(?:move|reschedule|push|shift|postpone) (?<rest>.+?) (?:back |forward |over )?(?:to|until) (?<when>.+)$/i;
/** “Push the colour talk back half an hour”: by how much, and not to which time. */
const SHIFT =
  /^(?:move|reschedule|push|shift|postpone|delay|bring|put|make) (?<rest>.+?)(?: (?<way>back|forward|up|out|ahead|earlier|later))?(?: by)? (?<by>(?:an?|one|two|half an?|\d{1,3}) ?(?:hours?|hrs?|h|minutes?|mins?|min))(?: (?<end>back|forward|earlier|later|ahead|up))?$/i;
const EARLIER = /^(?:forward|up|ahead|earlier)$/i;
/** “Can we do tomorrow's site visit at noon instead of two”. */
const RATHER_AT =
  /^(?:(?:can|could|should|shall) (?:we|you|i) (?:do|have|make|put|hold|move) |(?:let's|let us|we'll|we) (?:do|have|make|hold) |(?:make|put|have|do) )?(?<rest>.+?) (?<when>(?:at|to|on) .+?) (?:instead|rather)(?: (?:of|than) .+)?$/i;
const CONFIRM = /^confirm (?<rest>.+)$/i;
const BOOK = new RegExp(
  `^(?:book|schedule|set up|arrange|plan|put(?: me)? in|pencil in|put down|fit in|squeeze in|get me|make me) (?:in )?(?:an? |the |another )?(?<sort>${SORT}) (?:with|for) (?<rest>.+)$`,
  'i',
);
const HOLD =
  /^(?:(?:put|place|add|set) (?:an? |the )?(?:date )?(?:hold|option) on|hold|keep) (?<when>.+?) (?:(?:on hold|open|free) )?for (?:the )?(?<who>[\p{L}\d].{1,160}?)$/iu;
const ENTRY =
  /^(?:put|add|note|enter|write) (?:an? |the )?(?<title>.+?) (?:in|on|to|into|down in) (?:the |my |our |team )?calendar,? (?<rest>.+)$/i;
const OF_AN_EVENT =
  /\b(?:wedding|memorial|gala|elopement|launch|benefit|party|event|project|job|funeral|anniversary|workshop|task|tasks|invoice|order|lead|delivery|deadline|payment|due date|moodboard|proposal)s?\b/i;
const LITTLE =
  /\b(?:(?:on )?(?:that |the )?same day|on the day|i meant?|i said|my|the|our|that|this|with|of|for|on|at|a|an|booking|please|instead|then|if possible|would be (?:ideal|great|best|good)|ideally|preferably|around|about|and|same time|at the same time|it|after|from|not before|morning|afternoon|evening|'s)\b|[,.;!?]/gi;

/** As it is read here: without politeness, with digits and the days of the week as they are spelled. */
const read = (said: string): string =>
  withoutTypos(digits(tidy(said.replace(/\b(mrs?|ms|dr|st)\. /gi, '$1 ').replace(/\bwens?day\b|\bwensday\b/gi, 'wednesday'))));

/**
 * A meeting that is to be booked, moved, confirmed or cancelled, a day to be held, or something for the calendar.
 *
 * @example meetingOrder('cancel my call with Maya on Monday', '2026-11-23')
 */
export function meetingOrder(said: string, today: string): MeetingOrder | undefined {
  const [first = '', ...others] = read(said)
    .replace(/\b([ap])\.m\./gi, '$1m')
    .split(/(?<=[\p{Ll}\d)])[.!?] (?=\p{Lu})/u)
    .map((sentence) => sentence.trim());
  const sentence = first.replace(/[.!?]+$/, '');
  return (
    bookIn(sentence, others, today) ??
    changeIn(sentence, others, today) ??
    holdIn(sentence, others, today) ??
    entryIn(sentence, others, today) ??
    ownEntry(said, today) ??
    closedDays(said, today)
  );
}

function changeIn(sentence: string, others: readonly string[], today: string): MeetingOrder | undefined {
  if (others.length > 0) return undefined;
  const move = (MOVE.exec(sentence) ?? RATHER_AT.exec(sentence))?.groups;
  if (move) {
    const { when, rest } = whenIn(move['when'] ?? '', today);
    const until = whenIn((move['rest'] ?? '').replace(/'s(?=\s|$)/g, ''), today);
    const of = named(until.rest);
    return rest === '' && of && (when.span || when.time) ? { kind: 'move', ...of, when, from: until.when.span } : undefined;
  }
  const shift = shiftIn(sentence);
  if (shift) return shift;
  for (const [kind, pattern] of [['cancel', CANCEL] as const, ['confirm', CONFIRM] as const]) {
    const said = pattern.exec(sentence)?.groups?.['rest'];
    if (said === undefined) continue;
    const { when, rest } = whenIn(said, today);
    const of = named(rest);
    return of && { kind, ...of, when };
  }
  return undefined;
}

function shiftIn(sentence: string): MeetingOrder | undefined {
  const { rest = '', way, by = '', end } = SHIFT.exec(sentence)?.groups ?? {};
  const length = lengthIn(by);
  const of = rest === '' ? undefined : named(rest);
  if (!length || !of || (way === undefined && end === undefined && /^(?:put|make|bring)\b/i.test(sentence))) return undefined;
  const minutes = EARLIER.test(end ?? way ?? '') ? -length.minutes : length.minutes;
  return { kind: 'shift', ...of, minutes, when: { span: undefined, time: undefined, after: undefined, part: 'any' } };
}

/** Whom a meeting is with, and what sort it is; nothing where it is about something else. */
function named(said: string): { who: string; sort: string | undefined } | undefined {
  const sort = SORT_IN.exec(said)?.[0];
  const who = without(said.replace(sort ?? '\u0000', ' ').replace(/'s(?=\s|$)/g, ''));
  if (OF_AN_EVENT.test(who) || who.split(' ').length > 4) return undefined;
  return who === '' && !ENTRY_ALONE.test(sort ?? '') ? undefined : { who, sort };
}

/** What stands in the calendar by its sort alone: “my site visit”. */
const ENTRY_ALONE = /^(?:site|venue|flower|team|colour|color)? ?(?:visit|walk[- ]?thr(?:ough|u)|tasting)$/i;

function bookIn(sentence: string, others: readonly string[], today: string): MeetingOrder | undefined {
  const found = BOOK.exec(sentence)?.groups;
  if (!found) return undefined;
  const own = whenIn(found['rest'] ?? '', today);
  const later = others.filter((one) => !/n't\b|\bnot\b/i.test(one)).map((one) => whenIn(one, today));
  const when = own.when.span || own.when.time ? own.when : (later.find(({ when: { span } }) => span)?.when ?? own.when);
  const of = named(own.rest);
  return of && { kind: 'book', who: of.who, sort: found['sort'] ?? 'meeting', when };
}

function holdIn(sentence: string, others: readonly string[], today: string): MeetingOrder | undefined {
  const { when: said = '', who: named = '' } = HOLD.exec(sentence)?.groups ?? {};
  const { when, rest } = whenIn(said, today);
  const { who, told } = heldFor(named);
  if (who === '' || rest !== '' || when.span === undefined || when.span.from !== when.span.to) return undefined;
  return { kind: 'hold', who, when, note: [told, ...others].filter(Boolean).join('. ') };
}

function entryIn(sentence: string, others: readonly string[], today: string): MeetingOrder | undefined {
  const { title = '', rest: told = '' } = ENTRY.exec(sentence)?.groups ?? {};
  return title === '' || others.length > 0 ? undefined : entryOf(title, told, today);
}

/** Its title stays as it was typed. */
function ownEntry(said: string, today: string): MeetingOrder | undefined {
  const own = ownEntryIn(digits(tidy(said)).replace(/[.!]+$/, ''), today);
  return own && entryOf(own.title, own.rest, today);
}

/** “Block December 24 through 27, studio's closed for Christmas”: whole days, and several of them. */
const BLOCK =
  /^(?:please )?(?:block|close|mark|keep)(?: off| out)? (?<when>.+?)(?: (?:as )?(?:off|out|closed))?(?<there> (?:in|on|off) (?:the |our |my |team )?calendar)?(?: (?:as|for|because)|\s*[,;:–-]+)?(?: (?<why>.+))?$/iu;
const CLOSED = /\b(?:closed?|holidays?|vacation|away|break|off|shut|nobody (?:works|is (?:here|in)))\b/i;

function closedDays(said: string, today: string): MeetingOrder | undefined {
  const sentence = said.trim().replace(/[.!]+$/, '');
  const span = findSpan(sentence, today);
  const { when: begin = '', there, why } = BLOCK.exec(sentence.replace(span?.text ?? '\u0000', 'ⓓ'))?.groups ?? {};
  if (!span || without(begin) !== 'ⓓ' || !(there !== undefined || CLOSED.test(sentence))) return undefined;
  const when = { span, time: undefined, after: undefined, part: 'any' } as const;
  return { kind: 'entry', title: why?.trim() ?? 'Closed', when, minutes: undefined, place: '' };
}

function entryOf(title: string, told: string, today: string): MeetingOrder | undefined {
  const said = translate(told)?.text ?? told;
  const hours = hoursIn(said);
  const length = hours ? undefined : lengthIn(said);
  const short = said.replace(hours?.text ?? length?.text ?? '\u0000', hours ? ` at ${hours.time}` : ' ');
  const place = PLACE.exec(short);
  const { when, rest } = whenIn(short.replace(place?.[0] ?? '\u0000', ' '), today);
  if (
    rest !== '' ||
    when.span === undefined ||
    (when.span.from !== when.span.to && (when.time !== undefined || !SEVERAL_DAYS.test(when.span.text)))
  )
    return undefined;
  return {
    kind: 'entry',
    title: title.trim(),
    when,
    minutes: hours ? minutesFrom(hours.time, hours.until) : length?.minutes,
    place: (place ?? PLACE.exec(title))?.groups?.['place'] ?? '',
  };
}

/** Days that are named by their first and last one. */
const SEVERAL_DAYS = /\d.*(?:to|through|thru|until|till|bis|–|-) ?(?:the )?(?:\p{L}+ )?\d/u;

const OF_ONES_OWN =
  /\b(?:dentist|doctor|doc|gp|physio\w*|optician|hairdresser|haircut|barber|vet|gym|yoga|therap\w+|massage|lunch|dinner|breakfast|coffee|drinks|school|kindergarten|daycare|mechanic|garage|mot|accountant|lawyer|bank|passport|embassy|private|personal|errands?|nap|swim\w*|zahnarzt\w*|arzt\w*|friseur\w*|tierarzt\w*|werkstatt|steuerberater\w*|dentista|m[e\u00e9]dico|peluquer[i\u00ed]a|veterinario|taller)\b/i;
const FOR_ME = /(?:,? (?:in |down )?(?:for me|for myself|in my diary|in my day|f\u00fcr mich|para m[i\u00ed]))(?=[ ,]|$)/i;
const OWN_ENTRY =
  /^(?:(?:i have|i've got|i got|there's|i'm having) (?:an? |the |my )?|(?:put|add|note|enter|pencil|schedule|book|block|pop|stick|save|trag|schreib|notier|apunta|anota|pon)e?(?: me| mir)? (?:in |down |out |off )?(?:an? |the |my |eine?n? |meinen? |una? |el |la |mi )?)(?<rest>.+)$/i;

const HOURS_BARE = /\b(?<!from )(?=\d{1,2}(?::\d\d)? ?(?:to|until|till|-) ?\d)/i;
/** “Block Friday 2 to 4 for the dentist”: when comes first. */
const KEPT_FREE =
  /^(?:block|keep|reserve|book)(?: off| out| me)* (?<when>.+?) (?:free )?for (?:me to (?:see|go to) )?(?:an? |the |my )?(?<title>.+)$/i;

/** “Put a dentist appointment in for me Wednesday 3pm, an hour”: something of one's own, with its day. */
function ownEntryIn(sentence: string, today: string): { readonly title: string; readonly rest: string } | undefined {
  const kept = KEPT_FREE.exec(sentence)?.groups;
  const said =
    kept && OF_ONES_OWN.test(kept['title'] ?? '')
      ? `${kept['title'] ?? ''} ${(kept['when'] ?? '').replace(HOURS_BARE, 'from ')}`
      : OWN_ENTRY.exec(sentence)?.groups?.['rest'];
  if (said === undefined || /\?/.test(said) || OF_AN_EVENT.test(said)) return undefined;
  const isMine = FOR_ME.test(said);
  const rest = said.replace(FOR_ME, ' ').replace(/\s+/g, ' ').trim();
  const day = findSpan(rest, today)?.text;
  const clock = (hoursIn(rest) ?? clockIn(rest.replace(day ?? '\u0000', ' ')))?.text.trim();
  const at = Math.min(...[day, clock].map((part) => (part ? rest.indexOf(part) : -1)).filter((index) => index > 0));
  const title = rest
    .slice(0, Number.isFinite(at) ? at : 0)
    .replace(/[\s,]+(?:in|on|at|for|from|am|um|el|a las|ein|auf)?[\s,]*$/i, '')
    .replace(/[\s,]+in$/i, '')
    .trim();
  if (day === undefined || title === '' || !(OF_ONES_OWN.test(title) || (isMine && clock !== undefined && !WITH_SOMEBODY.test(title))))
    return undefined;
  return { title, rest: rest.slice(at) };
}

const WITH_SOMEBODY =
  /\b(?:with|mit|con) |\b(?:consult\w*|tasting|walk[- ]?through|call|meeting|visit|note|reminder|palette|recipe|quote|list|bouquet|centrepieces?|centerpieces?|roses|flowers)\b/i;

const PLACE = /(?<![\p{L}])(?:at|in|im|bei|en) (?:the )?(?<place>\p{Lu}[\p{L}'’&-]*(?: [\p{Lu}&][\p{L}'’&-]*)*)/u;

/** When, and the words that are left of what says so. */
function whenIn(said: string, today: string): { when: WhenSaid; rest: string } {
  const span = findSpan(said, today);
  const undated = withoutItsWeekday(said.replace(span?.text ?? '\u0000', ' '), span);
  const after = /\b(?:after|from|not before) (?=\d)/i.test(undated);
  const clock = clockIn(undated.replace(/\b(?:after|from|not before) (?=\d)/gi, 'at '));
  const part = partOf(said);
  const rest = without(undated.replace(/\b(?:after|from|not before) (?=\d)/gi, 'at ').replace(clock?.text ?? '\u0000', ' '));
  return { when: { span, time: after ? undefined : clock?.time, after: after ? clock?.time : undefined, part }, rest };
}

/** “Saturday 19 June”: a day of the week that the date has says nothing more; another one is left, and so nobody takes it for that date. */
function withoutItsWeekday(said: string, span: Span | undefined): string {
  if (!span) return said;
  const own = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${span.from}T00:00:00Z`));
  return said.replace(new RegExp(`\\b${own}\\b`, 'i'), ' ');
}

function partOf(said: string): WhenSaid['part'] {
  if (/\bmorning\b/i.test(said)) return 'morning';
  return /\bafternoon\b/i.test(said) ? 'afternoon' : 'any';
}

const without = (said: string): string => said.replace(LITTLE, ' ').replace(/\s+/g, ' ').trim();

const AGAIN =
  /^(?:(?:actually|just|don't(?: cancel(?: (?:it|that))?)?|do not(?: cancel(?: (?:it|that))?)?|not cancel,?(?: but)?|keep it,?(?: but)?|(?:but )?(?:move|shift|push|put|set|change) (?:it|that)(?: back| over)?(?: to)?|no|sorry|wait|oh|hm+|make (?:it|that)|cancel that|scrap that|not that|better|rather|and|then|or|(?:she|he|they)(?:'d)? (?:wants?|prefers?|needs?|can|rather)|let's (?:say|do)|how about|what about),? ?)*(?<when>.+)$/i;

/** Not what was ordered, but another time. */
const RATHER = /\b(?:don'?t|do not|not|no|keep|make|move|shift|push|put|set|change|instead|rather|better)\b/i;

/** “No, Friday at 2”: the order before it with another time. */
export function anotherTime(said: string, before: MeetingOrder, today: string): MeetingOrder | undefined {
  const words = AGAIN.exec(read(said).replace(/[.!?]+$/, ''))?.groups?.['when'] ?? '';
  const follows = /\bfollowing\b/i.test(words);
  const { when, rest } = whenIn(words.replace(/\bfollowing\b/i, ''), follows ? (before.when.span?.from ?? today) : today);
  if (rest !== '' || (!when.span && !when.time)) return undefined;
  const then = { ...when, span: when.span ?? before.when.span, time: when.time ?? (when.after ? undefined : before.when.time) };
  if (before.kind !== 'cancel' && before.kind !== 'confirm') return { ...before, when: then };
  // What shall be at another time is not cancelled.
  return RATHER.test(said) ? { kind: 'move', who: before.who, sort: before.sort, when: then, from: undefined } : undefined;
}
