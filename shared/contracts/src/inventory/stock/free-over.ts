/** Half open: what ends at a moment is free again from that moment on. Days as `2027-06-12`, or numbers of any unit. */
export interface Range<M extends number | string = string> {
  readonly from: M;
  readonly to: M;
}

/** So many units more (sub-rented) or fewer (reserved, in repair) during a range. */
export interface StockChange<M extends number | string = string> extends Range<M> {
  readonly qty: number;
}

/**
 * The units that are free during the whole of a window: what is owned, less the most that is taken at the same time. Looks at the moments
 * where something changes alone, O(n log n); negative when more is promised than there is.
 *
 * @throws RangeError when the window is empty
 * @example
 * const taken = [{ from: '2027-06-10', to: '2027-06-14', qty: -20 }, { from: '2027-06-12', to: '2027-06-15', qty: -15 }];
 * freeOver({ owned: 38, changes: taken }, { from: '2027-06-13', to: '2027-06-16' }); // 3
 */
export function freeOver<M extends number | string>(
  { owned, changes }: { readonly owned: number; readonly changes: readonly StockChange<M>[] },
  { from, to }: Range<M>,
): number {
  if (!(from < to)) throw new RangeError('A window ends after it begins.');
  const steps: { readonly at: M; readonly qty: number }[] = [];
  let free = owned;
  for (const change of changes) {
    if (!(change.from < to && change.to > from && change.from < change.to)) continue;
    if (change.from <= from) free += change.qty;
    else steps.push({ at: change.from, qty: change.qty });
    if (change.to < to) steps.push({ at: change.to, qty: -change.qty });
  }
  return lowest(free, steps);
}

/** What happens at one moment counts together, before anybody looks. */
function lowest<M extends number | string>(start: number, steps: { readonly at: M; readonly qty: number }[]): number {
  steps.sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
  let [free, least] = [start, start];
  steps.forEach(({ at, qty }, index) => {
    free += qty;
    if (steps[index + 1]?.at !== at) least = Math.min(least, free);
  });
  return least;
}

/** What is missing for a wish. @example shortageOf({ wanted: 10, free: 3 }); // 7 */
export function shortageOf({ wanted, free }: { readonly wanted: number; readonly free: number }): number {
  return Math.max(0, wanted - free);
}
