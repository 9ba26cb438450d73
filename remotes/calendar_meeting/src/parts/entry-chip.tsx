import { layers, type Entry } from '@butterfly/contracts/calendar_meeting';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';

interface EntryChipProps {
  readonly entry: Entry;
  /** Moves it by days; undefined where it cannot be moved here. */
  readonly onMove?: ((entry: Entry, days: number) => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One thing on the calendar. What is of this calendar is dragged, or moved with Alt and an arrow. */
export function EntryChip({ entry, onMove }: EntryChipProps) {
  const { tenant } = usePlugin();
  const time = entry.start_at === null ? '' : wallTime(tenant.tz, new Date(entry.start_at)).slice(11);
  const isMovable = onMove !== undefined && entry.event !== null;
  const press = (pressed: KeyboardEvent) => {
    const step = pressed.altKey ? STEPS[pressed.key] : undefined;
    if (step === undefined || !onMove || !isMovable) return;
    pressed.preventDefault();
    onMove(entry, step);
  };
  const words = `${layers[entry.layer]}: ${time ? `${time} ` : ''}${entry.title}${entry.tentative ? ', not firm' : ''}`;
  const shown = (
    <>
      {time && <span className="cal-time">{time}</span>} <span className="cal-title">{entry.title}</span>
    </>
  );
  const looks = { className: 'cal-chip', 'data-layer': entry.layer, 'data-tentative': entry.tentative || undefined };
  if (entry.link === null)
    return (
      <span {...looks} title={words}>
        {shown}
      </span>
    );
  return (
    <Link
      {...looks}
      to={entry.link}
      aria-label={words}
      title={words}
      draggable={isMovable}
      aria-keyshortcuts={isMovable ? 'Alt+ArrowRight Alt+ArrowLeft Alt+ArrowUp Alt+ArrowDown' : undefined}
      onKeyDown={press}
      onDragStart={(drag) => drag.dataTransfer.setData('text/plain', JSON.stringify({ key: entry.key, day: entry.start_day }))}
    >
      {shown}
    </Link>
  );
}
