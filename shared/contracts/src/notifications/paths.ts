import type { Paths } from '../core/define-routes';

export const paths = {
  listUnread: 'GET /api/notifications/',
  listLatest: 'GET /api/notifications/latest/',
  markRead: 'POST /api/notifications/:id/read/',
  markAllRead: 'POST /api/notifications/read/',
} as const satisfies Paths;
