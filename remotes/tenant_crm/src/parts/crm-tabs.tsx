import { usePlugin } from '@butterfly/plugin-sdk/react';
import { NavLink } from 'react-router-dom';

/** The three views of the same projects. */
export function CrmTabs() {
  const { nav } = usePlugin();
  const views = [
    { to: nav.href('dashboard'), label: 'Overview' },
    { to: nav.href('board'), label: 'Board' },
    { to: nav.href('projects'), label: 'List' },
  ];
  return (
    <nav className="crm-tabs" aria-label="Views of the pipeline">
      {views.map(({ to, label }) => <NavLink key={to} to={to} end>{label}</NavLink>)}
    </nav>
  );
}
