import type { operations } from '@butterfly/contracts/notices';
import { paths } from '@butterfly/contracts/notices/paths';
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
  notices: ['notices'],
  notice: (id: string) => ['notices', 'one', id],
  project: (id: string) => ['notices', 'project', id],
  receipts: (id: number) => ['notices', 'receipts', id],
  targets: ['targets'],
  projects: ['projects'],
} as const;
