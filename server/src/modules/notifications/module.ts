import { errors, events, operations } from '@butterfly/contracts/notifications';
import { defineModule } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import type { NotificationsApi } from './api';
import { insertForMembers, markAllRead, markRead, unreadOf } from './repository';

const LIST = 50;
/** What a page gets right after it connects: as much as its popover shows. */
const GREETING = 10;

const definition = defineModule({
  id: 'notifications',
  operations,
  errors,
  events,
  gated: false,
  start: ({ db, sockets }) => {
    const api: NotificationsApi = {
      notify: async (tx, memberIds, message) => {
        if (memberIds.length === 0) return;
        const made = await insertForMembers(tx, memberIds, message);
        tx.afterCommit(() => {
          for (const { member_id: memberId, ...notification } of made) sockets.toMember(tx.tenantId, memberId, { type: 'notification.created', notification });
        });
      },
    };
    sockets.open('/ws/notifications/', async ({ tenantId, memberId }) => {
      const unread = await db.withTenant({ tenantId, memberId }, (tx) => unreadOf(tx, GREETING));
      return unread.reverse().map((notification) => ({ type: 'notification.created', notification }));
    });
    return {
      handlers: {
        listUnread: ({ tx }) => tx((db) => unreadOf(db, LIST)),
        markRead: async ({ tx, params }) => {
          if (!(await tx((db) => markRead(db, params.id)))) throw new AppError('not_found');
          return {};
        },
        markAllRead: async ({ tx }) => ({ read: await tx(markAllRead) }),
      },
      api,
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
