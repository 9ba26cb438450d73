import { NavLink } from 'react-router-dom';

const links = [
  { to: '/exodus', label: 'Exodus Dashboard' },
  { to: '/home_view', label: 'Butterfly Dashboard' },
  { to: '/tenant_crm', label: 'Project Pipeline' },
] as const;

/** Where they lead. */
export const mainRoutes: readonly string[] = links.map(({ to }) => to);

/** The three links of the top bar and of the drawer. */
export function MainLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <nav className="main-links" aria-label="Main">
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} onClick={onFollow}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
