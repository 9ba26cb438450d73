import { Icon } from '@butterfly/ui-kit';
import { useEffect, useRef, type MouseEvent } from 'react';
import { LogoutButton } from './logout-button';
import { MainLinks, mainRoutes } from './main-links';
import { PageList } from './page-list';
import { ProfileSection } from './profile-section';
import { ThemeToggle } from './theme-toggle';

/** The right-hand drawer of small screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // A click on the dialog itself, not on what it holds, is a click on the ground behind it.
  const handleClick = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    <dialog ref={dialog} className="drawer" aria-labelledby="drawer-title" onClose={onClose} onClick={handleClick}>
      <div className="drawer-body">
        <header>
          <h2 id="drawer-title">Menu</h2>
          <ThemeToggle />
          <button type="button" className="bf-icon-button" aria-label="Close menu" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <ProfileSection />
        <MainLinks onFollow={onClose} />
        <PageList onFollow={onClose} except={mainRoutes} />
        <LogoutButton />
      </div>
    </dialog>
  );
}
