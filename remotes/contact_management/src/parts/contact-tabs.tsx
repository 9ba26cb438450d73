import { usePlugin } from '@butterfly/plugin-sdk/react';
import { NavLink } from 'react-router-dom';

/** The three ways to look at the same people. */
export function ContactTabs() {
  const { nav } = usePlugin();
  const views = [{ to: nav.href('clients'), label: 'Address book' }, { to: nav.href('duplicates'), label: 'Duplicates' }, { to: nav.href('anniversaries'), label: 'Birthdays and anniversaries' }];
  return (
    <nav className="bf-page-tabs" aria-label="Views of the contacts">
      {views.map(({ to, label }) => <NavLink key={to} to={to} end>{label}</NavLink>)}
    </nav>
  );
}
