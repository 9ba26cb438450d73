import type { Project } from '@butterfly/contracts/tenant_crm';
import { Slot, usePlugin } from '@butterfly/plugin-sdk/react';
import { ActivityPanel } from '@butterfly/record-kit/activity';
import { ArchivedBanner, RecordBanners, RecordLoader, useArchiveActions, useRecordEditor } from '@butterfly/record-kit/record';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ProjectPeople } from '../contacts/project-people';
import { recordSources } from '../crm.sources';
import { DateAvailabilityNote } from '../parts/date-load-note';
import { useStages } from '../parts/use-stages';
import { archiveCalls } from './archive-calls';
import { ProjectFacts } from './project-facts';
import { ProjectHead } from './project-head';
import { projectKind } from './project-kind';
import { ProjectTeam } from './project-team';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={projectKind} id={id} list={{ href: nav.href('projects'), label: 'All projects' }}>
      {(project) => <Record key={id} id={id} project={project} />}
    </RecordLoader>
  );
}

function Record({ id, project }: { id: string; project: Project }) {
  const { events } = usePlugin();
  const kind = useMemo(
    () => ({ ...projectKind, onSaved: (saved: Project) => events.publish('tenant_crm.project.saved@1', { project_id: saved.id }) }),
    [events],
  );
  const editor = useRecordEditor(kind, id);
  const archive = useArchiveActions({ id: project.id, calls: archiveCalls, onSaved: editor.replaced });
  const { stages, stageOf } = useStages();
  return (
    <article className="bf-page bf-record">
      <ProjectHead project={project} editor={editor} stages={stages} stageOf={stageOf} />
      <ArchivedBanner
        archived_at={project.archived_at}
        deleted_at={null}
        busy={archive.isPending}
        onUndo={() => archive.mutate('unarchive')}
      />
      <RecordBanners kind={kind} editor={editor} />
      <div className="bf-record-columns">
        <section className="bf-panel" aria-label="Facts">
          <ProjectFacts project={project} editor={editor} />
          <ProjectPeople projectId={project.id} disabled={project.archived_at !== null} />
          <ProjectTeam projectId={project.id} disabled={project.archived_at !== null} />
          {!project.archived_at && <DateAvailabilityNote date={project.event_date} venue={project.venue_text} exceptProject={project.id} />}
        </section>
        <ActivityPanel sources={recordSources} kind={kind} subject={{ subject_type: 'project', subject_id: project.id }} />
      </div>
      <div className="crm-project-panels">
        <Slot id="tenant_crm.project_panels/v1" props={{ projectId: project.id }} />
      </div>
    </article>
  );
}
