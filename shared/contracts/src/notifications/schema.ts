import * as z from 'zod';
import { id, timestamp } from '../core/primitives';

/** A message to one member. */
export const notification = z.object({
  id,
  title: z.string(),
  content: z.string(),
  /** The page of ours that it is about. */
  link: z.string().nullish(),
  created_at: timestamp,
});
export type Notification = z.output<typeof notification>;

/** One of the last weeks, with the time when it was read. */
export const latestNotification = notification.extend({ read_at: timestamp.nullable() });
export type LatestNotification = z.output<typeof latestNotification>;

/** A frame of `/ws/notifications/`; a page also gets `heartbeat`, `permission` and `notification.read` frames, which are none. */
export const notificationFrame = z.object({ type: z.literal('notification.created'), notification });

/** Another page of this member has read one, or all up to one. */
export const readFrame = z.object({ type: z.literal('notification.read'), id: id.optional(), up_to: id.optional() });
export type ReadFrame = z.output<typeof readFrame>;
