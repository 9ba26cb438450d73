import type { OpenTask } from '@butterfly/contracts/project_view';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { resolveTime } from '../schedule/resolve-time';
import { openEntries } from './repository';

const MOST = 2_000;
const LAST_DAY = '9999-12-31';

/** What is still to be done before the events of all projects that are at work, read in one go; those without a day come last. */
export async function openTasks(db: Db, api: Platform['api']): Promise<{ results: OpenTask[]; capped: boolean }> {
  const crm = api('tenant_crm');
  const entries = await openEntries(db, MOST + 1);
  const over = new Set((await crm.stages(db)).filter(({ kind }) => kind === 'lost' || kind === 'done').map(({ id }) => id));
  const projects = await crm.projectsById(db, [...new Set(entries.map(({ project_id }) => project_id))]);
  const atWork = new Map(projects.filter((one) => one.archived_at === null && !over.has(one.stage_id)).map((one) => [one.id, one]));
  const results = entries.slice(0, MOST).flatMap((entry): OpenTask[] => {
    const project = atWork.get(entry.project_id);
    if (!project) return [];
    const { id, title, lane, when, responsible_id, responsible_text, project_id } = entry;
    const { day } = resolveTime(when, { event_date: project.event_date, start_time: null });
    return [{ id, title, lane, day, responsible_id, responsible_text, project_id, project_name: project.name }];
  });
  const byDay = (a: OpenTask, b: OpenTask) => (a.day ?? LAST_DAY).localeCompare(b.day ?? LAST_DAY) || a.id - b.id;
  return { results: results.sort(byDay), capped: entries.length > MOST };
}
