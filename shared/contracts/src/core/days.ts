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
