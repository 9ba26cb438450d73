import { usePlugin } from '@butterfly/plugin-sdk/react';
import { NavLink } from 'react-router-dom';

/** The pages of the plugin. */
export function Tabs() {
  const { nav } = usePlugin();
  const pages = [{ to: nav.href('texts'), label: 'Texts' }, { to: nav.href('calls'), label: 'Calls' }, { to: nav.href('settings'), label: 'Settings' }];
  return <nav className="bf-page-tabs" aria-label="Texts and calls">{pages.map(({ to, label }) => <NavLink key={to} to={to} end>{label}</NavLink>)}</nav>;
}
