const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTH = `(?<month>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?`;
const DAY = `(?<day>\\d{1,2})(?:st|nd|rd|th)?`;

/** Calendar days, both included. `text`: what of the sentence says so. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [pattern: RegExp, read: (groups: Groups, today: Date) => readonly [Date, Date] | null];

const at = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
const iso = (date: Date): string => date.toISOString().slice(0, 10);
const monthOf = (name = ''): number => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3)));
const one = (date: Date): readonly [Date, Date] => [date, date];
const months = (date: Date, count: number): Date => at(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
const lastOf = (first: Date): Date => plus(months(first, 1), -1);
const monthAt = (year: number, name: string | undefined): readonly [Date, Date] => [
  at(year, monthOf(name), 1),
  lastOf(at(year, monthOf(name), 1)),
];
/** Weeks begin on Monday. */
const monday = (date: Date): Date => plus(date, -((date.getUTCDay() + 6) % 7));

/** Without a year the next one that comes; a day that the month does not have is none. */
function dayIn(groups: Groups, today: Date): readonly [Date, Date] | null {
  const [month, day] = [monthOf(groups['month']), Number(groups['day'])];
  const given = Number(groups['year'] ?? today.getUTCFullYear());
  const found = at(given, month, day);
  if (found.getUTCMonth() !== month || day < 1) return null;
  return one(groups['year'] === undefined && found < plus(today, -30) ? at(given + 1, month, day) : found);
}

function weekday({ name = '', which = '' }: Groups, today: Date): readonly [Date, Date] {
  const wanted = DAYS.findIndex((day) => day.startsWith(name.toLowerCase().slice(0, 3)));
  const ahead = (wanted - today.getUTCDay() + 7) % 7;
  if (/last/i.test(which)) return one(plus(today, ahead - 7));
  // "Next Saturday" on a Saturday is in a week; on any other day it is the one that comes.
  // Nobody says the name of a day for today, but "this Monday" may.
  return one(plus(today, ahead === 0 && /next|coming|on/i.test(which) ? 7 : ahead));
}

function monthAhead(name: string | undefined, today: Date): readonly [Date, Date] {
  return monthAt(today.getUTCFullYear() + (monthOf(name) < today.getUTCMonth() ? 1 : 0), name);
}

function quarter(today: Date, ahead: number): readonly [Date, Date] {
  const first = at(today.getUTCFullYear(), (Math.floor(today.getUTCMonth() / 3) + ahead) * 3, 1);
  return [first, lastOf(months(first, 2))];
}

const yearSaid = (said: string, today: Date): number =>
  /^20\d\d$/.test(said) ? Number(said) : today.getUTCFullYear() + (/next/i.test(said) ? 1 : 0);
const halfOf = (year: number, second: boolean): readonly [Date, Date] =>
  second ? [at(year, 6, 1), at(year, 11, 31)] : [at(year, 0, 1), at(year, 5, 30)];

/** The weekend that is over, or that this day is a part of. */
const pastWeekend = (today: Date): readonly [Date, Date] =>
  today.getUTCDay() === 0 ? [plus(today, -1), today] : [plus(monday(today), -2), plus(monday(today), -1)];

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
/** The one that comes or is. */
function season(name: string, today: Date): readonly [Date, Date] {
  const start = 2 + 3 * SEASONS.indexOf(name.toLowerCase());
  const year = today.getUTCFullYear() + (start + 2 < today.getUTCMonth() ? 1 : 0);
  return [at(year, start, 1), lastOf(at(year, start + 2, 1))];
}

/** The week, or Friday to Sunday, a day lies in. */
function around(day: readonly [Date, Date] | null, unit = 'week'): readonly [Date, Date] | null {
  if (!day) return null;
  const first = monday(day[0]);
  if (/weekend/i.test(unit)) return [plus(first, 4), plus(first, 6)];
  // "The week of the 20th" begins with a Sunday where that is one.
  return day[0].getUTCDay() === 0 ? [day[0], plus(day[0], 6)] : [first, plus(first, 6)];
}

/** The fourth Thursday of November, of the year whose is still to come. */
function thanksgiving(today: Date, wholeWeek: boolean): readonly [Date, Date] {
  const of = (year: number): Date => plus(at(year, 10, 22), (11 - at(year, 10, 22).getUTCDay()) % 7);
  const year = today.getUTCFullYear();
  const day = plus(of(year), 7) < today ? of(year + 1) : of(year);
  return wholeWeek ? [monday(day), plus(monday(day), 6)] : one(day);
}

