import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { daysBetween } from '@butterfly/ui-kit/days';
import type { DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { dayText, weekdayText } from '../parts/days';
import { EntryChip } from '../parts/entry-chip';

export interface GridProps {
  readonly days: readonly string[];
  readonly byDay: ReadonlyMap<string, readonly Entry[]>;
  readonly room: Calendar['days'];
  readonly today: string;
  readonly onMove: (entry: Entry, days: number) => void;
  readonly onShowDay: (day: string) => void;
  readonly onNew: (day: string) => void;
}

interface DayCellProps extends Omit<GridProps, 'days'> {
  readonly day: string;
  /** More than these are counted. */
  readonly most: number;
  readonly isFaint?: boolean;
}

/** A day with what is on it. */
export function DayCell({ day, byDay, room, today, most, isFaint = false, onMove, onShowDay, onNew }: DayCellProps) {
  const { tenant } = usePlugin();
  const on = byDay.get(day) ?? [];
  const shown = on.length <= most ? on : on.slice(0, most - 1);
  const name = dayText(day, tenant.locale);
  const drop = (dropped: DragEvent) => {
    dropped.preventDefault();
    const [entry, days] = draggedOnto(dropped.dataTransfer.getData('text/plain'), { byDay, day });
    if (entry && days !== 0) onMove(entry, days);
  };
  return (
    <li
      className="cal-day"
      data-today={day === today || undefined}
      data-faint={isFaint || undefined}
      onDragOver={(over) => over.preventDefault()}
      onDrop={drop}
    >
      <DayHead day={day} room={room} today={today} onNew={onNew} />
      {shown.map((entry) => (
        <EntryChip key={entry.key} entry={entry} onMove={onMove} />
      ))}
      {on.length > shown.length && (
        <button
          type="button"
          className="cal-plain cal-more"
          aria-label={`${on.length - shown.length} more on ${name}`}
          onClick={() => onShowDay(day)}
        >
          +{on.length - shown.length} more
        </button>
      )}
    </li>
  );
}

type DayHeadProps = Pick<DayCellProps, 'day' | 'onNew' | 'room' | 'today'>;

/** Which day it is, what is held on it, and a way to put something on. */
export function DayHead({ day, room, today, onNew }: DayHeadProps) {
  const { nav, tenant } = usePlugin();
  const name = dayText(day, tenant.locale);
  const held = room.find((one) => one.day === day);
  return (
    <div className="cal-day-head">
      <Link to={nav.href('day', { day })} aria-label={name} aria-current={day === today ? 'date' : undefined}>
        <span className="cal-weekday">{weekdayText(day, tenant.locale)}</span> {Number(day.slice(8))}
      </Link>
      {held && (
        <span className="cal-room" title={`${held.booked} booked, room for ${held.capacity}`}>
          {held.held} held{held.waiting > 0 && `, ${held.waiting} waiting`}
        </span>
      )}
      <button type="button" className="cal-plain" aria-label={`Put something on ${name}`} onClick={() => onNew(day)}>
        +
      </button>
    </div>
  );
}

/** What was dragged, and by how many days. */
function draggedOnto(text: string, { byDay, day }: { byDay: GridProps['byDay']; day: string }): [Entry | undefined, number] {
  const [, key, from] = /^\{"key":"([^"]+)","day":"([\d-]{10})"\}$/.exec(text) ?? [];
  if (key === undefined || from === undefined) return [undefined, 0];
  const entry = [...byDay.values()].flat().find((one) => one.key === key);
  return [entry, daysBetween(from, day)];
}
