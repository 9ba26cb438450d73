import type { OpenTask } from '@butterfly/contracts/project_view';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { resolveTime } from '../schedule/resolve-time';
import { openEntries, projectsWithOpenEntries } from './repository';

const MOST = 10_000;
const LAST_DAY = '9999-12-31';

/** What is still to be done before the events of all projects that are at work, read in one go; those without a day come last. */
export async function openTasks(db: Db, api: Platform['api']): Promise<{ results: OpenTask[]; capped: boolean }> {
  const projects = new Map((await atWork(db, api)).map((project) => [project.id, project]));
  const entries = await openEntries(db, { projectIds: [...projects.keys()], limit: MOST + 1 });
  const results = entries.slice(0, MOST).flatMap(({ when, ...entry }): OpenTask[] => {
    const project = projects.get(entry.project_id);
    if (!project) return [];
    const { day } = resolveTime(when, { event_date: project.event_date, start_time: null });
    return [{ ...entry, day, project_name: project.name }];
  });
  const byDay = (a: OpenTask, b: OpenTask) => (a.day ?? LAST_DAY).localeCompare(b.day ?? LAST_DAY) || a.id - b.id;
  return { results: results.sort(byDay), capped: entries.length > MOST };
}

/** What was never ticked off of old projects takes no place from what is at work. */
async function atWork(db: Db, api: Platform['api']): Promise<ProjectRow[]> {
  const crm = api('tenant_crm');
  const over = new Set((await crm.stages(db)).filter(({ kind }) => kind === 'lost' || kind === 'done').map(({ id }) => id));
  const projects = await crm.projectsById(db, await projectsWithOpenEntries(db));
  return projects.filter(({ archived_at, stage_id }) => archived_at === null && !over.has(stage_id));
}
