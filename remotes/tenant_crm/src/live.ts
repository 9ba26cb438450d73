import type { LiveQueries } from '@butterfly/plugin-sdk';
import { peopleKeys } from './contacts/keys';
import { keys } from './crm.client';

/** What is asked for anew when somebody else has changed a thing. */
export const live: LiveQueries = {
  'tenant_crm.project': [keys.projects, keys.pipeline, keys.dashboard, keys.dateLoad, keys.team(':id'), peopleKeys.projectPeople(':id')],
  'tenant_crm.stage': [keys.stages, keys.pipeline],
  'tenant_crm.lead': [keys.leads, keys.dashboard],
  'tenant_crm.contact': [peopleKeys.contacts],
  'tenant_crm.organization': [peopleKeys.organizations],
};
