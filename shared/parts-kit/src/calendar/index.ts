import type { Tone } from '@butterfly/ui-kit';
import { loadedLater } from '../lazy/loaded-later';

/** Something that takes time, on a lane when it belongs to somebody or something. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  /** A day `2027-06-12`, or a wall-clock time `2027-06-12T16:30` of the business. */
  readonly start: string;
  /** The end; for whole days the day after the last one. */
  readonly end: string;
  readonly lane?: string;
  readonly tone?: Tone;
}

/** Who or what has entries: a member, a van, a room. */
export interface CalendarLane {
  readonly id: string;
  readonly title: string;
}

export interface CalendarProps {
  readonly label: string;
  /** `month` and `list` show the month of `day`; `lanes` seven days from `day` on, with one row for each lane. */
  readonly view: 'lanes' | 'list' | 'month';
  /** Such as `2027-06-12`. */
  readonly day: string;
  readonly entries: readonly CalendarEntry[];
  readonly lanes?: readonly CalendarLane[];
  readonly onOpen: (id: string) => void;
  /** Told where an entry was dragged; without it nothing can be dragged. `revert` puts it back. */
  readonly onMove?: (
    moved: { readonly id: string; readonly start: string; readonly end: string; readonly lane: string | null },
    revert: () => void,
  ) => void;
}

/**
 * A calendar by month, as a list, or with a lane for each member, van or room.
 *
 * @example <Calendar label="Vans" view="lanes" day="2027-06-12" lanes={vans} entries={trips} onOpen={openTrip} />
 */
export const Calendar = loadedLater<CalendarProps>('calendar', () => import('./calendar-view').then(({ CalendarView }) => CalendarView));
