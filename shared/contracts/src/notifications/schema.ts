import * as z from 'zod';
import { id, timestamp } from '../core/primitives';

/** A message to one member. */
export const notification = z.object({ id, title: z.string(), content: z.string(), created_at: timestamp });
export type Notification = z.output<typeof notification>;

/** A frame of `/ws/notifications/`. */
export const notificationFrame = z.object({ type: z.literal('notification.created'), notification });
