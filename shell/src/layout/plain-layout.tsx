import { keptWayBack } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A page without the bars: public pages, portals, and the few staff pages that want the whole window. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <WayBackLink />
      <main id="main" className="plain" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Back to where a visitor without an account came from; not on that page and those below it. A document, since the light host may draw it. */
function WayBackLink() {
  const { pathname } = useLocation();
  const way = keptWayBack();
  if (!way || pathname.startsWith(way.path)) return null;
  return (
    <nav className="way-back" aria-label={way.label}>
      <Link to={way.path} reloadDocument>
        <Icon name="arrow-left" size={16} /> {way.label}
      </Link>
    </nav>
  );
}
