import type { Audience, Entry, EntryPatch, EntryTime, Lane, NewEntry } from '@butterfly/contracts/project_view';
import { clock } from '@butterfly/contracts/project_view/labels';
import { minuteOf } from '../model/times';

/** An entry while it is edited: every input as its text. */
export interface Draft {
  readonly lane: Lane;
  readonly title: string;
  /** True while the time is bound to the event and moves with it. */
  readonly bound: boolean;
  /** Days or minutes from the event, without a sign. */
  readonly amount: string;
  readonly side: 'before' | 'after';
  readonly day: string;
  readonly time: string;
  readonly length: string;
  readonly is_milestone: boolean;
  readonly audience: Audience;
  readonly place: string;
  readonly responsible_id: number | null;
  readonly responsible_text: string;
  readonly note: string;
  readonly predecessor_ids: readonly number[];
}

export function emptyDraft(lane: Lane, eventDate: string | null): Draft {
  return {
    lane,
    title: '',
    bound: eventDate !== null,
    amount: lane === 'event_day' ? '60' : '7',
    side: 'before',
    day: eventDate ?? '',
    time: '12:00',
    length: lane === 'event_day' ? '30' : '1',
    is_milestone: false,
    audience: 'team',
    place: '',
    responsible_id: null,
    responsible_text: '',
    note: '',
    predecessor_ids: [],
  };
}

export function draftOf(entry: Entry): Draft {
  const { lane, title, when, day, minute, length, is_milestone, audience, place, responsible_id, responsible_text, note, predecessor_ids } =
    entry;
  const offset = offsetOf(when);
  return {
    lane,
    title,
    bound: when.anchor === 'event_date' || when.anchor === 'event_start',
    amount: String(Math.abs(offset)),
    side: offset > 0 ? 'after' : 'before',
    day: day ?? '',
    time: minute === null ? '12:00' : clock(minute),
    length: String(length),
    is_milestone,
    audience,
    place,
    responsible_id,
    responsible_text,
    note,
    predecessor_ids,
  };
}

/** Days or minutes from the event; 0 for a fixed time. */
function offsetOf(when: EntryTime): number {
  if (when.anchor === 'event_date') return when.offset_days;
  return when.anchor === 'event_start' ? when.offset_minutes : 0;
}

/** What keeps a draft from being saved, by input; empty when nothing does. */
export function problemsOf(draft: Draft): Partial<Record<'title' | 'amount' | 'day' | 'time' | 'length', string>> {
  const whole = (text: string) => /^\d{1,4}$/.test(text);
  return {
    ...(draft.title.trim() === '' && { title: 'Give it a name' }),
    ...(draft.bound && !whole(draft.amount) && { amount: 'A whole number' }),
    ...(!draft.bound && draft.lane !== 'event_day' && draft.day === '' && { day: 'Choose a day' }),
    ...(!draft.bound && draft.lane === 'event_day' && minuteOf(draft.time) === null && { time: 'A time such as 16:30' }),
    ...((!whole(draft.length) || Number(draft.length) < 1) && { length: 'At least 1' }),
  };
}

/** The fields the server takes. Expects a draft without problems. */
export function fieldsOf(draft: Draft): Omit<NewEntry, 'lane'> & EntryPatch {
  const { title, is_milestone, audience, place, responsible_id, responsible_text, note } = draft;
  return {
    title,
    when: timeOf(draft),
    length: Number(draft.length),
    is_milestone,
    audience,
    place: place.trim(),
    responsible_id,
    responsible_text: responsible_text.trim(),
    note,
  };
}

function timeOf({ lane, bound, amount, side, day, time }: Draft): EntryTime {
  const offset = Number(amount) * (side === 'before' ? -1 : 1) || 0;
  if (lane === 'event_day')
    return bound ? { anchor: 'event_start', offset_minutes: offset } : { anchor: 'time', minute: minuteOf(time) ?? 0 };
  return bound ? { anchor: 'event_date', offset_days: offset } : { anchor: 'day', day };
}
