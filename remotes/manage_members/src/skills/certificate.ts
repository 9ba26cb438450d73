import { daysBetween } from '@butterfly/ui-kit/days';

const WARN_DAYS = 60;

/** `over` from the day after; `soon` within sixty days. Days are those of the business. */
export function certificateState(until: string | null, today: string): 'fine' | 'soon' | 'over' {
  if (until === null) return 'fine';
  if (until < today) return 'over';
  return daysBetween(today, until) <= WARN_DAYS ? 'soon' : 'fine';
}
