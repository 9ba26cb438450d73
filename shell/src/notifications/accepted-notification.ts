import { isJsonRecord } from '@butterfly/contracts/json';

export interface Notification {
  readonly id: string | number;
  readonly title: string;
  readonly content: string;
}

/** The notification in a frame, bare or wrapped as `{type: 'notification.created', notification}`; otherwise null. */
export function acceptedNotification(frame: unknown): Notification | null {
  if (!isJsonRecord(frame)) return null;
  const body = frame['type'] === 'notification.created' ? frame['notification'] : frame;
  if (!isJsonRecord(body)) return null;
  const { id, title, content } = body;
  const hasId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return hasId && typeof title === 'string' && typeof content === 'string' ? { id, title, content } : null;
}
