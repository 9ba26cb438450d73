import type { OrderLine } from '@butterfly/contracts/floral_recipe_builder';

type Packs = readonly Pick<OrderLine['packs'][number], 'count' | 'pack_size'>[];

/** Packs as a florist says them. @example packWords([{ count: 1, pack_size: 100 }, { count: 2, pack_size: 25 }]); // '1 × 100 + 2 × 25' */
export function packWords(packs: Packs): string {
  return packs.map(({ count, pack_size }) => `${count} × ${pack_size}`).join(' + ');
}
