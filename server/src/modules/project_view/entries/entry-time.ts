import type { EntryTime } from '@butterfly/contracts/project_view';

/** A time as the three columns of its row. */
export interface TimeColumns {
  readonly anchor: EntryTime['anchor'];
  readonly amount: number | null;
  readonly on_day: string | null;
}

export function columnsOf(when: EntryTime): TimeColumns {
  switch (when.anchor) {
    case 'event_date':
      return { anchor: when.anchor, amount: when.offset_days, on_day: null };
    case 'day':
      return { anchor: when.anchor, amount: null, on_day: when.day };
    case 'event_start':
      return { anchor: when.anchor, amount: when.offset_minutes, on_day: null };
    case 'time':
      return { anchor: when.anchor, amount: when.minute, on_day: null };
  }
}

/** The table's checks allow no other combination. */
export function timeOf({ anchor, amount, on_day }: TimeColumns): EntryTime {
  const number = amount ?? 0;
  switch (anchor) {
    case 'event_date':
      return { anchor, offset_days: number };
    case 'day':
      return { anchor, day: on_day ?? '' };
    case 'event_start':
      return { anchor, offset_minutes: number };
    case 'time':
      return { anchor, minute: number };
  }
}
