import { createStore } from 'zustand/vanilla';
import { acceptedNotification, type Notification } from './accepted-notification';

const KEPT = 10;

export interface NotificationState {
  /** The latest, newest first. */
  readonly items: readonly Notification[];
  /** How many came since the popover was last opened. */
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

export function createNotifications(announce: (text: string) => void): Notifications {
  const store = createStore<NotificationState>(() => ({ items: [], unread: 0, isOpen: false }));
  const seen = new Set<string>();
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    frameArrived: (frame) => {
      const notification = acceptedNotification(frame);
      if (!notification || seen.has(String(notification.id))) return;
      seen.add(String(notification.id));
      store.setState(({ items, unread, isOpen }) => ({ items: [notification, ...items].slice(0, KEPT), unread: isOpen ? 0 : unread + 1 }));
      announce(`${notification.title}: ${notification.content}`);
    },
    popoverOpened: () => store.setState({ isOpen: true, unread: 0 }),
    popoverClosed: () => store.setState({ isOpen: false }),
  };
}
