import type { Paths } from '../core/define-routes';

export const paths = {
  listUnread: 'GET /api/notifications/',
  markRead: 'POST /api/notifications/:id/read/',
  markAllRead: 'POST /api/notifications/read/',
} as const satisfies Paths;
