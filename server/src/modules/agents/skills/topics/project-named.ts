import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Ask } from '../../planner/reading/ask';
import { readAsk } from '../../planner/reading/read-ask';
import { whomOf } from '../asks/whom';
import type { Job } from '../job';

/** The one project that has all these words in its name or among its people. */
export async function projectNamed(job: Job, names: readonly string[]): Promise<ProjectRow | undefined> {
  const ask = readAsk(names.join(' '), { today: job.business.today });
  if (!ask || ask.objects.some((object) => object !== 'project')) return undefined;
  const whom = await whomOf(job, { ...ask, names: [...names], unheeded: [] });
  const [project, ...others] = whom.projects;
  if (!project || others.length > 0 || whom.strangers.length > 0) return undefined;
  return (await isOfAll(job, { project, names, ask })) ? project : undefined;
}

/** “Hollis and Delgado” are two: each of the words has to name the one that was found. */
async function isOfAll(job: Job, { project, names, ask }: { project: ProjectRow; names: readonly string[]; ask: Ask }): Promise<boolean> {
  if (names.length < 2) return true;
  const each = await Promise.all(names.map((name) => whomOf(job, { ...ask, names: [name], unheeded: [] })));
  return each.every(({ projects }) => projects.length === 0 || projects.some(({ id }) => id === project.id));
}
