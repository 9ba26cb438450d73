import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { useCallback, useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { EntryChip } from '../parts/entry-chip';
import { HourBlock } from './hour-block';
import { NowLine, useWallClock } from './now-line';
import { DAY_MINUTES, placeByHours, type HourDay, type Timed } from './place';
import { clockText, shifted, type Shift, type When } from './shift';

const HOURS = Array.from({ length: 24 }, (_, hour) => clockText(hour * 60));
/** As tall as `--cal-hour` in hours.css. */
const HOUR_PX = 48;
/** Where the day begins for most: the first look is there, or where something is before. */
const FIRST_LOOK_PX = 7 * HOUR_PX;
/** Whole days stay in sight while the hours are scrolled: there is room for these. */
const MOST_WHOLE = 4;
/** A new thing begins on the half hour. */
const NEW_STEP = 30;

export interface HourColumn {
  readonly key: string;
  readonly name: string;
  readonly day: string;
  readonly head: ReactNode;
  readonly entries: readonly Entry[];
}

interface HourGridProps {
  readonly label: string;
  readonly columns: readonly HourColumn[];
  readonly zone: string;
  /** Columns are days that follow each other. */
  readonly byDays: boolean;
  /** So many stand side by side at most. */
  readonly most: number;
  readonly onMove: (entry: Entry, days: number) => void;
  readonly onHours: (entry: Entry, when: When) => Promise<boolean>;
  readonly onMore: (day: string) => void;
  readonly onNew: (day: string, time: string) => void;
}

/** Days, or people, as columns of 24 hours: whole days on top, the rest where its hours are. */
export function HourGrid({ label, columns, zone, byDays, most, onMove, onHours, onMore, onNew }: HourGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const wall = useWallClock(zone);
  const onSay = useCallback((text: string) => {
    if (said.current) said.current.textContent = text;
  }, []);
  const latest = useRef(onHours);
  useEffect(() => {
    latest.current = onHours;
  });
  const onShift = useCallback(
    async ({ entry }: Timed, shift: Shift) => {
      const when = shifted(entry, { shift, zone });
      return when === null ? false : latest.current(entry, when);
    },
    [zone],
  );
  useEffect(() => {
    const blocks = [...(frame.current?.querySelectorAll<HTMLElement>('.cal-block') ?? [])];
    frame.current?.scrollTo?.({ top: Math.min(FIRST_LOOK_PX, ...blocks.map(({ offsetTop }) => offsetTop)) });
  }, []);
  useKeptFocus(frame, columns);
  return (
    <div className="cal-hours" ref={frame} role="region" aria-label={label} tabIndex={0}>
      <div className="cal-hour-axis" aria-hidden="true">
        <div className="cal-hour-top">
          <span />
          <span className="cal-hour-corner">All day</span>
        </div>
        <div className="cal-hour-names">
          {HOURS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
      <ul className="cal-hour-days" style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(var(--cal-column), 1fr))` }}>
        {columns.map((column) => (
          <HourColumnView
            key={column.key}
            {...{ column, zone, byDays, most, onMove, onShift, onSay, onMore, onNew }}
            wall={wall.startsWith(column.day) ? wall : null}
          />
        ))}
      </ul>
      <p ref={said} className="cal-said" role="status" />
    </div>
  );
}

interface ColumnViewProps extends Pick<HourGridProps, 'byDays' | 'most' | 'onMore' | 'onMove' | 'onNew' | 'zone'> {
  readonly column: HourColumn;
  readonly wall: string | null;
  readonly onShift: (part: Timed, shift: Shift) => Promise<boolean>;
  readonly onSay: (text: string) => void;
}

function HourColumnView({ column, zone, wall, byDays, most, onShift, onSay, onMove, onMore, onNew }: ColumnViewProps) {
  const { day, entries } = column;
  const on: HourDay | undefined = useMemo(() => placeByHours(entries, { days: [day], zone, most }).get(day), [entries, day, zone, most]);
  const whole = (on?.whole ?? []).slice(0, MOST_WHOLE);
  const more = (on?.more ?? 0) + (on?.whole.length ?? 0) - whole.length;
  const add = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minute = Math.floor((((event.clientY - top) / height) * DAY_MINUTES) / NEW_STEP) * NEW_STEP;
    onNew(day, clockText(minute));
  };
  return (
    <li className="cal-hour-day" aria-label={column.name} data-today={wall !== null || undefined}>
      <div className="cal-hour-top">
        <div className="cal-hour-head">{column.head}</div>
        <div className="cal-hour-whole">
          {whole.map((entry) => (
            <EntryChip key={entry.key} entry={entry} onMove={byDays ? onMove : undefined} />
          ))}
          {more > 0 && (
            <button
              type="button"
              className="cal-plain cal-hour-more"
              aria-label={`${more} more on ${column.name}`}
              onClick={() => onMore(day)}
            >
              +{more} more
            </button>
          )}
        </div>
      </div>
      {/* Whoever has no mouse puts something on by the button of the day. */}
      <div className="cal-hour-lane" onClick={add}>
        {on?.placed.map((placed) => (
          <HourBlock key={placed.entry.key} {...{ placed, day, byDays, onShift, onSay }} />
        ))}
        {wall !== null && <NowLine wall={wall} />}
      </div>
    </li>
  );
}

/** What was moved by keyboard stands in another place afterwards: the keys stay with it. */
function useKeptFocus(frame: { readonly current: HTMLElement | null }, columns: readonly HourColumn[]): void {
  const held = useRef<string | null>(null);
  useEffect(() => {
    const id = held.current;
    if (id !== null && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>(`[data-event="${id}"]`)?.focus({ preventScroll: true });
  }, [frame, columns]);
  useEffect(() => {
    const note = () => {
      const block = document.activeElement?.closest<HTMLElement>('[data-event]');
      held.current = block?.dataset['event'] ?? null;
    };
    const element = frame.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [frame]);
}
