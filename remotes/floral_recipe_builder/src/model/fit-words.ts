import type { BunchFit } from '@butterfly/contracts/floral_recipe_builder';

/**
 * How what is needed fits into its packs. Grey is both a pack bought for its first few stems and one that is used up but for a few.
 *
 * @example fitWords({ fit: 'grey', leftoverUnits: 22, packSize: 25 }); // 'a few over'
 */
export function fitWords({ fit, leftoverUnits, packSize }: { fit: BunchFit; leftoverUnits: number; packSize: number }): string {
  if (fit === 'green') return 'full packs';
  if (fit === 'red') return 'part of a pack';
  return leftoverUnits * 2 > packSize ? 'a few over' : 'nearly full';
}
