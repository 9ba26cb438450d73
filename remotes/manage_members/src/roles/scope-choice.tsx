import type { Role } from '@butterfly/contracts/manage_members';
import { Radio } from 'antd';

type RowScope = Role['row_scope'];

const SCOPES: readonly { readonly value: RowScope; readonly label: string; readonly text: string }[] = [
  { value: 'all', label: 'All projects', text: '' },
  {
    value: 'assigned',
    label: 'Assigned projects',
    text: 'what they own, are on the team of, or have work in – with its clients, boards, files and messages',
  },
  { value: 'none', label: 'No projects', text: 'and no clients' },
];

interface ScopeChoiceProps {
  readonly value: RowScope;
  /** Administrators see everything, whatever is chosen here. */
  readonly admin: boolean;
  readonly disabled: boolean;
  readonly onChange: (scope: RowScope) => void;
}

/** Which projects a role sees. Of several roles of one member the widest counts. */
export function ScopeChoice({ value, admin, disabled, onChange }: ScopeChoiceProps) {
  return (
    <fieldset className="mm-scope">
      <legend>Sees</legend>
      <Radio.Group
        value={admin ? 'all' : value}
        disabled={disabled || admin}
        onChange={(event) => onChange(event.target.value as RowScope)}
      >
        {SCOPES.map(({ value: scope, label, text }) => (
          <Radio key={scope} value={scope}>
            {label}
            {text !== '' && <span className="bf-soft"> – {text}</span>}
          </Radio>
        ))}
      </Radio.Group>
      {admin && <p className="bf-soft">Administrators see all projects.</p>}
    </fieldset>
  );
}
