import { Select } from 'antd';

interface ChoiceFactProps<V extends string | number> {
  readonly label: string;
  readonly value: V | null;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly clearable: boolean;
  readonly errors?: readonly string[] | undefined;
  readonly onPick: (value: V | null) => void;
}

/** A fact that is picked from a list; saved as soon as it is picked. */
export function ChoiceFact<V extends string | number>({ label, value, options, placeholder, disabled, clearable, errors, onPick }: ChoiceFactProps<V>) {
  return (
    <div className="crm-fact">
      <dt>{label}</dt>
      <dd>
        <Select<V>
          className="crm-fact-select" variant="borderless" aria-label={label} value={value} placeholder={placeholder} disabled={disabled}
          allowClear={clearable} options={[...options]} onChange={(picked?: V) => onPick(picked ?? null)}
        />
        {errors && <p className="crm-field-error" role="alert">{errors.join(', ')}</p>}
      </dd>
    </div>
  );
}
