import { operations } from '@butterfly/contracts/home_view';
import { mayUsePlugin } from '@butterfly/contracts/plugins';
import { defineModule } from '../../platform/define-module';
import { readSummary } from './summary';

const definition = defineModule({
  id: 'home_view',
  operations,
  start: ({ api, clock, access }) => ({
    handlers: {
      getSummary: async ({ permissions, session, tx }) => {
        const withProjects = mayUsePlugin(permissions, 'tenant_crm') && (await access.enabled(session.tenantId, 'tenant_crm'));
        return tx((db) => readSummary(db, { api, now: clock(), withProjects }));
      },
    },
  }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
