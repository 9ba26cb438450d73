import { DateText, Icon } from '@butterfly/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../app-services';
import { PopoverButton } from '../ui/popover-button';
import { usePopover } from '../ui/use-popover';
import type { Notification } from './accepted-notification';

/** The bell with its count and the latest ten. */
export function NotificationBell() {
  const { notifications } = useServices();
  const { items, unread } = useSyncExternalStore(notifications.subscribe, notifications.getState);
  const popover = usePopover();
  const { isOpen } = popover;
  useEffect(() => {
    if (!isOpen) return undefined;
    notifications.popoverOpened();
    return () => notifications.popoverClosed();
  }, [isOpen, notifications]);
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;
  return (
    <PopoverButton
      popover={popover}
      label={label}
      face={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span className="badge" data-testid="notification-badge">
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </>
      }
    >
      <section id={popover.id} className="popover notifications" aria-label="Notifications">
        <h2>Notifications</h2>
        {items.length === 0 ? <p className="popover-empty">No new notifications.</p> : <List items={items} onFollow={popover.close} />}
      </section>
    </PopoverButton>
  );
}

function List({ items, onFollow }: { items: readonly Notification[]; onFollow: () => void }) {
  return (
    <ul>
      {items.map(({ id, title, content, created_at: time, link }) => (
        <li key={id}>
          {link ? (
            <Link to={link} onClick={onFollow}>
              {title}
            </Link>
          ) : (
            <strong>{title}</strong>
          )}
          <span>{content}</span>
          {time && (
            <small>
              <DateText value={time} as="moment" />
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
