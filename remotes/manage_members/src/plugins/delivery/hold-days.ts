const DAY_MS = 86_400_000;
/** No hold lasts longer than a year. */
const LONGEST_DAYS = 364;

/** The day as the person's calendar shows it: `2027-06-12`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function lastDay(now = new Date()): string {
  return today(new Date(now.getTime() + LONGEST_DAYS * DAY_MS));
}

/** The last second of a day, where the person is. */
export function untilEndOf(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
