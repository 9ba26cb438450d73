import { centsOf } from './words';
import type { Span } from './dates';

/** What a sentence about a new lead tells beside its name, day, venue and guests. */
interface LeadFacts {
  readonly phone: string | undefined;
  readonly source: string | undefined;
  /** The least and the most somebody can spend. */
  readonly range: { readonly min: number; readonly max: number } | undefined;
  /** "2027-10", where a month was said and no day. */
  readonly month: string | undefined;
  /** Money that was named with no word for what it is. */
  readonly cents: number | undefined;
  /** What they want: the parts of the sentence that say nothing else. */
  readonly wish: string;
}

/** A number of the country is known by its groups, so that no other number before it becomes a part of it. */
const PHONES = [/(?<![\w@.,-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w@])/, /(?<![\w@.])\+?\(?\d[\d\s().-]{7,}\d(?![\w@])/];
/** “…, 80 people, 6000, 518 555 0107”: what is no year, no house and no count can only be money. */
const BARE_MONEY =
  /(?<![\d.,/#-])(?!20\d\d\b)(?<amount>\d{1,3}(?:[.,]\d{3})+|\d{4,6})(?![\d/-]|[.,]\d|\s*(?:guests?|people|persons?|pax|stems?|sq|km|m\b|[\p{L}']+ (?:st|street|road|rd|ave|avenue|lane|ln|drive|blvd)\b))/iu;
const GUESTS = /\b\d{1,5} (?:guests?|people|persons?|pax|heads?|folks)\b/i;
const RANGE = /\b(?:budget|spend)\b[^\d,]{0,24}(?<low>\d[\d.,]*) ?(?:to|-|and|or) ?[$€£]? ?(?<high>\d[\d.,]*\d)/i;
/** “8-10k”, “8 to 12 thousand” without a word for what it is. */
const BARE_RANGE = /(?<![\d.,/-])[$€£]?(?<low>\d{1,3}(?:[.,]?\d{3})?)k? ?(?:-|–|to|bis|a) ?[$€£]?(?<high>\d{4,6})(?![\d/-])/i;
const THOUSAND = 1_000;
const SOURCES: readonly (readonly [source: string, said: RegExp])[] = [
  ['instagram', /\b(?:on|via|through|over|from|by) (?:our |the )?insta(?:gram)?\b/i],
  [
    'referral',
    /\b(?:referr(?:ed|al)\b.*|recommended by\b.*|word of mouth|sent (?:her|him|them|us|over)\b.*|sent by\b.*|passed (?:her|him|them) on\b.*|\p{L}+ (?:from|of) [\p{L} ]+ sent (?:her|him|them)\b.*)/iu,
  ],
  ['web_form', /\b(?:via|through|on|over|from) (?:our |the )?(?:web ?site|web ?form|form)\b/i],
  ['walk_in', /\bwalked in\b|\bwalk-in\b/i],
  ['email', /\b(?:by|via) e-?mail\b|\be-?mailed\b/i],
  ['phone', /\b(?:by|via) phone\b|^\S+(?: \S+){0,3} (?:just )?(?:called|phoned|rang)(?=,|$| )/i],
];
/** A part of the sentence that another field has taken. */
const TAKEN =
  /^(?:[ .]+|(?:next|this|coming) year\b|(?:about|around|roughly|approx\w*|for|with|on|at|a|an|the|they|she|he|is|are|and|in|date|day|of|wants?|needs?|found us|came to us|heard of us|getting married)\b[ .]*|\d{1,5} (?:guests?|people|pax)|budget[^,]*|up to [^,]*|wedding|gala|memorial|funeral|elopement|party|birthday|anniversary|workshop|corporate(?: event| dinner)?|event)*$/i;

/** Reads a sentence about a new lead; number words must be digits already. `name`: the words that name it. */
export function leadFactsIn(said: string, { name, span }: { name: string; span: Span | undefined }): LeadFacts {
  const dayless = said.replace(span?.text ?? '\u0000', ' ');
  const phone = phoneIn(dayless.replace(RANGE, ' '));
  const isPhone = phone !== undefined && phone.replace(/\D/g, '').length >= 9;
  const about = dayless.slice(Math.max(0, dayless.toLowerCase().indexOf(name.toLowerCase())));
  const bare = BARE_MONEY.exec(dayless.replace(phone ?? '\u0000', ' '))?.groups?.['amount'];
  const source = SOURCES.find(([, pattern]) => pattern.test(about));
  return {
    phone: isPhone ? phone : undefined,
    source: source?.[0],
    range: rangeIn(dayless),
    month: monthOf(span),
    cents: centsOf(bare ?? '') ?? undefined,
    wish: wishIn(about.slice(name.length), [
      isPhone ? phone : '',
      GUESTS.exec(about)?.[0] ?? '',
      bare ?? '',
      source?.[0] === 'referral' ? '' : (source?.[1].exec(about)?.[0] ?? ''),
      BARE_RANGE.exec(about.replace(phone ?? '\u0000', ' '))?.[0] ?? '',
    ]),
  };
}

/** The phone number in a sentence without its day. */
export const phoneIn = (said: string): string | undefined =>
  PHONES.map((pattern) => pattern.exec(said)?.[0].trim()).find((phone) => phone !== undefined);

/** "6 to 8000" are thousands both. */
function rangeIn(said: string): LeadFacts['range'] {
  const { low = '', high = '' } = (RANGE.exec(said) ?? BARE_RANGE.exec(said.replace(phoneIn(said) ?? '\u0000', ' ')))?.groups ?? {};
  const [least, max] = [centsOf(low), centsOf(high)];
  if (least === null || max === null) return undefined;
  const min = least * THOUSAND <= max && max >= 100 * THOUSAND && least < 100 * THOUSAND ? least * THOUSAND : least;
  return min > 0 && min <= max ? { min, max } : undefined;
}

function monthOf(span: Span | undefined): string | undefined {
  if (!span || !span.from.endsWith('-01') || span.from === span.to || span.from.slice(0, 7) !== span.to.slice(0, 7)) return undefined;
  return Number(span.to.slice(8)) >= 28 ? span.from.slice(0, 7) : undefined;
}

function wishIn(said: string, taken: readonly string[]): string {
  const rest = taken.filter(Boolean).reduce((text, part) => text.replace(part, ' '), said);
  return rest
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ' ')
    .split(/[,;]|(?<=[\p{L}\d]{2})\. /u)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^\s*(?:just )?(?:called|phoned|rang|wrote|e-?mailed)\b/i, '')
        .trim(),
    )
    .map((part) => part.replace(/ (?:on|in|at|for|by)$/i, ''))
    .map(untaken)
    .filter(Boolean)
    .join(', ');
}

/** Nothing of what only says what the fields of a lead say. */
export const untaken = (part: string): string => (TAKEN.test(part) ? '' : part.replace(/\s+/g, ' ').trim());
