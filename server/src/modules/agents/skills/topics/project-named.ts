import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { readAsk } from '../../planner/reading/read-ask';
import { whomOf } from '../asks/whom';
import type { Job } from '../job';

/** The one project that has all these words in its name or among its people. */
export async function projectNamed(job: Job, names: readonly string[]): Promise<ProjectRow | undefined> {
  const ask = readAsk(names.join(' '), { today: job.business.today });
  if (!ask || ask.objects.some((object) => object !== 'project')) return undefined;
  const whom = await whomOf(job, { ...ask, names: [...names], unheeded: [] });
  const [project, ...others] = whom.projects;
  return others.length === 0 && whom.strangers.length === 0 ? project : undefined;
}
