import type { Reservation } from '@butterfly/contracts/inventory';

/** Out of the house, or back. */
export type Direction = 'check_in' | 'check_out';

const left: Readonly<Record<Direction, (row: Reservation) => number>> = {
  check_out: ({ state, qty, out_qty: out }) => (state === 'reserved' || state === 'prepped' || state === 'out' ? qty - out : 0),
  check_in: ({ state, out_qty: out, back_qty: back, lost_qty: lost }) =>
    state === 'out' || state === 'partially_returned' ? out - back - lost : 0,
};

/** What a label says about a project. */
interface Scanned {
  readonly reservation?: Reservation;
  readonly text: string;
  /** The label is that of a thing that is reserved; otherwise it may be that of a single unit. */
  readonly isThing: boolean;
}

/**
 * The reservation that a scanned label is of, while units of it are left to go or to come back, and what is said about it.
 *
 * @example scanned(rows, { code: 'lan-brass', way: 'check_out' }); // { reservation, text: 'Brass lantern: 19 left', isThing: true }
 */
export function scanned(rows: readonly Reservation[], { code, way }: { readonly code: string; readonly way: Direction }): Scanned {
  const label = code.trim().toLowerCase();
  if (label === '') return { text: '', isThing: false };
  const known = rows.filter(({ sku }) => sku?.toLowerCase() === label);
  const [name] = known.map(({ item_name: thing }) => thing);
  if (name === undefined) return { text: `Nothing with the label ${code.trim()} is reserved for this project.`, isThing: false };
  const reservation = known.find((row) => left[way](row) > 0);
  if (!reservation) return { text: way === 'check_out' ? `${name}: none left to hand out.` : `${name}: none is out.`, isThing: true };
  return { reservation, text: `${name}: ${left[way](reservation) - 1} left`, isThing: true };
}
