import { payInParts, type Anchor, type Installment, type PlanPart } from '../../core/money';
import { ceiledRatio, exact } from '../../core/money/exact';

/** A part of the payment plan as it is written. */
export interface WrittenPart {
  readonly key: string;
  readonly label: string;
  readonly basis: 'percent' | 'amount';
  /** Basis points of what the fixed parts leave, or minor units. */
  readonly value: number;
  readonly due: Anchor;
}

/** An installment; without a day where it hangs on an event whose day nobody knows yet. */
export interface PlannedPayment {
  readonly label: string;
  readonly due_on: string | null;
  readonly amount_cents: number;
}

/** The days that a plan goes by. */
export interface PaymentDays {
  readonly accepted_on: string;
  readonly issued_on: string;
  readonly event_on: string | null;
}

/** Why a plan does not fit a total. */
export type PlanProblem = 'too_much' | 'rest_open' | 'not_whole';

const WHOLE_BPS = 10_000;
/** Stands for the day of an event that has none, so that what hangs on it comes last. */
const SOME_DAY = '9990-06-15';
const NEVER_BEFORE = '9900-01-01';

/**
 * What is wrong with a plan, or null. Percentages have to be a hundred together where there are any.
 *
 * @example planProblem(10_000, [{ key: 'a', label: 'Retainer', basis: 'percent', value: 3_000, due: { on: 'acceptance' } }]); // 'not_whole'
 */
export function planProblem(total_cents: number, parts: readonly WrittenPart[]): PlanProblem | null {
  const sum = (basis: WrittenPart['basis']) => parts.reduce((all, part) => all + (part.basis === basis ? part.value : 0), 0);
  const rest = total_cents - sum('amount');
  const percent = sum('percent');
  if (rest < 0) return 'too_much';
  if (percent === 0) return rest > 0 ? 'rest_open' : null;
  return percent === WHOLE_BPS ? null : 'not_whole';
}

/**
 * The installments of a total, the first due first; their sum is the total exactly. Parts that are past merge into the first open one.
 *
 * @throws RangeError for a plan that does not fit, see `planProblem`
 * @example plannedPayments(536_212, { parts: thirtyFortyThirty, days: { accepted_on: '2027-02-01', issued_on: '2027-02-01', event_on: '2027-06-12' } });
 */
export function plannedPayments(
  total_cents: number,
  { parts, days }: { parts: readonly WrittenPart[]; days: PaymentDays },
): PlannedPayment[] {
  const written = parts.map(({ label, due, basis, value }): PlanPart => {
    return { label, due, share: basis === 'percent' ? { bps: value } : { cents: value } };
  });
  return payInParts(total_cents, { parts: written, days: { ...days, event_on: days.event_on ?? SOME_DAY } }).map(asPlanned);
}

const asPlanned = ({ due_on, ...part }: Installment): PlannedPayment => ({ ...part, due_on: due_on > NEVER_BEFORE ? null : due_on });

/**
 * The installments after a change of the total: what is less or more is set against the last ones, and earlier ones stay as they were agreed.
 *
 * @throws RangeError for a total below nothing
 * @example afterChange([{ label: 'Rest', due_on: '2027-05-22', amount_cents: 160_863 }], -16_544); // 144_319
 */
export function afterChange<T extends { readonly amount_cents: number }>(installments: readonly T[], change_cents: number): T[] {
  let left = change_cents;
  const changed = [...installments].reverse().map((part) => {
    const amount_cents = Math.max(0, part.amount_cents + left);
    left -= amount_cents - part.amount_cents;
    return { ...part, amount_cents };
  });
  if (left !== 0) throw new RangeError('A total is never below nothing.');
  return changed.reverse();
}

/**
 * The least that a booked total may come down to without somebody who may approve it: three quarters, rounded up.
 *
 * @example reductionFloor(536_212); // 402_159
 */
export function reductionFloor(accepted_cents: number): number {
  return ceiledRatio(exact(accepted_cents) * 3n, 4n);
}
