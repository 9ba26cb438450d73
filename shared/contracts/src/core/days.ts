const DAY_MS = 86_400_000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Whole days from one calendar day to another; negative when the second is earlier.
 *
 * @example daysBetween('2027-06-10', '2027-06-12') // 2
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** The first and the last day that a text such as `2027-06-12` can say. */
const [FIRST, LAST] = [midnight('0001-01-01'), midnight('9999-12-31')];

/**
 * The calendar day so many days later, or earlier; never beyond the years 1 to 9999, of which a day is a text of ten characters.
 *
 * @example addDays('2027-06-12', -30) // '2027-05-13'
 */
export function addDays(day: string, days: number): string {
  return new Date(Math.min(LAST, Math.max(FIRST, midnight(day) + days * DAY_MS))).toISOString().slice(0, 10);
}

/**
 * A month of a year as a person says it.
 *
 * @param month `2027-06`
 * @example monthAndYear('2027-06') // 'June 2027'
 * @example monthAndYear('2027-06', 'short') // 'Jun 2027'
 */
export function monthAndYear(month: string, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat('en-US', { month: style, year: 'numeric', timeZone: 'UTC' }).format(midnight(`${month}-01`));
}

// By region, as CLDR has it; everywhere else a week begins on Monday.
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/**
 * With which weekday a week begins for people of a language and region; 0 is Sunday.
 *
 * @example weekStartOf('en-US') // 0
 * @example weekStartOf('nl-NL') // 1
 */
export function weekStartOf(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  if (SUNDAY.split(' ').includes(region)) return 0;
  return SATURDAY.split(' ').includes(region) ? 6 : 1;
}
