/** Whether what is needed ends with a full bunch (green), within a fifth of one (grey), or not (red). */
export type BunchFit = 'green' | 'grey' | 'red';

/** What one stem too many costs, and what would save it. */
export interface BunchHint {
  readonly needed: number;
  /** So many would need a bunch less. */
  readonly enough: number;
  readonly drop: number;
  /** … or so many more would fill it. */
  readonly spare: number;
  readonly saves_cents: number;
}

interface Packed {
  /** Units to buy. */
  readonly net: number;
  readonly pack_size: number;
}

/** @example bunchFit({ net: 126, pack_size: 25 }); // 'grey' */
export function bunchFit({ net, pack_size }: Packed): BunchFit {
  const over = net % pack_size;
  if (over === 0) return 'green';
  return Math.min(over, pack_size - over) * 5 <= pack_size ? 'grey' : 'red';
}

/**
 * A bunch that is bought for its first few stems. Null where there is none, or where it is the only one.
 *
 * @example
 * bunchHint({ net: 126, pack_size: 25, pack_price_cents: 3_125 }); // 125 would do: drop 1, saves 31.25
 */
export function bunchHint({ net, pack_size, pack_price_cents }: Packed & { readonly pack_price_cents: number }): BunchHint | null {
  const over = net % pack_size;
  if (over === 0 || over * 5 > pack_size || net <= pack_size) return null;
  return { needed: net, enough: net - over, drop: over, spare: pack_size - over, saves_cents: pack_price_cents };
}
