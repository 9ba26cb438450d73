import { usePlugin } from '@butterfly/plugin-sdk/react';
import { NavLink } from 'react-router-dom';
import { useIsAdmin } from './use-me';

/** The pages about people. */
export function MembersTabs() {
  const { nav } = usePlugin();
  const admin = useIsAdmin();
  const views = [
    { to: nav.href('members'), label: 'Members' },
    { to: nav.href('roles'), label: 'Roles' },
    ...(admin ? [{ to: nav.href('plugins'), label: 'Plugins' }] : []),
    { to: nav.href('skills'), label: 'Skills' },
    { to: nav.href('categories'), label: 'Categories' },
    { to: nav.href('rules'), label: 'Assignment' },
  ];
  return (
    <nav className="bf-page-tabs mm-tabs" aria-label="Pages about members">
      {views.map(({ to, label }) => <NavLink key={to} to={to} end>{label}</NavLink>)}
    </nav>
  );
}