const COUNTED = ['first', 'second', 'third', 'fourth'];
/** "The first weekend in May": the first Saturday of the month, with its Sunday. */
function weekendOfMonth({ which = '', month, year }: Groups, today: Date): readonly [Date, Date] {
  const [first, end] = year === undefined ? monthAhead(month, today) : monthAt(Number(year), month);
  const saturday = plus(first, (6 - first.getUTCDay() + 7) % 7);
  const weeks = /^\d/.test(which) ? Number.parseInt(which, 10) - 1 : COUNTED.indexOf(which.toLowerCase());
  const last = plus(end, -((end.getUTCDay() + 1) % 7));
  const found = /last/i.test(which) ? last : plus(saturday, weeks * 7);
  return [found, plus(found, 1)];
}

/** "The second week of December": the week with its first day is the first. */
function weekOfMonth({ which = '', month, year }: Groups, today: Date): readonly [Date, Date] {
  const [first] = year === undefined ? monthAhead(month, today) : monthAt(Number(year), month);
  const weeks = /^\d/.test(which) ? Number.parseInt(which, 10) - 1 : COUNTED.indexOf(which.toLowerCase());
  const start = plus(monday(first), 7 * weeks);
  return [start < first ? first : start, plus(start, 6)];
}

/** “December 24 through 27”, “24–27 December”, “Dec 28 to Jan 3”. */
function daysTo({ month, day, last, lastMonth, year }: Groups, today: Date): readonly [Date, Date] | null {
  const first = dayIn({ month, day, year }, today);
  const end = first && dayIn({ month: lastMonth ?? month, day: last, year }, first[0]);
  return first && end && end[0] > first[0] ? [first[0], end[0]] : null;
}

/** “Monday to Wednesday”, “Saturday and Sunday”: from the first that comes. */
function weekdaysTo({ which, name, last }: Groups, today: Date): readonly [Date, Date] {
  const [first] = weekday({ which, name }, today);
  return [first, weekday({ name: last }, first)[0]];
}

/** "Before Monday" ends on the day before it. */
const untilDay = (today: Date, day: Date): readonly [Date, Date] => (day > today ? [today, plus(day, -1)] : one(today));

function countedUnit({ count = '1', unit = '' }: Groups, today: Date): readonly [Date, Date] {
  const number = /^an?$/i.test(count) ? 1 : Number(count);
  const until = /month/i.test(unit)
    ? at(today.getUTCFullYear(), today.getUTCMonth() + number, today.getUTCDate())
    : plus(today, number * (/week/i.test(unit) ? 7 : 1));
  return [today, until];
}

/** “The last thirty days” end today. */
function lastUnits({ count = '1', unit = '' }: Groups, today: Date): readonly [Date, Date] {
  const number = Number(count);
  if (/day|week/i.test(unit)) return [plus(today, 1 - number * (/week/i.test(unit) ? 7 : 1)), today];
  const back = number * (/year/i.test(unit) ? 12 : 1);
  return [plus(at(today.getUTCFullYear(), today.getUTCMonth() - back, today.getUTCDate()), 1), today];
}

const WEEKDAY = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday';
const LAST_DAY = '(?<last>\\d{1,2})(?:st|nd|rd|th)?(?! ?(?:guests?|people|pax|[a-z]*(?:o.clock|am|pm)|%|[:/.]\\d))\\b';
const TO = '(?: ?(?:to|through|thru|until|till|bis|–|-) ?)';

