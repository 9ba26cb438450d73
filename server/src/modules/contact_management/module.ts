import { errors, events, operations } from '@butterfly/contracts/contact_management';
import { events as crmEvents } from '@butterfly/contracts/tenant_crm';
import { defineModule } from '../../platform/define-module';
import { replaceContact } from './lists/repository';
import { contactManagementHandlers } from './routes';

const definition = defineModule({
  id: 'contact_management',
  operations,
  errors,
  events,
  start: (deps) => ({
    handlers: contactManagementHandlers(deps),
    on: {
      'tenant_crm.contact.merged@1': async (event, db) => {
        const { survivor_id, merged_id } = crmEvents['tenant_crm.contact.merged@1'].parse(event.payload);
        await replaceContact(db, { from: merged_id, to: survivor_id });
      },
    },
  }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
