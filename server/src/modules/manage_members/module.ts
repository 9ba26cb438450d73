import { errors, events, operations } from '@butterfly/contracts/manage_members';
import { defineModule } from '../../platform/define-module';
import { createApi, readPermissions } from './service';

const definition = defineModule({
  id: 'manage_members',
  operations,
  errors,
  events,
  start: ({ db, ports, forgetAccess }) => {
    ports.permissions = {
      of: ({ tenantId, memberId }) => db.withTenant({ tenantId, memberId }, (tx) => readPermissions(tx, memberId)),
    };
    return {
      handlers: {
        myPermissions: ({ permissions }) => Promise.resolve({ plugins: [...permissions.plugins], features: [...permissions.features], is_admin: permissions.is_admin }),
      },
      api: createApi(forgetAccess),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
