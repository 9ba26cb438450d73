import { ceiledRatio, exact, roundedRatio } from '../core/money/exact';
import { daysBetween } from '../core/days';

/** A part of an invoice as far as money goes. */
export interface LedgerPart {
  readonly id: number;
  /** Null: not known yet, so it comes last. */
  readonly due_on: string | null;
  readonly amount_cents: number;
  readonly paid_cents: number;
  readonly waived_cents: number;
}

/** What of a payment went to a part. */
export interface Share {
  readonly installment_id: number;
  readonly cents: number;
}

/** What is still to come of a part; never below nothing. */
export const openOf = ({ amount_cents, paid_cents, waived_cents }: Omit<LedgerPart, 'id' | 'due_on'>): number =>
  Math.max(0, amount_cents - paid_cents - waived_cents);

/** Parts in the order in which they are paid. */
export function inOrderOfDays<T extends Pick<LedgerPart, 'id' | 'due_on'>>(parts: readonly T[]): T[] {
  return [...parts].sort((a, b) => (a.due_on ?? '9999-99-99').localeCompare(b.due_on ?? '9999-99-99') || a.id - b.id);
}

/**
 * Spreads money that came over what is open, the oldest day first. What nothing asks for is the client's credit.
 *
 * @example allocateOldestFirst(plan, 200_000); // { shares: [160_864 to the first, 39_136 to the second], credit_cents: 0 }
 */
export function allocateOldestFirst(parts: readonly LedgerPart[], cents: number): { shares: Share[]; credit_cents: number } {
  let left = cents;
  const shares: Share[] = [];
  for (const part of inOrderOfDays(parts)) {
    const taken = Math.min(left, openOf(part));
    if (taken > 0) shares.push({ installment_id: part.id, cents: taken });
    left -= taken;
  }
  return { shares, credit_cents: left };
}

/**
 * Takes money back from where a payment went: what lies as credit first, then the newest share, so that the oldest stays paid longest.
 *
 * @param shares in the order in which they were made
 * @throws RangeError for more than is there
 * @example refundNewestFirst([{ installment_id: 1, cents: 160_864 }, { installment_id: 2, cents: 39_136 }], { credit_cents: 0, cents: 50_000 });
 */
export function refundNewestFirst(
  shares: readonly Share[],
  { credit_cents, cents }: { readonly credit_cents: number; readonly cents: number },
): { shares: Share[]; credit_cents: number } {
  const ofCredit = Math.min(credit_cents, cents);
  let left = cents - ofCredit;
  const taken: Share[] = [];
  for (const share of [...shares].reverse()) {
    const part = Math.min(left, share.cents);
    if (part > 0) taken.push({ installment_id: share.installment_id, cents: part });
    left -= part;
  }
  if (left > 0) throw new RangeError('Nobody gives back more than came.');
  return { shares: taken, credit_cents: ofCredit };
}

/** What a provider keeps: a share and a fixed amount. */
export interface FeeTerms {
  readonly fee_bps: number;
  readonly fixed_cents: number;
}

/** @example processingFee(160_864, { fee_bps: 290, fixed_cents: 30 }); // 4_695 */
export function processingFee(cents: number, { fee_bps, fixed_cents }: FeeTerms): number {
  return roundedRatio(exact(cents) * exact(fee_bps), 10_000n) + fixed_cents;
}

/**
 * What to charge so that an amount is left after the fee.
 *
 * @example chargeWithFee(160_864, { fee_bps: 290, fixed_cents: 30 }); // 165_700
 */
export function chargeWithFee(cents: number, { fee_bps, fixed_cents }: FeeTerms): number {
  return ceiledRatio(exact(cents + fixed_cents) * 10_000n, 10_000n - exact(fee_bps));
}

/**
 * What being late costs for one month of thirty days; asked for once after the days of grace and again every thirty days. Never taken of fees.
 *
 * @example lateFee(160_863, { fee_bps: 150, days_late: 8, grace_days: 7 }); // 2_413
 */
export function lateFee(
  overdue_cents: number,
  { fee_bps, days_late, grace_days }: { readonly fee_bps: number; readonly days_late: number; readonly grace_days: number },
): number {
  if (days_late <= grace_days) return 0;
  const times = 1 + Math.floor((days_late - grace_days - 1) / 30);
  return times * roundedRatio(exact(overdue_cents) * exact(fee_bps), 10_000n);
}

/** How late: not yet, up to 30, 60, 90 days, or longer. */
export type AgeingBucket = 'current' | 'd30' | 'd60' | 'd90' | 'older';

/** What is open, and since when it was due. */
export interface Due {
  readonly due_on: string | null;
  readonly open_cents: number;
}

/** @example bucketOf('2027-03-14', '2027-04-14'); // 'd60' */
export function bucketOf(due_on: string | null, today: string): AgeingBucket {
  const late = due_on === null ? 0 : daysBetween(due_on, today);
  if (late <= 0) return 'current';
  if (late <= 30) return 'd30';
  if (late <= 60) return 'd60';
  return late <= 90 ? 'd90' : 'older';
}

/** What is open by how late it is. */
export function ageing(dues: readonly Due[], today: string): Record<AgeingBucket, number> {
  const sums: Record<AgeingBucket, number> = { current: 0, d30: 0, d60: 0, d90: 0, older: 0 };
  for (const { due_on, open_cents } of dues) sums[bucketOf(due_on, today)] += open_cents;
  return sums;
}

/**
 * What is to come in each month, from this one on; what is late counts for this month.
 *
 * @param rate_bps how much of what is due has come in so far, as a rule
 */
export function forecast(
  dues: readonly Due[],
  { today, months, rate_bps = 10_000 }: { readonly today: string; readonly months: number; readonly rate_bps?: number },
): { month: string; cents: number }[] {
  return Array.from({ length: months }, (_, ahead) => monthAfter(today, ahead)).map((month, ahead) => {
    const due = dues.filter(({ due_on }) => due_on !== null && (due_on.slice(0, 7) === month || (ahead === 0 && due_on < today)));
    const sum = due.reduce((all, { open_cents }) => all + open_cents, 0);
    return { month, cents: roundedRatio(exact(sum) * exact(rate_bps), 10_000n) };
  });
}

function monthAfter(day: string, ahead: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
}
