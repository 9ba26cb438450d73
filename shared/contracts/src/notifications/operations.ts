import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { id, idParam } from '../core/primitives';
import { paths } from './paths';
import { latestNotification, notification } from './schema';

export const operations = defineRoutes(paths, {
  listUnread: { summary: 'My unread notifications, newest first, at most 50', access: 'session', ok: z.array(notification) },
  listLatest: {
    summary: 'My notifications of the last 30 days, read or not, newest first, at most 50',
    access: 'session',
    ok: z.array(latestNotification),
  },
  markRead: {
    summary: 'I have seen this one',
    access: 'session',
    params: z.object({ id: idParam }),
    body: z.object({}).optional(),
    bodyLimit: 4_096,
    ok: z.object({}),
  },
  markAllRead: {
    summary: 'I have seen all of them, or all up to one',
    access: 'session',
    body: z.object({ up_to: id.optional() }).optional(),
    bodyLimit: 4_096,
    ok: z.object({ read: z.int() }),
  },
});
