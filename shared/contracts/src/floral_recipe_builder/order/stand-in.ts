import { ceiledRatio, exact } from '../../core/money/exact';
import type { Substitute } from '../catalogue/schema';

/**
 * How much of a substitute takes the place of a quantity (both thousandths): whole units stay whole, rounded up.
 *
 * @example standInQuantity(5_000, { ratio_milli: 1_400 }); // 7_000: seven White O'Hara for five Juliet
 */
export function standInQuantity(qty_milli: number, { ratio_milli }: Pick<Substitute, 'ratio_milli'>): number {
  const isWhole = qty_milli % 1_000 === 0;
  const step = isWhole ? 1_000 : 1;
  return ceiledRatio(exact(qty_milli) * exact(ratio_milli), 1_000n * exact(step)) * step;
}
