import { exact } from './exact';

/**
 * Splits an amount by weights without losing or making a unit: each part gets its share rounded down, and what is left goes to the parts
 * with the largest remainders, of equal ones to the earlier.
 *
 * @param cents minor units; a negative amount is split like the positive one
 * @param weights whole numbers from 0 up, not all 0
 * @returns as many amounts as weights; their sum is `cents`
 * @throws RangeError for weights that say nothing
 * @example allocate(547, [1, 1, 1]); // [183, 182, 182]
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const shares = weights.map(exact);
  const whole = shares.reduce((sum, weight) => sum + weight, 0n);
  if (shares.some((weight) => weight < 0n) || whole === 0n) throw new RangeError('Weights must be 0 or more, and not all 0.');
  const amount = exact(Math.abs(cents));
  const parts = shares.map((weight) => (amount * weight) / whole);
  const left = Number(amount - parts.reduce((sum, part) => sum + part, 0n));
  const larger = new Set(byRemainder(shares.map((weight) => (amount * weight) % whole)).slice(0, left));
  return parts.map((part, at) => signed(Number(part) + (larger.has(at) ? 1 : 0), cents));
}

/** Positions, the largest remainder first. */
function byRemainder(remainders: readonly bigint[]): number[] {
  const of = (at: number) => remainders[at] ?? 0n;
  return remainders.map((_, at) => at).sort((a, b) => Number(of(b) > of(a)) - Number(of(a) > of(b)) || a - b);
}

const signed = (part: number, like: number): number => (like < 0 && part !== 0 ? -part : part);
