import type { operations } from '@butterfly/contracts/auth_and_admin';
import { reply, type Handlers } from '../../../platform/define-module';
import type { AccessRequests } from './service';

/** Operation to service call. */
export function accessRequestHandlers(requests: AccessRequests) {
  return {
    requestAccess: async ({ body: { plugin, message = '' }, permissions, tx }) => {
      const { id, created } = await tx((db) => requests.ask(db, { plugin, message, permissions }));
      return reply({ id, plugin, status: 'pending' as const }, { status: created ? 201 : 200 });
    },
    listAccessRequests: ({ tx }) => tx((db) => requests.list(db)),
    listAdmins: ({ tx }) => tx((db) => requests.adminNames(db)),
    approveAccess: ({ params, body, tx }) => tx((db) => requests.approve(db, { id: params.id, until: body.until })),
    declineAccess: ({ params, body, tx }) => tx((db) => requests.decline(db, { id: params.id, note: body.note ?? '' })),
  } satisfies Partial<Handlers<typeof operations>>;
}
