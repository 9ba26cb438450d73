import { daysBetween } from '../../core/days';

/** Days before its last day from which a lot is to be used first. */
const SOON = 2;

export type LotStatus = 'expected' | 'expired' | 'fresh' | 'gone' | 'use_soon';

/** What decides how a lot stands. */
interface Aging {
  /** Null: it has not come yet. */
  readonly received_on: string | null;
  readonly stems_left: number;
  /** The last day on which it can be used; null: it keeps. */
  readonly use_by: string | null;
}

/**
 * How a lot stands on a day.
 *
 * @example lotStatus({ received_on: '2027-06-08', stems_left: 20, use_by: '2027-06-12' }, '2027-06-10'); // 'use_soon'
 */
export function lotStatus({ received_on: received, stems_left: left, use_by: useBy }: Aging, today: string): LotStatus {
  if (received === null) return 'expected';
  if (left <= 0) return 'gone';
  const days = useBy === null ? Infinity : daysBetween(today, useBy);
  if (days < 0) return 'expired';
  return days <= SOON ? 'use_soon' : 'fresh';
}
