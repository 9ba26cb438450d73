import { isJsonRecord } from '@butterfly/contracts/json';
import { ownPath } from '@butterfly/plugin-sdk';

/** The server names pages, never sites: whatever this one is called, only a path is one of ours. */
const THIS_SITE = 'https://this.site';

export interface Notification {
  readonly id: string | number;
  readonly title: string;
  readonly content: string;
  /** When it was written, as ISO 8601; of one that names no time it is not known. */
  readonly created_at?: string;
  /** The page of ours that it is about. */
  readonly link?: string;
}

/** The notification in a frame, bare or wrapped as `{type: 'notification.created', notification}`; otherwise null. */
export function acceptedNotification(frame: unknown): Notification | null {
  if (!isJsonRecord(frame)) return null;
  const body = frame['type'] === 'notification.created' ? frame['notification'] : frame;
  if (!isJsonRecord(body)) return null;
  const { id, title, content, created_at: time, link } = body;
  const hasId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  if (!hasId || typeof title !== 'string' || typeof content !== 'string') return null;
  const page = typeof link === 'string' ? ownPath(link, THIS_SITE) : null;
  return { id, title, content, ...(typeof time === 'string' && { created_at: time }), ...(page !== null && { link: page }) };
}
