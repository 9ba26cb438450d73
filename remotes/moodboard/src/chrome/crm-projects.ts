import type { operations } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';

/** The projects that boards belong to. */
export const crmProjects = createClient<typeof operations>(paths);
