import { Butterfly, Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NotificationBell } from '../notifications/notification-bell';
import { NewsBadge } from '../releases/news-badge';
import { MainLinks } from './main-links';
import { MenuDrawer } from './menu-drawer';
import { PageMenu } from './page-menu';
import { ProfileMenu } from './profile-menu';
import { SearchButton } from './search-button';
import { ThemeToggle } from './theme-toggle';
import { useSmallScreen } from './use-small-screen';

export function TopBar() {
  const small = useSmallScreen();
  return (
    <header className="top-bar">
      <Link to="/" className="brand">
        <Butterfly size={26} />
        <span>Butterfly</span>
      </Link>
      {!small && <MainLinks />}
      <div className="top-bar-end">
        <NewsBadge />
        <SearchButton />
        <NotificationBell />
        {small ? (
          <DrawerButton />
        ) : (
          <>
            <PageMenu />
            <ThemeToggle />
            <ProfileMenu />
          </>
        )}
      </div>
    </header>
  );
}

function DrawerButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="bf-icon-button" aria-label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open && <MenuDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
