import { errors, events, operations } from '@butterfly/contracts/members_page';
import { defineModule } from '../../platform/define-module';

/** Who the signed-in member is. Its facts belong to auth_and_admin. */
const definition = defineModule({
  id: 'members_page',
  operations,
  errors,
  events,
  gated: false,
  start: (deps) => ({
    handlers: {
      me: async ({ session, tx }) => {
        const display_name = await tx((db) => deps.api('auth_and_admin').displayName(db, session.userId));
        return { id: session.userId, member_id: session.memberId, username: session.username, email: session.email, display_name };
      },
    },
  }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
