import { fieldKinds, type FieldKind, type FormField } from '@butterfly/contracts/lead_page_builder';
import { Icon } from '@butterfly/ui-kit';
import { Button, Checkbox, Input, Select } from 'antd';
import { isNeeded, optionsIn, WITH_OPTIONS, withKind } from './edit-fields';

interface FieldEditorProps {
  readonly field: FormField;
  readonly onChange: (field: FormField) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const kinds = Object.entries(fieldKinds).map(([value, label]) => ({ value: value as FieldKind, label }));

/** One question of a form. */
export function FieldEditor({ field, onChange, onMove, onRemove }: FieldEditorProps) {
  const { label, kind, required, options, half, lead_field } = field;
  const set = (part: Partial<FormField>) => onChange({ ...field, ...part });
  const stays = isNeeded(field);
  return (
    <li className="lead_page_builder-field">
      <div className="lead_page_builder-field-line">
        <Input aria-label="Question" maxLength={120} value={label} onChange={({ target }) => set({ label: target.value })} />
        <Select<FieldKind>
          aria-label={`Kind of “${label}”`}
          value={kind}
          options={kinds}
          disabled={stays}
          onChange={(next) => onChange(withKind(field, next))}
        />
        <Button type="text" aria-label={`${label}: up`} onClick={() => onMove(-1)}>
          <Icon name="chevron-up" size={16} />
        </Button>
        <Button type="text" aria-label={`${label}: down`} onClick={() => onMove(1)}>
          <Icon name="chevron-down" size={16} />
        </Button>
        <Button type="text" aria-label={`Take “${label}” away`} disabled={stays} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </Button>
      </div>
      {WITH_OPTIONS.has(kind) && (
        <Input.TextArea
          aria-label={`Options of “${label}”, one a line`}
          rows={Math.min(6, options.length + 1)}
          defaultValue={options.join('\n')}
          onBlur={({ target }) => set({ options: optionsIn(target.value) })}
        />
      )}
      <p className="lead_page_builder-tags">
        <Checkbox checked={required} disabled={stays} onChange={({ target }) => set({ required: target.checked })}>
          Needed
        </Checkbox>
        <Checkbox checked={half} onChange={({ target }) => set({ half: target.checked })}>
          Half a line
        </Checkbox>
        <span className="bf-soft">{lead_field === null ? 'stands with the message' : 'becomes a fact of the lead'}</span>
      </p>
    </li>
  );
}
