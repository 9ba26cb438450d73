import { ceiledRatio, exact, roundedRatio } from './exact';

const WHOLE_BPS = 10_000n;
const WHOLE_MILLI = 1_000n;

/**
 * A percentage of an amount, rounded once: `round(amount × bps / 10000)`.
 *
 * @param cents minor units; may be negative
 * @param bps basis points, 10000 is 100 %
 * @example percentOf(446_500, 500); // 22_325
 */
export function percentOf(cents: number, bps: number): number {
  return roundedRatio(exact(cents) * exact(bps), WHOLE_BPS);
}

/**
 * A multiple of an amount, rounded once: `round(amount × milli / 1000)`.
 *
 * @param cents minor units
 * @param milli thousandths: 3500 is three and a half times
 * @example timesMilli(1_144, 3_500); // 4_004
 */
export function timesMilli(cents: number, milli: number): number {
  return roundedRatio(exact(cents) * exact(milli), WHOLE_MILLI);
}

/** A line of a document before tax. */
export interface PricedLine {
  /** Minor units for one. */
  readonly unit_cents: number;
  /** Thousandths: 1500 is one and a half. */
  readonly qty_milli: number;
  /** Basis points; none without it. */
  readonly discount_bps?: number;
}

/**
 * What a line comes to, rounded once: `round(unit × qty_milli × (10000 − discount_bps) / 10 000 000)`.
 *
 * @returns minor units
 * @example lineTotal({ unit_cents: 333, qty_milli: 2_500 }); // 833
 */
export function lineTotal({ unit_cents, qty_milli, discount_bps = 0 }: PricedLine): number {
  return roundedRatio(exact(unit_cents) * exact(qty_milli) * (WHOLE_BPS - exact(discount_bps)), WHOLE_MILLI * WHOLE_BPS);
}

/** Something bought in packs, of which a part is used. */
export interface PackedCost {
  /** Minor units for a pack. */
  readonly pack_price_cents: number;
  /** How many are in it. */
  readonly pack_size: number;
  readonly qty_milli: number;
  /** Basis points of waste that is paid for as well. */
  readonly waste_bps?: number;
}

/**
 * What a part of a pack costs. The price of one is a fraction and is never rounded by itself.
 *
 * @returns minor units
 * @example packedCost({ pack_price_cents: 2_500, pack_size: 25, qty_milli: 12_000, waste_bps: 1_000 }); // 1_320
 */
export function packedCost({ pack_price_cents, pack_size, qty_milli, waste_bps = 0 }: PackedCost): number {
  return roundedRatio(
    exact(pack_price_cents) * exact(qty_milli) * (WHOLE_BPS + exact(waste_bps)),
    exact(pack_size) * WHOLE_MILLI * WHOLE_BPS,
  );
}

/**
 * How many whole ones are needed so that a quantity is left after the waste. In whole numbers: `Math.ceil(50 * 1.1)` would say 56.
 *
 * @example wholeWithWaste({ qty_milli: 50_000, waste_bps: 1_000 }); // 55
 */
export function wholeWithWaste({ qty_milli, waste_bps }: { readonly qty_milli: number; readonly waste_bps: number }): number {
  return ceiledRatio(exact(qty_milli) * (WHOLE_BPS + exact(waste_bps)), WHOLE_MILLI * WHOLE_BPS);
}
