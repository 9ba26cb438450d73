import { assistantTools } from '@butterfly/contracts/contact_management/assistant-tools';
import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/contact_management';
import { defineModule } from '../../platform/define-module';
import { replaceContact } from './lists/repository';
import { contactManagementHandlers } from './routes';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'contact_management',
  operations,
  assistantTools,
  errors,
  events,
  shows: ['tenant_crm.contact'],
  start: (deps) => ({
    handlers: contactManagementHandlers(deps),
    on: {
      'tenant_crm.contact.merged@1': ({ payload }, db) => replaceContact(db, { from: payload.merged_id, to: payload.survivor_id }),
    },
  }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
