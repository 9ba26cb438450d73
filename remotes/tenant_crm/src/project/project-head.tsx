import type { Project, Stage } from '@butterfly/contracts/tenant_crm';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordMeta, RecordTitle, useArchiveActions } from '@butterfly/record-kit/record';
import { Icon, PageHeader } from '@butterfly/ui-kit';
import { daysUntil, todayIn } from '@butterfly/ui-kit/days';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router-dom';
import { StageMenu } from '../parts/stage-menu';
import { useChoices, useNumberText } from '../parts/use-settings';
import { useStageChange } from '../parts/use-stage-change';
import { archiveCalls } from './archive-calls';
import type { ProjectEditor } from './project-kind';

interface ProjectHeadProps {
  readonly project: Project;
  readonly editor: ProjectEditor;
  readonly stages: readonly Stage[];
  readonly stageOf: (id: number) => Stage | undefined;
}

/** Name, stage, what comes next, and whether the work is safe. */
export function ProjectHead({ project, editor, stages, stageOf }: ProjectHeadProps) {
  const { nav } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const { change, dialog } = useStageChange(editor.replaced);
  const archive = useArchiveActions({ id: project.id, calls: archiveCalls, onSaved: editor.replaced });
  const numberText = useNumberText();
  const archived = project.archived_at !== null;
  const stage = stageOf(project.stage_id);
  const next = archived ? undefined : nextStage(stages, stage);
  const move = (to: Stage) => change({ project, stage: to });
  return (
    <>
      <PageHeader
        eyebrow={
          <>
            <Link to={nav.href('projects')}>Projects</Link> · {numberText(project.number)}
          </>
        }
        title={
          <RecordTitle title={project.name} label="Name of the project" disabled={archived} onSave={(name) => editor.save({ name })} />
        }
        meta={
          <RecordMeta editor={editor}>
            <StageMenu stages={stages} current={stage} projectName={project.name} disabled={archived} onPick={move} />
            <NextThing project={project} />
          </RecordMeta>
        }
        actions={
          <>
            {next && (
              <Button type="primary" onClick={() => move(next)}>
                Move to {next.name}
              </Button>
            )}
            {!archived && mayDelete && (
              <Dropdown
                trigger={['click']}
                menu={{ items: [{ key: 'archive', label: 'Put into the archive' }], onClick: () => archive.mutate('archive') }}
              >
                <Button aria-label="More actions" icon={<Icon name="more" />} loading={archive.isPending} />
              </Dropdown>
            )}
          </>
        }
      />
      {dialog}
    </>
  );
}

function NextThing({ project }: { project: Project }) {
  const { tenant } = usePlugin();
  const reasons = useChoices('lost_reasons');
  if (project.lost_reason)
    return (
      <span>
        {reasons.label(project.lost_reason)}
        {project.lost_note && ` – ${project.lost_note}`}
      </span>
    );
  if (!project.event_date) return <span>Next: agree on a date</span>;
  return <span>{daysUntil(todayIn(tenant.tz, new Date()), project.event_date)}</span>;
}

/** The stage after this one, as long as there is work to do. */
function nextStage(stages: readonly Stage[], current: Stage | undefined): Stage | undefined {
  if (!current || current.kind === 'done' || current.kind === 'lost') return undefined;
  return stages.find(({ position, kind }) => position > current.position && kind !== 'lost');
}
