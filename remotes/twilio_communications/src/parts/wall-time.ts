import { addDays } from '@butterfly/ui-kit/days';

const MONDAY = 1;

/** The clock on the wall of the business, as a field for date and time holds it. @example wallTime('America/New_York') // '2026-11-23T15:00' */
export function wallTime(tz: string, at = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');
}

/** Times that are often meant. */
export function oftenMeant(now: string): { readonly label: string; readonly at: string }[] {
  const today = now.slice(0, 10);
  const untilMonday = ((MONDAY - new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return [
    { label: 'Tomorrow at 9:00', at: `${addDays(today, 1)}T09:00` },
    ...(untilMonday > 1 ? [{ label: 'Monday at 9:00', at: `${addDays(today, untilMonday)}T09:00` }] : []),
  ];
}