/** Small enough to read at a glance; the first that fits counts. */
const RULES: readonly Rule[] = [
  [
    /\b(?<a>20\d\d-\d\d-\d\d) to (?<b>20\d\d-\d\d-\d\d)\b/,
    ({ a = '', b = '' }) => [new Date(`${a}T00:00:00Z`), new Date(`${b}T00:00:00Z`)],
  ],
  [
    new RegExp(`\\b(?:in |on |during )?(?:the )?(?<unit>week|weekend) (?:of|around|from) ${MONTH} ${DAY}(?:,? (?<year>20\\d\\d))?\\b`, 'i'),
    (groups, today) => around(dayIn(groups, today), groups['unit']),
  ],
  [
    new RegExp(
      `\\b(?:in |on |during )?(?:the )?(?<unit>week|weekend) (?:of|around|from) (?:the )?${DAY}(?: of)? ${MONTH}(?:,? (?<year>20\\d\\d))?\\b`,
      'i',
    ),
    (groups, today) => around(dayIn(groups, today), groups['unit']),
  ],
  [
    new RegExp(
      `\\b(?:from |between )?${MONTH} ${DAY}${TO}(?:the )?(?:${MONTH.replace('<month>', '<lastMonth>')} )?${LAST_DAY}(?:,? (?<year>20\\d\\d))?`,
      'i',
    ),
    daysTo,
  ],
  [new RegExp(`\\b(?:from |between )?(?:the )?${DAY}${TO}(?:the )?${LAST_DAY}(?: of)? ${MONTH}(?:,? (?<year>20\\d\\d))?`, 'i'), daysTo],
  [
    new RegExp(
      `\\b(?:from |between |on )?(?:(?<which>next|this|coming) )?(?<name>${WEEKDAY})(?: and |${TO})(?:next |this )?(?<last>${WEEKDAY})\\b`,
      'i',
    ),
    weekdaysTo,
  ],
  [
    /\b(?:between|from) (?:now|today) (?:and|to|until|till) (?:the )?(?:new year(?:'?s)?(?: eve| day)?|end of (?:the|this) year)\b/i,
    (_groups, today) => [today, at(today.getUTCFullYear(), 11, 31)],
  ],
  [
    /\b(?:between|from) (?:now|today) (?:and|to|until|till) (?:christmas|xmas)\b/i,
    (_groups, today) => [today, at(today.getUTCFullYear(), 11, 24)],
  ],
  [/\b(?:on )?new year'?s eve\b/i, (_groups, today) => one(at(today.getUTCFullYear(), 11, 31))],
  [/\b(?:on )?new year'?s day\b/i, (_groups, today) => one(at(today.getUTCFullYear() + 1, 0, 1))],
  [/\b(?:on )?christmas eve\b/i, (_groups, today) => one(at(today.getUTCFullYear(), 11, 24))],
  [/\bthe coming week\b/i, (_groups, today) => [today, plus(today, 6)]],
  [/\bthanksgiving(?<unit> week)?\b/i, ({ unit }, today) => thanksgiving(today, unit !== undefined)],
  [/\b(?<year>20\d\d)-(?<m>\d\d?)-(?<d>\d\d?)\b/, ({ year, m, d }) => one(at(Number(year), Number(m) - 1, Number(d)))],
  [
    new RegExp(`\\b(?:the )?${DAY}(?: of)? ${MONTH},? (?:of )?(?<which>next|this) year\\b`, 'i'),
    (groups, today) => dayIn({ ...groups, year: String(yearSaid(`${groups['which'] ?? ''} year`, today)) }, today),
  ],
  [
    new RegExp(`\\b${MONTH} ${DAY},? (?:of )?(?<which>next|this) year\\b`, 'i'),
    (groups, today) => dayIn({ ...groups, year: String(yearSaid(`${groups['which'] ?? ''} year`, today)) }, today),
  ],
  [
    new RegExp(
      `\\b(?:in |during )?(?:the )?(?<which>first|second|third|fourth|1st|2nd|3rd|4th) week (?:in|of) ${MONTH}(?:,? (?<year>20\\d\\d))?\\b`,
      'i',
    ),
    weekOfMonth,
  ],
  [new RegExp(`\\b${MONTH} ${DAY}(?:,? (?<year>20\\d\\d))?\\b`, 'i'), dayIn],
  [new RegExp(`\\b(?:the )?${DAY}(?: of)? ${MONTH}(?:,? (?<year>20\\d\\d))?\\b`, 'i'), dayIn],
  [/\b(?<m>\d{1,2})\/(?<d>\d{1,2})(?:\/-|(?!\/|\d))(?=\W|$)/, ({ m, d }, today) => dayIn({ month: MONTHS[Number(m) - 1], day: d }, today)],
  [/\b(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<year>20\d\d)\b/, ({ year, m, d }) => one(at(Number(year), Number(m) - 1, Number(d)))],
  [
    new RegExp(`\\b(?:in )?${MONTH} (?:of )?(?<which>next|this) year\\b`, 'i'),
    ({ month, which }, today) => monthAt(today.getUTCFullYear() + (/next/i.test(which ?? '') ? 1 : 0), month),
  ],
  [/\b(?<count>\d+|an?) (?<unit>days?|weeks?|months?) from (?:today|now)\b/i, (groups, today) => one(countedUnit(groups, today)[1])],
  [
    /\b(?:(?<count>\d+|a) weeks?) from (?:(?<which>next|this|coming) )?(?<name>sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i,
    (groups, today) => one(plus(weekday(groups, today)[0], 7 * (/^a$/i.test(groups['count'] ?? '') ? 1 : Number(groups['count'])))),
  ],
  [
    new RegExp(`\\b(?:between |from |in )?${MONTH} ?(?:and|to|through|until|till|or|-|&) ?${MONTH.replace('<month>', '<last>')}\\b`, 'i'),
    ({ month, last }, today) => [monthAhead(month, today)[0], monthAhead(last, today)[1]],
  ],
  [
    /\b(?<which>next|this|last|coming) quarter\b/i,
    ({ which = '' }, today) => quarter(today, { this: 0, last: -1 }[which.toLowerCase()] ?? 1),
  ],
  [
    new RegExp(
      `\\b(?:on |in |over )?(?:the )?(?<which>first|second|third|fourth|last|1st|2nd|3rd|4th) weekend (?:in|of) ${MONTH}(?:,? (?<year>20\\d\\d))?\\b`,
      'i',
    ),
    weekendOfMonth,
  ],
  [
    /\bbefore (?:(?<which>next|this|coming) )?(?<name>sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i,
    (groups, today) => untilDay(today, weekday(groups, today)[0]),
  ],
  [/\btoday (?:and|or|&) tomorrow\b/i, (_groups, today) => [today, plus(today, 1)]],
  [/\b(?:before|until|till|by) (?:christmas|xmas)\b/i, (_groups, today) => [today, at(today.getUTCFullYear(), 11, 24)]],
  [
    /\b(?:before|until|till|by) (?:the )?(?:new year|end of (?:the|this) year|year'?s end)\b/i,
    (_groups, today) => [today, at(today.getUTCFullYear(), 11, 31)],
  ],
  [/\b(?:rest|remainder) of (?:the|this) year\b/i, (_groups, today) => [today, at(today.getUTCFullYear(), 11, 31)]],
  [/\b(?:this|next|last|in the|during the|over the) fall\b/i, (_groups, today) => season('autumn', today)],
  [
    /\b(?:this|next|in|the|in the)? ?(?<name>spring|summer|autumn|winter)\b(?= *(?:$|[,?!.]|20\d\d))/i,
    ({ name = '' }, today) => season(name, today),
  ],
  [
    new RegExp(`\\b(?:before|until|till) (?:the end of )?${MONTH}\\b(?! \\d)`, 'i'),
    ({ month }, today) => [today, plus(monthAhead(month, today)[0], -1)],
  ],
  [
    /\b(?:in |during )?(?:the )?(?<which>first|second) half of (?:the year )?(?<year>20\d\d|next year|this year|the year)\b/i,
    ({ which = '', year = '' }, today) => halfOf(yearSaid(year, today), /second/i.test(which)),
  ],
  [/\blast year\b/i, (_groups, today) => [at(today.getUTCFullYear() - 1, 0, 1), at(today.getUTCFullYear() - 1, 11, 31)]],
  [/\b(?:the )?week after next\b/i, (_groups, today) => [plus(monday(today), 14), plus(monday(today), 20)]],
  [/\bday after tomorrow\b/i, (_groups, today) => one(plus(today, 2))],
  [/\btomorrow\b/i, (_groups, today) => one(plus(today, 1))],
  [/\byesterday\b/i, (_groups, today) => one(plus(today, -1))],
  [/\b(?:today|tonight)\b/i, (_groups, today) => one(today)],
  [/\bnext weekend\b/i, (_groups, today) => [plus(monday(today), 12), plus(monday(today), 13)]],
  [
    /\b(?:last|past) weekend\b|\bover the weekend\b(?<=\b(?:came?|come|new|happen\w*|miss\w*|did|sent|wrote|texted|called|go|went|was|were)\b.*)/i,
    (_groups, today) => pastWeekend(today),
  ],
  [/\b(?:this|the|coming) weekend\b/i, (_groups, today) => [plus(monday(today), 5), plus(monday(today), 6)]],
  [/\b(?:(?<which>next|this|coming|last|on)\s+)?(?<name>sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i, weekday],
  [/\bnext week\b/i, (_groups, today) => [plus(monday(today), 7), plus(monday(today), 13)]],
  [/\b(?:this|my|our) week\b/i, (_groups, today) => [monday(today), plus(monday(today), 6)]],
  [/\blast week\b/i, (_groups, today) => [plus(monday(today), -7), plus(monday(today), -1)]],
  [/\bnext month\b/i, (_groups, today) => [months(today, 1), lastOf(months(today, 1))]],
  [/\bthis month\b/i, (_groups, today) => [months(today, 0), lastOf(months(today, 0))]],
  [/\blast month\b/i, (_groups, today) => [months(today, -1), lastOf(months(today, -1))]],
  [/\bnext year\b/i, (_groups, today) => [at(today.getUTCFullYear() + 1, 0, 1), at(today.getUTCFullYear() + 1, 11, 31)]],
  [/\bthis year\b/i, (_groups, today) => [at(today.getUTCFullYear(), 0, 1), at(today.getUTCFullYear(), 11, 31)]],
  [/\b(?:in|within|over|during|for)?\s*(?:the )?(?:last|past|previous) (?<count>\d+) (?<unit>days?|weeks?|months?|years?)\b/i, lastUnits],
  [/\b(?:in|within|over|for)?\s*(?:the )?(?:next|coming) (?<count>\d+) (?<unit>days?|weeks?|months?)\b/i, countedUnit],
  [/\bin (?<count>\d+|an?) (?<unit>days?|weeks?|months?)\b/i, (groups, today) => one(countedUnit(groups, today)[1])],
  [
    new RegExp(`\\b(?<prefix>in|during|for|of|this|next)? ?${MONTH}(?: (?<year>20\\d\\d))?\\b(?! \\d)`, 'i'),
    ({ prefix, month, year }, today) => {
      // "may" alone is a verb far more often than a month.
      if (month?.toLowerCase() === 'may' && year === undefined && prefix === undefined) return null;
      const ahead = monthOf(month) < today.getUTCMonth() && year === undefined ? 1 : 0;
      return monthAt(Number(year ?? today.getUTCFullYear()) + ahead, month);
    },
  ],
  [/\b(?:in|of|for|during|from) (?<year>20\d\d)\b(?!-)/i, ({ year }) => [at(Number(year), 0, 1), at(Number(year), 11, 31)]],
  [
    /\b(?<year>20\d\d)(?= (?:weddings?|events?|projects?|season|leads?))/i,
    ({ year }) => [at(Number(year), 0, 1), at(Number(year), 11, 31)],
  ],
];

/** The first time a sentence names, seen from a day at the business. */
export function findSpan(sentence: string, today: string): Span | undefined {
  const now = new Date(`${today}T00:00:00Z`);
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(sentence);
    const span = found && read(found.groups ?? {}, now);
    if (found && span && !Number.isNaN(span[0].getTime())) return { from: iso(span[0]), to: iso(span[1]), text: found[0] };
  }
  return undefined;
}

const DAY_ALONE =
  /\b(?:(?:on|by|for|until) )?the (?<day>[12]?\d|3[01])(?:st|nd|rd|th)\b(?! (?:of|floor|time|anniversary|birthday|centerpiece|table))/i;

/** “On the 19th” is the next one that comes, of this month or of the one after it. */
export function dayAloneIn(sentence: string, today: string): Span | undefined {
  const found = DAY_ALONE.exec(sentence);
  if (!found) return undefined;
  const now = new Date(`${today}T00:00:00Z`);
  const day = Number(found.groups?.['day']);
  const next = [0, 1, 2]
    .map((ahead) => at(now.getUTCFullYear(), now.getUTCMonth() + ahead, day))
    .find((one) => one >= now && one.getUTCDate() === day);
  return next && { from: iso(next), to: iso(next), text: found[0] };
}

/** The first day of a time that has no beginning. */
export const BEGINNING = '2000-01-01';

/** "Sat 12 Jun 2027" */
export function sayDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');
}

export function saySpan({ from, to }: Pick<Span, 'from' | 'to'>): string {
  if (from === BEGINNING) return `until ${sayDay(to)}`;
  return from === to ? sayDay(from) : `${sayDay(from)} to ${sayDay(to)}`;
}
