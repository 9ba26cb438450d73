import { errors, events, operations, type Notification } from '@butterfly/contracts/notifications';
import { besideProjects } from '../../platform/db/worker';
import { defineModule } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import type { NotificationsApi } from './api';
import { insertNotifications, latestOf, markAllRead, markRead, unreadOf } from './repository';

/** Also what a page gets right after it connects: more than its popover shows, because the badge counts all of them. */
const LIST = 50;
/** What was read stays in the list so long. */
const KEPT_DAYS = 30;

/** A page that it is not about is not named. */
function frameOf({ link, ...notification }: Notification) {
  return { type: 'notification.created' as const, notification: { ...notification, ...(link && { link }) } };
}

const definition = defineModule({
  id: 'notifications',
  operations,
  errors,
  events,
  gated: false,
  start: ({ db, sockets }) => {
    const api: NotificationsApi = {
      notify: (tx, memberIds, message) =>
        api.notifyEach(
          tx,
          memberIds.map((memberId) => ({ ...message, memberId })),
        ),
      notifyEach: async (tx, messages) => {
        if (messages.length === 0) return;
        const made = await insertNotifications(tx, messages);
        tx.afterCommit(() => {
          for (const { member_id: memberId, ...notification } of made) sockets.toMember(tx.tenantId, memberId, frameOf(notification));
        });
      },
    };
    sockets.open('/ws/notifications/', async ({ tenantId, memberId }) => {
      const unread = await db.withTenant(besideProjects({ tenantId, memberId }), (tx) => unreadOf(tx, LIST));
      return unread.reverse().map(frameOf);
    });
    return {
      handlers: {
        listUnread: ({ tx }) => tx((db) => unreadOf(db, LIST)),
        listLatest: ({ tx }) => tx((db) => latestOf(db, { days: KEPT_DAYS, limit: LIST })),
        markRead: async ({ tx, session, params }) => {
          if (!(await tx((db) => markRead(db, params.id)))) throw new AppError('not_found');
          sockets.toMember(session.tenantId, session.memberId, { type: 'notification.read', id: params.id });
          return {};
        },
        markAllRead: async ({ tx, session, body }) => {
          const read = await tx((db) => markAllRead(db, body?.up_to ?? null));
          const last = read.at(-1);
          // Every other page of this member counts anew.
          if (last !== undefined)
            sockets.toMember(session.tenantId, session.memberId, { type: 'notification.read', up_to: body?.up_to ?? last });
          return { read: read.length };
        },
      },
      api,
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
