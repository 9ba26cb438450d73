import { addDays } from '@butterfly/ui-kit/days';

const MONDAY = 1;

/** Times that are often meant. @param now the clock of the business, `2026-11-23T15:00`. */
export function oftenMeant(now: string): { readonly label: string; readonly at: string }[] {
  const today = now.slice(0, 10);
  const untilMonday = ((MONDAY - new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return [
    { label: 'Tomorrow at 9:00', at: `${addDays(today, 1)}T09:00` },
    ...(untilMonday > 1 ? [{ label: 'Monday at 9:00', at: `${addDays(today, untilMonday)}T09:00` }] : []),
  ];
}
