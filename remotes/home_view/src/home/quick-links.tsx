import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, type IconName } from '@butterfly/ui-kit';

interface QuickLink {
  readonly command: 'tenant_crm.new_project' | 'tenant_crm.open_board' | 'tenant_crm.open_project';
  readonly label: string;
  readonly icon: IconName;
}

/** Short ways into other plugins, through their commands; one that is not there or not allowed is not shown. */
const links: readonly QuickLink[] = [
  { command: 'tenant_crm.new_project', label: 'New project', icon: 'plus' },
  { command: 'tenant_crm.open_board', label: 'Pipeline board', icon: 'board' },
  { command: 'tenant_crm.open_project', label: 'All projects', icon: 'list' },
];

export function QuickLinks() {
  const { commands, ui } = usePlugin();
  const available = links.filter(({ command }) => commands.available(command));
  if (available.length === 0) return null;
  const run = ({ command, label }: QuickLink) => {
    commands.run(command).catch(() => ui.toast('error', `${label} could not be opened. Please try again.`));
  };
  return (
    <section aria-labelledby="quick-title">
      <h2 id="quick-title">Quick links</h2>
      <div className="home-quick">
        {available.map((link) => (
          <button key={link.command} type="button" className="bf-button" onClick={() => run(link)}>
            <Icon name={link.icon} size={18} /> {link.label}
          </button>
        ))}
      </div>
    </section>
  );
}
