import type { Stage } from '@butterfly/contracts/tenant_crm';
import { findSpan, sayDay } from '../planner/dates';
import type { Outcome } from '../runs/turn';
import { ask } from './confirmed-change';
import { findProject } from './find-project';
import { text, type Job, type Skill } from './job';

/** What was changed by the last click of this conversation, as its card has told it. */
interface Changed {
  readonly title: string;
  readonly project: string | undefined;
  readonly before: string | undefined;
  readonly stage: string | undefined;
  readonly day: string | undefined;
}

/** The last change is taken back by another one, which waits for its click as well. */
export const undoLast: Skill = async (job) => {
  const last = job.turn.history.findLast(({ cards }) => cards?.confirmation !== undefined)?.cards?.confirmation;
  if (last?.status === 'waiting')
    return text(
      `“${last.title}” still waits for your click, so nothing was changed and there is nothing to undo. Leave the card as it is.`,
    );
  if (!last || last.status === 'declined') return text('Nothing was changed in this conversation, so I cannot undo anything.');
  const detail = (label: string) => last.details.find((one) => one.label === label)?.value;
  const changed = { title: last.title, project: detail('Project'), before: detail('Before'), stage: detail('Stage'), day: detail('Day') };
  return (await movedBack(job, changed)) ?? (await rescheduledBack(job, changed)) ?? cannotUndo(changed);
};

async function movedBack(job: Job, { project, before, stage }: Changed): Promise<Outcome | undefined> {
  if (!project || !before || !stage) return undefined;
  const [found, answer] = [await findProject(job, project), await job.tools.read('tenant_crm.stages')];
  const back = answer.kind === 'ok' ? (answer.data as Stage[]).find(({ name }) => name === before) : undefined;
  if (found.kind === 'none' || !back) return undefined;
  return ask(
    job,
    'tenant_crm.move_project',
    { id: found.row.id, stage_id: back.id, position: 0 },
    {
      say: `I would move ${found.row.name} back to ${back.name}.`,
      details: [
        { label: 'Project', value: found.row.name },
        { label: 'Before', value: stage },
        { label: 'Stage', value: back.name },
      ],
      projectId: found.row.id,
    },
  );
}

async function rescheduledBack(job: Job, { project, before, day }: Changed): Promise<Outcome | undefined> {
  const back = before && day ? findSpan(before, job.business.today)?.from : undefined;
  if (!project || !before || !day || !back) return undefined;
  const found = await findProject(job, project);
  if (found.kind === 'none') return undefined;
  const start = /\b\d{2}:\d{2}\b/.exec(before)?.[0];
  return ask(
    job,
    'project_view.change_event_time',
    { projectId: found.row.id, event_date: back, ...(start ? { start_time: start } : {}) },
    {
      say: `I would move ${found.row.name} back to ${sayDay(back)}${start ? `, ${start}` : ''}.`,
      details: [
        { label: 'Project', value: found.row.name },
        { label: 'Before', value: day },
        { label: 'Day', value: sayDay(back) },
      ],
      projectId: found.row.id,
    },
  );
}

const cannotUndo = ({ title, project }: Changed): Outcome =>
  text(`I cannot undo “${title.toLowerCase()}” from here. Open ${project ?? 'the record'} to change it back.`);
