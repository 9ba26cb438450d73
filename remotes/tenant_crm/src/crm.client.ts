import type { ProjectRow, operations } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const crm = createClient<typeof operations>(paths);

type ListQuery = NonNullable<Parameters<typeof crm.listProjects>[0]>['query'];

export interface ProjectPage {
  readonly count: number;
  readonly results: readonly ProjectRow[];
}

interface ProjectPageRequest {
  readonly query: ListQuery;
  readonly signal: AbortSignal;
}

/** A page of projects. The same address without a page answers a bare list, which this never asks for. */
export async function fetchProjectPage({ query, signal }: ProjectPageRequest): Promise<{ readonly data: ProjectPage }> {
  const { data } = await crm.listProjects({ query, signal });
  if (Array.isArray(data)) throw new Error('The server answered a bare list where a page was asked for');
  return { data };
}

/** Keys of cached answers; a save forgets them by their beginning. */
export const keys = {
  projects: ['projects'] as const,
  project: (id: string) => ['project', id] as const,
  team: (id: string) => ['project', id, 'team'] as const,
  stages: ['stages'] as const,
  pipeline: ['pipeline'] as const,
  dashboard: ['dashboard'] as const,
  settings: (id: string) => ['settings', id] as const,
  leads: ['leads'] as const,
  lead: (id: string) => ['lead', id] as const,
  stage: (id: string) => ['stage', id] as const,
  dateAvailability: ['date-load'] as const,
};
