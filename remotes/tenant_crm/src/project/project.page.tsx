import type { Project } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ProjectPeople } from '../contacts/project-people';
import { ActivityPanel } from '../parts/activity/activity-panel';
import { DateLoadNote } from '../parts/date-load-note';
import { RecordNotes } from '../parts/record/record-notes';
import { useRecord } from '../parts/record/use-record';
import { useRecordEditor } from '../parts/record/use-record-editor';
import { useStages } from '../parts/use-stages';
import { ArchiveNote } from './archive-note';
import { ProjectFacts } from './project-facts';
import { ProjectHead } from './project-head';
import { ProjectTeam } from './project-team';
import { projectKind } from './project-kind';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(projectKind, id);
  if (data) return <Record key={id} id={id} project={data.record} />;
  if (isPending) return <Skeleton kind="form" label="Loading the project…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase" title="There is no such project" text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go(nav.href('projects'))}>All projects</Button>}
      />
    );
  }
  return <ErrorCard title="The project could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, project }: { id: string; project: Project }) {
  const { metrics, events } = usePlugin();
  const kind = useMemo(() => ({ ...projectKind, onSaved: (saved: Project) => events.publish('tenant_crm.project.saved@1', { project_id: saved.id }) }), [events]);
  const editor = useRecordEditor(kind, id);
  const { stages, stageOf } = useStages();
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <article className="crm-page crm-record">
      <ProjectHead project={project} editor={editor} stages={stages} stageOf={stageOf} />
      {project.archived_at && <ArchiveNote project={project} editor={editor} />}
      <RecordNotes kind={kind} editor={editor} />
      <div className="crm-record-columns">
        <section className="crm-panel" aria-label="Facts">
          <ProjectFacts project={project} editor={editor} />
          <ProjectPeople projectId={project.id} disabled={project.archived_at !== null} />
          <ProjectTeam projectId={project.id} disabled={project.archived_at !== null} />
          {!project.archived_at && <DateLoadNote date={project.event_date} venue={project.venue_text} exceptProject={project.id} />}
        </section>
        <ActivityPanel kind={kind} subject={{ subject_type: 'project', subject_id: project.id }} />
      </div>
    </article>
  );
}
