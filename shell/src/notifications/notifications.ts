import { createStore } from 'zustand/vanilla';
import { acceptedNotification, type Notification } from './accepted-notification';

export const KEPT = 10;

export interface NotificationState {
  /** The latest, newest first. */
  readonly items: readonly Notification[];
  /** How many came since the popover was last opened, here or in another tab. */
  readonly unread: number;
  readonly isOpen: boolean;
}

export interface Notifications {
  getState(): NotificationState;
  subscribe(listener: () => void): () => void;
  /** Takes a frame of the socket; what is no notification, or is known already, changes nothing. */
  frameArrived(frame: unknown): void;
  popoverOpened(): void;
  popoverClosed(): void;
}

export interface NotificationParts {
  readonly announce: (text: string) => void;
  /** Runs the announcement unless another tab, or this one before a reload, has made it. */
  readonly once: (id: string, announce: () => void) => void;
  /** Tells the server that all up to this one have been seen. */
  readonly markRead: (upTo: number | null) => void;
  /** Those of the last weeks, read or not, as the server sends them. */
  readonly fetchLatest: () => Promise<readonly unknown[]>;
}

interface Kept extends NotificationState {
  /** Ids nobody has looked at yet; more than the list keeps. */
  readonly unseen: readonly string[];
}

export function createNotifications({ announce, once, markRead, fetchLatest }: NotificationParts): Notifications {
  const store = createStore<Kept>(() => ({ items: [], unread: 0, isOpen: false, unseen: [] }));
  const seen = new Set<string>();
  let newest: number | null = null;
  let unreported = false;

  const keepUnseen = (unseen: readonly string[]) => store.setState({ unseen, unread: unseen.length });

  function report(): void {
    if (unreported) markRead(newest);
    unreported = false;
  }

  function arrived(notification: Notification): void {
    const id = String(notification.id);
    if (seen.has(id)) return;
    seen.add(id);
    if (typeof notification.id === 'number') newest = Math.max(newest ?? 0, notification.id);
    unreported = true;
    const { items, unseen, isOpen } = store.getState();
    store.setState({ items: [notification, ...items].slice(0, KEPT) });
    if (!isOpen) keepUnseen([...unseen, id]);
    once(id, () => announce(`${notification.title}: ${notification.content}`));
  }

  /** Those that were read before this page was loaded; nothing is announced or counted. */
  async function recall(): Promise<void> {
    const known = (await fetchLatest()).map(acceptedNotification).filter((one) => one !== null);
    const { items } = store.getState();
    const older = known.filter(({ id }) => items.every((one) => String(one.id) !== String(id)));
    for (const { id } of older) seen.add(String(id));
    store.setState({ items: [...items, ...older].sort((a, b) => Number(b.id) - Number(a.id)).slice(0, KEPT) });
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    frameArrived: (frame) => {
      const isRead = readElsewhere(frame);
      if (isRead) return keepUnseen(store.getState().unseen.filter((id) => !isRead(id)));
      const notification = acceptedNotification(frame);
      if (notification) arrived(notification);
    },
    popoverOpened: () => {
      store.setState({ isOpen: true });
      keepUnseen([]);
      report();
      recall().catch((error: unknown) => console.warn('[shell] earlier notifications could not be loaded', error));
    },
    popoverClosed: () => {
      store.setState({ isOpen: false });
      // What came while it was open has been seen as well.
      report();
    },
  };
}

/** For a frame that says what was read in another tab or on another device: whether it is about this id. */
function readElsewhere(frame: unknown): ((id: string) => boolean) | null {
  if (typeof frame !== 'object' || frame === null || !('type' in frame) || frame.type !== 'notification.read') return null;
  const { id, up_to: upTo } = frame as { id?: unknown; up_to?: unknown };
  return (known) => known === String(id) || (typeof upTo === 'number' && Number(known) <= upTo);
}
