import type { Timeline } from '@butterfly/contracts/project_view';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { DayView } from '../day/day-view';
import { EntryDrawer } from '../entry/entry-drawer';
import { leftOpen, type OpenEntry } from '../entry/open-entry';
import { PlanView } from '../plan/plan-view';
import { BeginWithPlan } from './begin-with-plan';
import { RemovedNote, type Removed } from './removed-note';
import { TimelineHead, type View } from './timeline-head';
import { useTimeline } from './use-timeline';

export function Page() {
  const { projectId = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useTimeline(projectId);
  if (data) return <Loaded key={projectId} projectId={projectId} timeline={data} />;
  if (isPending) return <Skeleton kind="table" label="Loading the timeline…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase"
        title="There is no such project"
        text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go('/')}>To the home page</Button>}
      />
    );
  }
  return <ErrorCard title="The timeline could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Loaded({ projectId, timeline }: { projectId: string; timeline: Timeline }) {
  const { drafts } = usePlugin();
  const [view, setView] = useView();
  const [open, setOpen] = useState<OpenEntry | null>(() => leftOpen({ projectId, entries: timeline.entries, isKept: drafts.isKept }));
  const [removed, setRemoved] = useState<Removed | null>(null);
  useReady(true);
  const shown = { projectId, timeline, onOpen: (id: number) => setOpen({ kind: 'saved', id }) };
  return (
    <article className="pv-page">
      <TimelineHead
        projectId={projectId}
        timeline={timeline}
        view={view}
        onView={setView}
        onAdd={() => setOpen({ kind: 'new', lane: view === 'day' ? 'event_day' : 'planning' })}
      />
      {removed && <RemovedNote projectId={projectId} removed={removed} onClose={() => setRemoved(null)} />}
      {view === 'plan' ? <PlanView {...shown} /> : <DayView {...shown} />}
      <BeginWithPlan projectId={projectId} timeline={timeline} view={view} />
      {open && <EntryDrawer projectId={projectId} timeline={timeline} open={open} onClose={() => setOpen(null)} onRemoved={setRemoved} />}
    </article>
  );
}

/** Which view is open stands in the address, so that a link to the run of the day is one. */
function useView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearchParams();
  return [search.get('view') === 'day' ? 'day' : 'plan', (view) => setSearch(view === 'day' ? { view } : {}, { replace: true })];
}
