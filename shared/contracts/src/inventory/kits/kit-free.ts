/** How many of a part are free, and how many of it one kit takes. */
interface PartOfKit {
  readonly qty: number;
  readonly free: number;
}

/**
 * How many whole kits are free: as many as its scarcest part allows, never less than none.
 *
 * @param parts at least one; `qty` of each is 1 or more
 * @throws RangeError when there is no part, or one of which a kit takes none
 * @example kitFree([{ qty: 2, free: 60 }, { qty: 6, free: 40 }]); // { free: 6, scarcest: { qty: 6, free: 40 } }
 */
export function kitFree<P extends PartOfKit>(parts: readonly P[]): { readonly free: number; readonly scarcest: P } {
  const [first] = parts;
  if (!first || parts.some(({ qty }) => qty < 1)) throw new RangeError('A kit has parts, and at least one unit of each.');
  const times = ({ free, qty }: PartOfKit) => Math.max(0, Math.floor(free / qty));
  const scarcest = parts.reduce((least, part) => (times(part) < times(least) ? part : least), first);
  return { free: times(scarcest), scarcest };
}
