import { exact, roundedRatio } from '../../core/money/exact';

const part = (cents: number, bps: number): number => roundedRatio(exact(cents) * exact(bps), 10_000n);

/** What a damage waiver costs. @example damageWaiver(50_000, 1_000); // 5_000: 10 % of 500.00 */
export function damageWaiver(rentalCents: number, waiverBps: number): number {
  return part(rentalCents, waiverBps);
}

interface Damage {
  readonly qty: number;
  readonly replacement_cents: number;
  readonly kind: LossKind;
  /** The client took the waiver: of an accident only the liability is charged. What is missing is always charged whole. */
  readonly has_waiver: boolean;
  readonly liability_bps: number;
}

/** What has happened to a rented thing. */
export type LossKind = 'missing' | 'broken' | 'stained';

/**
 * What a client pays for what did not come back as it went, in minor units; rounded for each unit.
 *
 * @example lossCharge({ qty: 1, replacement_cents: 3_800, kind: 'broken', has_waiver: true, liability_bps: 3_000 }); // 1_140
 */
export function lossCharge({ qty, replacement_cents: cents, kind, has_waiver: hasWaiver, liability_bps: liability }: Damage): number {
  return qty * (hasWaiver && kind !== 'missing' ? part(cents, liability) : cents);
}

/**
 * What coming back late costs: so much a day, or a part of the rental, whichever is more. Nothing when it is on time.
 *
 * @example lateFee({ days: 2, day_cents: 5_000, rental_cents: 40_000, rental_bps: 1_500 }); // 10_000
 */
export function lateFee({
  days,
  day_cents: dayCents,
  rental_cents: rentalCents,
  rental_bps: bps,
}: {
  readonly days: number;
  readonly day_cents: number;
  readonly rental_cents: number;
  readonly rental_bps: number;
}): number {
  return days > 0 ? Math.max(days * dayCents, part(rentalCents, bps)) : 0;
}
