import type { operations, ProjectLight } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';

const projects = createClient<Pick<typeof operations, 'listProjects'>>({ listProjects: paths.listProjects });

/** The projects that the member sees, the newest first. */
export const projectNames = async ({ signal }: { signal: AbortSignal }) =>
  (await projects.listProjects({ signal })).data as readonly ProjectLight[];
