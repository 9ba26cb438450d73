import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { errorWords } from '../parts/error-words';
import { useStages } from '../parts/use-stages';
import { ArchiveNote } from './archive-note';
import { ConflictPanel } from './conflict-panel';
import { ProjectFacts } from './project-facts';
import { ProjectHead } from './project-head';
import { StageHistory } from './stage-history';
import { useProject, type VersionedProject } from './use-project';
import { useProjectEditor } from './use-project-editor';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useProject(id);
  if (data) return <Record key={id} id={id} versioned={data} />;
  if (isPending) return <Skeleton kind="form" label="Loading the project…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase" title="There is no such project" text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go(nav.href('projects'))}>All projects</Button>}
      />
    );
  }
  return <ErrorCard title="The project could not be loaded" text={errorWords(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, versioned }: { id: string; versioned: VersionedProject }) {
  const { metrics } = usePlugin();
  const { project } = versioned;
  const editor = useProjectEditor(id);
  const { stages, stageOf } = useStages();
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <article className="crm-page crm-record">
      <ProjectHead project={project} editor={editor} stages={stages} stageOf={stageOf} />
      {project.archived_at && <ArchiveNote project={project} editor={editor} />}
      {editor.conflict && <ConflictPanel conflict={editor.conflict} onKeepMine={editor.keepMine} onTakeTheirs={editor.takeTheirs} />}
      <div className="crm-record-columns">
        <section className="crm-panel" aria-label="Facts"><ProjectFacts project={project} editor={editor} /></section>
        <StageHistory project={project} stageOf={stageOf} />
      </div>
    </article>
  );
}
