/**
 * Rounds a fraction to a whole number, half away from zero. The one place where money is rounded; BigInt, because an amount times a
 * quantity times a rate leaves what a double holds exactly.
 *
 * @throws RangeError when the denominator is not positive, or the result is no safe integer.
 * @example roundedRatio(5n, 2n); // 3
 * @example roundedRatio(-5n, 2n); // -3
 */
export function roundedRatio(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive.');
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return safe(numerator < 0n ? -rounded : rounded);
}

/** Rounds a fraction up. @example ceiledRatio(7n, 2n); // 4 */
export function ceiledRatio(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive.');
  const floor = numerator / denominator;
  return safe(numerator > 0n && numerator % denominator !== 0n ? floor + 1n : floor);
}

/** The whole number as BigInt. @throws RangeError for what is none, so that no fraction of a cent slips in. */
export function exact(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number of units.`);
  return BigInt(value);
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('The amount is too large.');
  return number;
}
