import type { StageRecord } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordBanners, RecordLoader, RecordMeta, RecordTitle, useRecordEditor } from '@butterfly/record-kit/record';
import { Icon, PageHeader, StatusDot } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DeleteStageModal } from './delete-stage.modal';
import { StageFacts } from './stage-facts';
import { stageKind } from './stage-kind';

export function Page() {
  const { id = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={stageKind} id={id} list={{ href: nav.href('project_stages'), label: 'All stages' }}>
      {(stage) => <Record key={id} id={id} stage={stage} />}
    </RecordLoader>
  );
}

function Record({ id, stage }: { id: string; stage: StageRecord }) {
  const { nav } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const editor = useRecordEditor(stageKind, id);
  const [deleting, setDeleting] = useState(false);
  return (
    <article className="bf-page bf-page-narrow bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('project_stages')}>Stages</Link>}
        title={<RecordTitle title={stage.name} label="Name of the stage" disabled={false} onSave={(name) => editor.save({ name })} />}
        meta={
          <RecordMeta editor={editor}>
            <StatusDot tone={stage.color}>
              {stage.project_count === 1 ? '1 project' : `${stage.project_count.toLocaleString()} projects`}
            </StatusDot>
          </RecordMeta>
        }
        actions={
          mayDelete && (
            <Button icon={<Icon name="trash" size={16} />} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )
        }
      />
      <RecordBanners kind={stageKind} editor={editor} />
      <StageFacts stage={stage} editor={editor} />
      {deleting && <DeleteStageModal stage={stage} onClose={() => setDeleting(false)} />}
    </article>
  );
}
