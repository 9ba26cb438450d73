import { addDays } from '../../core/days';

/** How many days a hold is kept where nobody says otherwise. */
export const HOLD_DAYS = 7;

/** A hold in the line of its day. */
export interface InLine {
  readonly id: number;
  /** How many days it is kept from when it comes first. */
  readonly days: number;
  /** The last day on which it is kept; null: it waits. */
  readonly until: string | null;
}

interface Line {
  /** In their order. */
  readonly line: readonly InLine[];
  /** For how many there is room beside what is booked. */
  readonly places: number;
  /** The day that is held. */
  readonly day: string;
}

const sooner = (one: string, other: string): string => (one < other ? one : other);

export interface Foreseen {
  /** The last day on which what lapses was kept. */
  readonly on: string;
  readonly lapses: number;
  /** Who has a place then, and until when; null: nobody waits. */
  readonly movesUp: { readonly id: number; readonly until: string } | null;
}

/**
 * Who of a line has a place: the first so many. Who had one and has none any more waits again; who comes to one is kept from today on.
 *
 * @example settle({ line: [{ id: 1, days: 7, until: null }], places: 1, today: '2027-06-01', day: '2027-06-12' }) // [{ id: 1, days: 7, until: '2027-06-08' }]
 */
export function settle({ line, places, today, day }: Line & { readonly today: string }): InLine[] {
  return line.map((hold, at) => ({ ...hold, until: at < places ? (hold.until ?? sooner(addDays(today, hold.days), day)) : null }));
}

/**
 * What happens to a line if nobody does anything: which hold lapses when, and who moves up. None is kept beyond the day it is about.
 *
 * @example
 * foresee({ line: [{ id: 1, days: 7, until: '2027-06-04' }, { id: 2, days: 7, until: null }], places: 1, day: '2027-06-12' })
 * // [{ on: '2027-06-04', lapses: 1, movesUp: { id: 2, until: '2027-06-12' } }, { on: '2027-06-12', lapses: 2, movesUp: null }]
 */
export function foresee({ line, places, day }: Line): Foreseen[] {
  const holding = line.slice(0, Math.max(0, places)).flatMap(({ id, until }) => (until === null ? [] : [{ id, until }]));
  const waiting = line.slice(Math.max(0, places));
  const found: Foreseen[] = [];
  while (holding.length > 0) {
    holding.sort((a, b) => a.until.localeCompare(b.until) || a.id - b.id);
    const gone = holding.shift();
    if (!gone) break;
    const next = waiting.shift();
    // It is kept from the morning after, for its days, and not longer than there is something to hold.
    const until = next && sooner(addDays(gone.until, next.days + 1), day);
    const movesUp = next && until && until > gone.until ? { id: next.id, until } : null;
    if (movesUp) holding.push(movesUp);
    found.push({ on: gone.until, lapses: gone.id, movesUp });
  }
  return found;
}
