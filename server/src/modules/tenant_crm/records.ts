import type { SubjectType } from '@butterfly/contracts/tenant_crm';
import type { SubjectSpec } from '../../platform/subjects/subjects';
import type { PluginRecords } from '../records/api';

/** Notes, files and activity of this plugin's records. */
export type CrmRecords = PluginRecords<SubjectType>;

/** Found when it is used, since modules start in the order of their names. */
export type FindRecords = () => CrmRecords;

/** What notes, files and activity may be about. */
export const subjects: Readonly<Record<SubjectType, SubjectSpec>> = {
  project: { table: 'tenant_crm_project', name: 'name', project: 'id', path: '/tenant_crm/projects/:id' },
  lead: { table: 'tenant_crm_lead', name: 'title', path: '/tenant_crm/leads/:id' },
  contact: {
    table: 'tenant_crm_contact',
    name: `coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`,
    path: '/tenant_crm/contacts/:id',
  },
  organization: { table: 'tenant_crm_organization', name: 'name', path: '/tenant_crm/organizations/:id' },
};
