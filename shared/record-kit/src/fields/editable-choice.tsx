import { Select } from 'antd';
import { FieldRow } from './field-row';

interface EditableChoiceProps<V extends string | number> {
  readonly label: string;
  readonly value: V | null;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly clearable: boolean;
  readonly errors?: readonly string[] | undefined;
  readonly onPick: (value: V | null) => void;
}

/**
 * A field that is picked from a list; saved as soon as it is picked.
 *
 * @example
 * <EditableChoice label="Kind" value={kind} options={optionsOf(kinds)} placeholder="Choose" clearable={false} disabled={false} onPick={(kind) => kind && editor.save({ kind })} />
 */
export function EditableChoice<V extends string | number>({
  label,
  value,
  options,
  placeholder,
  disabled,
  clearable,
  errors,
  onPick,
}: EditableChoiceProps<V>) {
  return (
    <FieldRow label={label} errors={errors}>
      <Select<V>
        className="bf-record-select"
        variant="borderless"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        allowClear={clearable}
        options={[...options]}
        onChange={(picked?: V) => onPick(picked ?? null)}
      />
    </FieldRow>
  );
}
