import { usePlugin } from '@butterfly/plugin-sdk/react';
import { createCalendar, DayGrid, destroyCalendar, Interaction, List, ResourceTimeline, type Calendar } from '@event-calendar/core';
import { useEffect, useRef } from 'react';
import type { CalendarEntry, CalendarProps } from './index';
import '@event-calendar/core/index.css';
import './calendar.css';

const views = { month: 'dayGridMonth', list: 'listMonth', lanes: 'resourceTimelineMonth' } as const;

export function CalendarView(props: CalendarProps) {
  const { tenant } = usePlugin();
  const root = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { label, view, day, entries, lanes = [], onMove } = props;
  useEffect(() => {
    if (!root.current) return undefined;
    const made = createCalendar(root.current, [DayGrid, List, ResourceTimeline, Interaction], {
      locale: tenant.locale,
      headerToolbar: { start: '', center: '', end: '' },
      dayMaxEvents: true,
      // One column a day, and a week of them.
      views: {
        resourceTimelineMonth: {
          duration: { days: 7 },
          columnWidth: 'minmax(72px, 1fr)',
          dayHeaderFormat: { weekday: 'short', day: 'numeric' },
        },
      },
      eventClick: ({ event }) => latest.current.onOpen(String(event.id)),
      eventDrop: ({ event, revert }) =>
        latest.current.onMove?.(
          {
            id: String(event.id),
            start: textOf(event.start, event.allDay),
            end: textOf(event.end, event.allDay),
            lane: event.resourceIds[0]?.toString() ?? null,
          },
          revert,
        ),
      ...optionsOf({ view, day, entries, lanes, onMove }),
    });
    calendar.current = made;
    return () => {
      calendar.current = null;
      void destroyCalendar(made);
    };
    // Made once; what changes is told below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tenant.locale]);
  useEffect(() => {
    for (const [name, value] of Object.entries(optionsOf({ view, day, entries, lanes, onMove })))
      calendar.current?.setOption(name as 'view', value as never);
  }, [view, day, entries, lanes, onMove]);
  return <div ref={root} className="bf-calendar" role="region" aria-label={label} />;
}

function optionsOf({
  view,
  day,
  entries,
  lanes = [],
  onMove,
}: Pick<CalendarProps, 'day' | 'entries' | 'lanes' | 'view'> & { readonly onMove: CalendarProps['onMove'] }) {
  return {
    view: views[view],
    date: day,
    editable: onMove !== undefined,
    eventDurationEditable: false,
    resources: lanes.map(({ id, title }) => ({ id, title })),
    events: entries.map(eventOf),
  };
}

function eventOf({ id, title, start, end, lane, tone = 'iris' }: CalendarEntry) {
  return {
    id,
    title,
    start,
    end,
    allDay: !start.includes('T'),
    ...(lane !== undefined && { resourceIds: [lane] }),
    classNames: [`bf-calendar-${tone}`],
  };
}

/** The calendar counts in wall-clock time: the parts of its dates are what stands on the clock. */
function textOf(date: Date, allDay: boolean): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return allDay ? day : `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
