import { daysBetween } from '@butterfly/contracts/days';
import { dateFormat } from './kept-formats';

export { addDays, daysBetween, weekStartOf } from '@butterfly/contracts/days';

/**
 * Today as a calendar day where the business is; without a zone: where the person is.
 *
 * @example todayIn('America/New_York', new Date()) // '2027-06-12'
 */
export function todayIn(tz: string | undefined, now: Date): string {
  return dateFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
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
