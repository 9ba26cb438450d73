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

/**
 * The calendar day so many days later, or earlier.
 *
 * @example addDays('2027-06-12', -30) // '2027-05-13'
 */
export function addDays(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Today as a calendar day where the business is; without a zone: where the person is.
 *
 * @example todayIn('America/New_York', new Date()) // '2027-06-12'
 */
export function todayIn(tz: string | undefined, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/**
 * How far away a day is, in words, as a sentence begins.
 *
 * @example daysUntil('2027-06-12', '2027-06-13') // 'Tomorrow'
 */
export function daysUntil(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `In ${days} days` : `${-days} days ago`;
}
