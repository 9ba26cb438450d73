import type { LiveQueries } from '@butterfly/plugin-sdk';
import { peopleKeys } from './contacts/keys';
import { keys } from './crm.client';

/** Its page with all that hangs on it. */
const ofRecord = (kind: string, page: readonly unknown[]) => [page, ['notes'], ['activity', kind], ['files', kind]];

/** What is asked for anew when somebody else has changed a thing. */
export const live: LiveQueries = {
  'tenant_crm.project': [keys.projects, keys.pipeline, keys.dashboard, keys.dateAvailability, ...ofRecord('project', keys.project(':id'))],
  'tenant_crm.stage': [keys.stages, keys.pipeline],
  'tenant_crm.lead': [keys.leads, keys.dashboard, ...ofRecord('lead', keys.lead(':id'))],
  'tenant_crm.contact': [peopleKeys.contacts, ...ofRecord('contact', peopleKeys.contact(':id'))],
  'tenant_crm.organization': [peopleKeys.organizations, ...ofRecord('organization', peopleKeys.organization(':id'))],
};
