import { holds, mayUsePlugin, type BootData, type NavContribution, type PermissionRecord } from '@butterfly/contracts/plugins';
import { Icon, iconNamed } from '@butterfly/ui-kit';
import { NavLink } from 'react-router-dom';
import { useBoot } from '../app-services';
import { whenFacts } from '../boot/when-facts';

/** Every page the plugins put into the menu, by section. */
export function PageList({ onFollow, except = [] }: { onFollow: () => void; except?: readonly string[] }) {
  const { boot, permissions } = useBoot();
  return (
    <div className="page-list">
      {sectionsOf(boot, permissions.record, except).map(([section, entries]) => (
        <section key={section} aria-label={section}>
          <h3>{section}</h3>
          {entries.map((entry) => (
            <NavLink key={entry.route + entry.id} className="menu-item" to={entry.route} onClick={onFollow}>
              <Icon name={iconNamed(entry.icon)} size={18} />
              {entry.label}
            </NavLink>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The menu entries this person may follow, grouped and in order. */
export function sectionsOf(boot: BootData, permissions: PermissionRecord, except: readonly string[] = []): [string, NavContribution[]][] {
  const facts = whenFacts(boot, permissions);
  const entries = boot.plugins
    .filter(({ id }) => mayUsePlugin(permissions, id))
    .flatMap(({ nav }) => nav)
    .filter((entry) => holds(entry.when, facts) && !entry.route.includes(':') && !except.includes(entry.route))
    .sort((a, b) => a.order - b.order);
  const sections = new Map<string, NavContribution[]>();
  for (const entry of entries) sections.set(entry.section, [...(sections.get(entry.section) ?? []), entry]);
  return [...sections];
}
