import type { StageRecord } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Icon, PageHeader, SaveState, Skeleton, StatusDot } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RecordNotes } from '../parts/record/record-notes';
import { RecordTitle } from '../parts/record/record-title';
import { useRecord } from '../parts/record/use-record';
import { useRecordEditor } from '../parts/record/use-record-editor';
import { DeleteStageModal } from './delete-stage.modal';
import { StageFacts } from './stage-facts';
import { stageKind } from './stage-kind';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useRecord(stageKind, id);
  if (data) return <Record key={id} id={id} stage={data.record} />;
  if (isPending) return <Skeleton kind="form" label="Loading the stage…" />;
  if (isApiError(error) && error.status === 404) {
    return <EmptyState drawing="vase" title="There is no such stage" text="It may have been deleted." action={<Button onClick={() => nav.go(nav.href('project_stages'))}>All stages</Button>} />;
  }
  return <ErrorCard title="The stage could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

function Record({ id, stage }: { id: string; stage: StageRecord }) {
  const { nav, metrics } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const editor = useRecordEditor(stageKind, id);
  const [deleting, setDeleting] = useState(false);
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <article className="crm-page crm-page-narrow crm-record">
      <PageHeader
        eyebrow={<Link to={nav.href('project_stages')}>Stages</Link>}
        title={<RecordTitle title={stage.name} label="Name of the stage" disabled={false} onSave={(name) => editor.save({ name })} />}
        meta={
          <div className="crm-head-meta">
            <StatusDot tone={stage.color}>{stage.project_count === 1 ? '1 project' : `${stage.project_count.toLocaleString()} projects`}</StatusDot>
            <SaveState status={editor.status} onRetry={editor.retry} />
            {editor.undo && editor.status.kind === 'saved' && <button type="button" className="bf-link" onClick={editor.undo}>Undo</button>}
          </div>
        }
        actions={mayDelete && <Button icon={<Icon name="trash" size={16} />} onClick={() => setDeleting(true)}>Delete</Button>}
      />
      <RecordNotes kind={stageKind} editor={editor} />
      <StageFacts stage={stage} editor={editor} />
      {deleting && <DeleteStageModal stage={stage} onClose={() => setDeleting(false)} />}
    </article>
  );
}
