/** Stems of a lot that may be taken. */
export interface TakenFrom {
  readonly id: number;
  readonly units: number;
  /** The last day on which it can be used; null: it keeps. */
  readonly use_by: string | null;
}

const LAST_DAY = '9999-12-31';

/** Lots in the order in which they are used: whichever ends first, of equal ones the older. */
export function firstExpired<L extends Pick<TakenFrom, 'id' | 'use_by'>>(lots: readonly L[]): L[] {
  return [...lots].sort((a, b) => (a.use_by ?? LAST_DAY).localeCompare(b.use_by ?? LAST_DAY) || a.id - b.id);
}

/**
 * How many stems come from which lot, in the order in which the lots are given; fewer than wanted where there are not so many.
 *
 * @example takeInOrder([{ id: 1, units: 8, use_by: null }, { id: 2, units: 20, use_by: null }], 10); // [{ id: 1, units: 8 }, { id: 2, units: 2 }]
 */
export function takeInOrder(lots: readonly Pick<TakenFrom, 'id' | 'units'>[], wanted: number): { id: number; units: number }[] {
  let left = wanted;
  return lots.flatMap(({ id, units }) => {
    const taken = Math.min(left, Math.max(0, units));
    left -= taken;
    return taken > 0 ? [{ id, units: taken }] : [];
  });
}
