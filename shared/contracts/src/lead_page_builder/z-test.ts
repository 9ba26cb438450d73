/** Unique visitors of one variant, and how many of them wrote. */
export interface VariantCount {
  readonly visits: number;
  readonly sent: number;
}

export interface VariantTest {
  /** Pooled two-proportion z of the second against the first; null where nothing can be said. */
  readonly z: number | null;
  readonly winner: 'a' | 'b' | null;
  readonly enough: boolean;
}

/** Below this many visits of each variant nobody has won. */
export const FEWEST_VISITS = 100;
/** Two-sided, 95 %. */
const SURE = 1.96;

/**
 * Whether one of two pages is better, by the pooled two-proportion z test.
 *
 * @example
 * compareVariants({ visits: 200, sent: 10 }, { visits: 200, sent: 24 }); // z 2.51, winner b
 */
export function compareVariants(a: VariantCount, b: VariantCount): VariantTest {
  const enough = a.visits >= FEWEST_VISITS && b.visits >= FEWEST_VISITS;
  const z = pooledZ(a, b);
  return { z, enough, winner: enough && z !== null ? winnerBy(z) : null };
}

function pooledZ(a: VariantCount, b: VariantCount): number | null {
  if (a.visits === 0 || b.visits === 0) return null;
  const pooled = (a.sent + b.sent) / (a.visits + b.visits);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.visits + 1 / b.visits));
  return spread === 0 ? null : (b.sent / b.visits - a.sent / a.visits) / spread;
}

function winnerBy(z: number): VariantTest['winner'] {
  if (Math.abs(z) < SURE) return null;
  return z > 0 ? 'b' : 'a';
}
