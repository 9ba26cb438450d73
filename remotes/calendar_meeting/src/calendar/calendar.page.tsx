import { layers, type Calendar, type Layer } from '@butterfly/contracts/calendar_meeting';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { PageHeader } from '@butterfly/ui-kit';
import { addDays, todayIn, weekStartOf } from '@butterfly/ui-kit/days';
import { Loaded } from '@butterfly/ui-kit/record';
import { instantOf, wallTime } from '@butterfly/ui-kit/wall-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Segmented } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { api, keys, membersQuery } from '../calendar_meeting.client';
import { EventDialog } from '../event/event-dialog';
import { entriesByDay } from '../parts/by-day';
import { daysIn, dayText, isByHour, spanOf, stepped, views, type View } from '../parts/days';
import { Agenda, Lanes, MonthGrid } from './grids';
import { DaysByHour, TeamByHour, ZoneChoice, zoneHere } from './hour-views';
import { useMove } from './use-move';

/** Everything that is on, of the studio or of a project. */
export function Page() {
  const { projectId } = useParams();
  const { nav, tenant } = usePlugin();
  const [address, setAddress] = useSearchParams();
  const [hidden, setHidden] = useState<readonly Layer[]>([]);
  const today = todayIn(tenant.tz, new Date());
  const view = (Object.keys(views) as View[]).find((one) => one === address.get('view')) ?? 'month';
  const wanted = address.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : today;
  const [fresh, setFresh] = useState<Fresh | null>(address.has('new') ? { day } : null);
  const here = zoneHere(tenant.tz, day);
  const [chosen, setZone] = useState<string | null>(null);
  const zone = isByHour(view) ? (chosen ?? here) : tenant.tz;
  const go = (next: { view?: View; day?: string }) => setAddress({ view, day, ...next }, { replace: true });
  const span = spanOf(view, day, weekStartOf(tenant.locale));
  // The days of another clock begin in days of the business before or after them.
  const asked = zone === tenant.tz ? span : { from: addDays(span.from, -1), to: addDays(span.to, 1) };
  const query = { ...asked, ...(projectId !== undefined && { project: projectId }) };
  const found = useQuery({
    queryKey: keys.span(query),
    queryFn: async ({ signal }) => (await api.listEntries({ query, signal })).data,
    placeholderData: keepPreviousData,
  });
  useReady(!found.isPending);
  const onNew = useCallback(
    (one: string, time?: string) => setFresh(time === undefined ? { day: one } : freshAt(`${one}T${time}`, { zone, tz: tenant.tz })),
    [zone, tenant.tz],
  );
  const projectName = found.data?.project_name ?? null;
  const title = projectId === undefined ? 'Calendar' : <ProjectLink id={projectId}>{projectName ?? 'Project'}</ProjectLink>;
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow={projectId === undefined ? undefined : <Link to={nav.href('calendar')}>Calendar</Link>}
        title={title}
        meta={view === 'month' ? monthText(day, tenant.locale) : spanText(span, tenant.locale)}
        actions={
          <>
            <Button onClick={() => go({ day: stepped(view, day, -1) })}>Earlier</Button>
            <Button onClick={() => go({ day: today })}>Today</Button>
            <Button onClick={() => go({ day: stepped(view, day, 1) })}>Later</Button>
            <Button type="primary" onClick={() => setFresh({ day })}>
              Put something on
            </Button>
          </>
        }
      />
      <div className="cal-bar">
        <Segmented
          aria-label="View"
          options={Object.entries(views).map(([value, label]) => ({ value, label }))}
          value={view}
          onChange={(next) => go({ view: next as View })}
        />
        {isByHour(view) && here !== tenant.tz && <ZoneChoice {...{ zone, here }} onChange={setZone} />}
        <Link to={nav.href('settings')}>Calendar programs</Link>
      </div>
      <Loaded query={found} what="the calendar" kind="board">
        {(calendar) => (
          <>
            <LayerChoice offered={calendar.layers} hidden={hidden} onChange={setHidden} />
            <Shown
              calendar={calendar}
              {...{ view, day, span, hidden, today, zone }}
              onShowDay={(one) => go({ view: view === 'day' ? 'agenda' : 'day', day: one })}
              onNew={onNew}
            />
          </>
        )}
      </Loaded>
      {fresh !== null && (
        <EventDialog {...fresh} projectId={projectId === undefined ? null : Number(projectId)} onClose={() => setFresh(null)} />
      )}
    </div>
  );
}

/** On which day something is put on, and from when. */
interface Fresh {
  readonly day: string;
  readonly time?: string;
}

/** What one clock shows, on that of the business. */
function freshAt(wall: string, { zone, tz }: { zone: string; tz: string }): Fresh {
  const there = wallTime(tz, new Date(instantOf(wall, zone) ?? 0));
  return { day: there.slice(0, 10), time: there.slice(11) };
}

interface ShownProps {
  readonly calendar: Calendar;
  readonly view: View;
  readonly day: string;
  readonly span: { readonly from: string; readonly to: string };
  readonly hidden: readonly Layer[];
  readonly today: string;
  readonly onShowDay: (day: string) => void;
  readonly zone: string;
  readonly onNew: (day: string, time?: string) => void;
}

function Shown({ calendar, view, day, span: { from, to }, hidden, today, zone, onShowDay, onNew }: ShownProps) {
  const members = useQuery({ ...membersQuery, enabled: view === 'team' || view === 'hours' });
  const { byDays, toHours, note, dialog } = useMove();
  const entries = useMemo(() => calendar.entries.filter(({ layer }) => !hidden.includes(layer)), [calendar, hidden]);
  const days = useMemo(() => daysIn({ from, to }), [from, to]);
  const byDay = useMemo(() => (isByHour(view) ? new Map() : entriesByDay(entries, { from, to })), [entries, view, from, to]);
  const of = { days, byDay, room: calendar.days, today, onMove: byDays, onShowDay, onNew };
  const byHour = { days, entries, room: calendar.days, today, zone, onMove: byDays, onHours: toHours, onMore: onShowDay, onNew };
  return (
    <>
      {note}
      {view === 'month' && <MonthGrid {...of} month={day.slice(0, 7)} />}
      {(view === 'week' || view === 'day') && <DaysByHour {...byHour} />}
      {view === 'hours' && members.data && <TeamByHour {...byHour} members={members.data} />}
      {view === 'agenda' && <Agenda {...of} />}
      {view === 'team' && <Lanes {...of} members={members.data ?? []} />}
      {dialog}
    </>
  );
}

interface LayerChoiceProps {
  readonly offered: readonly Layer[];
  readonly hidden: readonly Layer[];
  readonly onChange: (hidden: readonly Layer[]) => void;
}

function LayerChoice({ offered, hidden, onChange }: LayerChoiceProps) {
  return (
    <div className="cal-layers" role="group" aria-label="What is shown">
      {offered.map((layer) => (
        <Checkbox
          key={layer}
          checked={!hidden.includes(layer)}
          onChange={({ target }) => onChange(target.checked ? hidden.filter((one) => one !== layer) : [...hidden, layer])}
        >
          <span className="cal-swatch" data-layer={layer} aria-hidden="true" /> {layers[layer]}
        </Checkbox>
      ))}
    </div>
  );
}

const monthText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
const spanText = ({ from, to }: { from: string; to: string }, locale: string): string =>
  from === to ? dayText(from, locale) : `${dayText(from, locale, 'medium')} – ${dayText(to, locale, 'medium')}`;
