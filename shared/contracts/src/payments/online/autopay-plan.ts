import { addDays } from '../../core/days';

/** Days after the first try on which a part is tried again. */
export const AUTOPAY_AFTER_DAYS = [0, 3, 5] as const;

/**
 * Whether a part is charged today: on its day, and where that has failed three and five days after the first try. Never what was due before the
 * client agreed to it, and never more than three times.
 *
 * @param tries the days on which it was tried so far, the first one first
 * @example autopayDue({ due_on: '2027-03-14', agreed_on: '2027-02-01', tries: ['2027-03-14'] }, '2027-03-17'); // true
 */
export function autopayDue(
  { due_on, agreed_on, tries }: { readonly due_on: string | null; readonly agreed_on: string; readonly tries: readonly string[] },
  today: string,
): boolean {
  if (due_on === null || due_on < agreed_on || due_on > today) return false;
  const days = AUTOPAY_AFTER_DAYS[tries.length];
  const first = tries[0];
  if (days === undefined) return false;
  return first === undefined || today >= addDays(first, days);
}

/** When it is tried again; null: never. @example nextTry(['2027-03-14']); // '2027-03-17' */
export function nextTry(tries: readonly string[]): string | null {
  const days = AUTOPAY_AFTER_DAYS[tries.length];
  const first = tries[0];
  return days === undefined || first === undefined ? null : addDays(first, days);
}
