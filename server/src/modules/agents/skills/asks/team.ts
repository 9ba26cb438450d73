import type { Timeline } from '@butterfly/contracts/project_view';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { readPage } from '../find-project';
import type { Job } from '../job';

/** Somebody who works in the business. */
export interface Member {
  readonly id: number;
  readonly name: string;
}

/** Somebody of the team. */
export async function memberWith(job: Job, isMeant: (id: number, name: string) => boolean): Promise<Member | undefined> {
  const found = (await membersOf(job)).filter(({ id, name }) => isMeant(id, name));
  return found.length === 1 ? found[0] : undefined;
}

/** The team: whoever works on projects is named in their timelines. */
export async function membersOf(job: Job): Promise<readonly Member[]> {
  const [any] = (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: 1 }))?.results ?? [];
  const answer = any && (await job.tools.read('project_view.timeline', { projectId: any.id }));
  return answer?.kind === 'ok' ? (answer.data as Timeline).people : [];
}
