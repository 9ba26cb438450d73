import type { operations } from '@butterfly/contracts/client_requests';
import { paths } from '@butterfly/contracts/client_requests/paths';
import type { operations as crmOperations, ProjectLight } from '@butterfly/contracts/tenant_crm';
import { paths as crmPaths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);
const projects = createClient<Pick<typeof crmOperations, 'listProjects'>>({ listProjects: crmPaths.listProjects });

/** The projects that the member sees, the newest first. */
export const projectNames = async ({ signal }: { signal: AbortSignal }) =>
  (await projects.listProjects({ signal })).data as readonly ProjectLight[];

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  requests: ['client-requests'],
  request: (id: string) => ['client-requests', 'one', id],
  thread: (id: number) => ['client-requests', 'thread', id],
  board: ['client-requests', 'board'],
  waiting: ['client-requests', 'waiting'],
  ofProject: (id: number) => ['client-requests', 'project', id],
  people: ['client-request-people'],
  wishes: ['client-request-wish'],
  answers: ['client-request-answers'],
  settings: ['client-request-settings'],
  projects: ['client-request-projects'],
} as const;
