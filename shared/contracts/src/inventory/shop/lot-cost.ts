import { exact, roundedRatio } from '../../core/money/exact';

interface Bought {
  /** What the whole lot has cost, in minor units. */
  readonly cost_cents: number;
  readonly stems_received: number;
}

/**
 * What the next stems of a lot cost, in minor units: what all taken so far cost together is rounded, not each taking, so that the takings of a
 * whole lot add up to what it has cost. Stems beyond what was received cost nothing.
 *
 * @example nextStemsCost({ cost_cents: 1_000, stems_received: 3 }, { taken: 1, units: 1 }); // 334
 */
export function nextStemsCost(
  { cost_cents: cost, stems_received: all }: Bought,
  { taken, units }: { taken: number; units: number },
): number {
  const until = (stems: number) => (all === 0 ? 0 : roundedRatio(exact(cost) * exact(Math.min(all, Math.max(0, stems))), exact(all)));
  return until(taken + units) - until(taken);
}
