import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { DateText, Icon, iconNamed } from '@butterfly/ui-kit';
import { Switch, Tooltip } from 'antd';
import { PluginMarks, PluginProblemLine, PluginState } from './plugin-facts';

interface PluginRowProps {
  readonly plugin: TenantPlugin;
  readonly busy: boolean;
  readonly onSwitch: (plugin: TenantPlugin) => void;
  readonly onOpen: (id: string) => void;
}

export function PluginRow({ plugin, busy, onSwitch, onOpen }: PluginRowProps) {
  const { id, title, description, icon, enabled, always_on: fixed } = plugin;
  const button = (
    <Switch
      checked={enabled}
      disabled={fixed || busy || !plugin.in_plan}
      aria-label={`${title}: ${enabled ? 'on' : 'off'}`}
      onChange={() => onSwitch(plugin)}
    />
  );
  return (
    <li className="mm-plugin" data-off={!enabled || undefined} data-plugin={id}>
      <span className="mm-plugin-icon">
        <Icon name={iconNamed(icon)} />
      </span>
      <div className="mm-plugin-words">
        <h2>
          <button type="button" className="bf-bare-button mm-plugin-title" onClick={() => onOpen(id)}>
            {title}
          </button>
        </h2>
        <p className="bf-soft">{description}</p>
        <PluginProblemLine plugin={plugin} />
      </div>
      <div className="mm-plugin-facts">
        <PluginState plugin={plugin} />
        <PluginMarks plugin={plugin} />
        <Seers plugin={plugin} />
        <span className="bf-soft">
          {plugin.version ? (
            <>
              Version {plugin.version}
              {plugin.since && (
                <>
                  {' '}
                  since <DateText value={plugin.since} />
                </>
              )}
            </>
          ) : (
            'No version yet'
          )}
        </span>
      </div>
      {fixed ? (
        <Tooltip title="Stays on: without it nobody could switch anything on again">
          <span>{button}</span>
        </Tooltip>
      ) : (
        button
      )}
    </li>
  );
}

function Seers({ plugin: { seen_by: seen, enabled } }: { plugin: TenantPlugin }) {
  const roles = seen.roles.map(({ name, members }) => `${name} ${members}`).concat(seen.alone > 0 ? [`given alone ${seen.alone}`] : []);
  const text = seen.members === 1 ? '1 member' : `${seen.members} members`;
  return (
    <Tooltip title={roles.length > 0 ? roles.join(', ') : undefined}>
      {/* Focusable, so that the roles can be read without a mouse. */}
      <button type="button" className="mm-seers" aria-label={`${text}${roles.length > 0 ? `: ${roles.join(', ')}` : ''}`}>
        {enabled ? 'Seen by' : 'Would be seen by'} {text}
      </button>
    </Tooltip>
  );
}
