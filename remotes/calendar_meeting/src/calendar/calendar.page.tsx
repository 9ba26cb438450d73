import { layers, type Calendar, type Layer } from '@butterfly/contracts/calendar_meeting';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { PageHeader } from '@butterfly/ui-kit';
import { todayIn } from '@butterfly/ui-kit/days';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { api, keys, membersQuery } from '../calendar_meeting.client';
import { EventDialog } from '../event/event-dialog';
import { entriesByDay } from '../parts/by-day';
import { daysIn, dayText, spanOf, stepped, views, type View } from '../parts/days';
import { Agenda, DayColumns, Lanes, MonthGrid } from './grids';
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
  const [fresh, setFresh] = useState<string | null>(address.has('new') ? day : null);
  const go = (next: { view?: View; day?: string }) => setAddress({ view, day, ...next }, { replace: true });
  const span = spanOf(view, day, 0);
  const query = { ...span, ...(projectId !== undefined && { project: projectId }) };
  const found = useQuery({
    queryKey: keys.span(query),
    queryFn: async ({ signal }) => (await api.listEntries({ query, signal })).data,
    placeholderData: keepPreviousData,
  });
  useReady(!found.isPending);
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
            <Button type="primary" onClick={() => setFresh(day)}>
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
        <Link to={nav.href('settings')}>Calendar programs</Link>
      </div>
      <Loaded query={found} what="the calendar" kind="board">
        {(calendar) => (
          <>
            <LayerChoice offered={calendar.layers} hidden={hidden} onChange={setHidden} />
            <Shown
              calendar={calendar}
              {...{ view, day, span, hidden, today }}
              onShowDay={(one) => go({ view: 'day', day: one })}
              onNew={setFresh}
            />
          </>
        )}
      </Loaded>
      {fresh !== null && (
        <EventDialog day={fresh} projectId={projectId === undefined ? null : Number(projectId)} onClose={() => setFresh(null)} />
      )}
    </div>
  );
}

interface ShownProps {
  readonly calendar: Calendar;
  readonly view: View;
  readonly day: string;
  readonly span: { readonly from: string; readonly to: string };
  readonly hidden: readonly Layer[];
  readonly today: string;
  readonly onShowDay: (day: string) => void;
  readonly onNew: (day: string) => void;
}

function Shown({ calendar, view, day, span: { from, to }, hidden, today, onShowDay, onNew }: ShownProps) {
  const members = useQuery({ ...membersQuery, enabled: view === 'team' });
  const { move, note, dialog } = useMove();
  const byDay = useMemo(
    () =>
      entriesByDay(
        calendar.entries.filter(({ layer }) => !hidden.includes(layer)),
        { from, to },
      ),
    [calendar, hidden, from, to],
  );
  const of = { days: daysIn({ from, to }), byDay, room: calendar.days, today, onMove: move, onShowDay, onNew };
  return (
    <>
      {note}
      {view === 'month' && <MonthGrid {...of} month={day.slice(0, 7)} />}
      {(view === 'week' || view === 'day') && <DayColumns {...of} />}
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
