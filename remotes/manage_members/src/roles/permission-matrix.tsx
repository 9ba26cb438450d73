import type { PermissionCatalogue } from '@butterfly/contracts/manage_members';
import { Icon, iconNamed } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { accessOf, toggled, type RoleDraft } from './role-draft';
import { usePermissionCatalogue } from './use-roles';

interface MatrixProps {
  readonly draft: RoleDraft;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<RoleDraft>) => void;
}

type Plugin = PermissionCatalogue['plugins'][number];

/** Plugins and finer permissions as switches. */
export function PermissionMatrix(props: MatrixProps) {
  const catalogue = usePermissionCatalogue();
  return (
    <Loaded query={catalogue} what="the permissions" kind="table">
      {(data) => <Matrix {...props} catalogue={data} />}
    </Loaded>
  );
}

function Matrix({ draft, disabled, onChange, catalogue }: MatrixProps & { catalogue: PermissionCatalogue }) {
  const [text, setText] = useState('');
  const matches = (...words: string[]) => words.join(' ').toLowerCase().includes(text.trim().toLowerCase());
  const plugins = catalogue.plugins.filter(
    ({ title, description, always, feature_only: only }) => !always && !only && matches(title, description),
  );
  const features = catalogue.features.filter(({ title, text: words }) => matches(title, words));
  const allowed = catalogue.plugins.filter((plugin) => accessOf(draft, plugin) !== 'none').length;
  return (
    <div className="mm-matrix">
      <div className="mm-matrix-head">
        <h3>
          Plugins{' '}
          <span className="bf-soft">
            {allowed} of {catalogue.plugins.length}
          </span>
        </h3>
        <Input
          type="search"
          allowClear
          aria-label="Find a permission"
          placeholder="Find a plugin or a permission"
          prefix={<Icon name="search" size={16} />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ul className="mm-switches">
        {plugins.map((plugin) => (
          <PluginRow key={plugin.id} plugin={plugin} draft={draft} disabled={disabled} onChange={onChange} />
        ))}
      </ul>
      {features.length > 0 && <h3>Finer permissions</h3>}
      <ul className="mm-switches">
        {features.map(({ id, title, text: words, risk }) => (
          <li key={id}>
            <Checkbox
              checked={draft.features.includes(id)}
              disabled={disabled}
              onChange={(event) => onChange({ features: toggled(draft.features, id, event.target.checked) })}
            >
              <span className="mm-switch-words">
                <span>
                  {title}
                  {risk === 'money' && <span className="mm-tag">Money</span>}
                  {risk === 'send' && <span className="mm-tag">Leaves the house</span>}
                </span>
                <span className="bf-soft">{words}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PluginRow({ plugin, draft, disabled, onChange }: MatrixProps & { plugin: Plugin }) {
  const access = accessOf(draft, plugin);
  const feature = `access_${plugin.id}`;
  // Switching off takes the feature of the pair away too, or the plugin would stay open through it.
  const set = (on: boolean) =>
    onChange({ plugins: toggled(draft.plugins, plugin.id, on), features: on ? draft.features : toggled(draft.features, feature, false) });
  return (
    <li>
      <Checkbox checked={access !== 'none'} disabled={disabled || access === 'admin'} onChange={(event) => set(event.target.checked)}>
        <span className="mm-switch-words">
          <span className="mm-switch-title">
            <Icon name={iconNamed(plugin.icon)} size={16} />
            {plugin.title}
            {!plugin.enabled && <span className="mm-tag">Off for the business</span>}
            {access === 'feature' && <span className="mm-tag">By its feature</span>}
          </span>
          <span className="bf-soft">{plugin.description}</span>
        </span>
      </Checkbox>
    </li>
  );
}
