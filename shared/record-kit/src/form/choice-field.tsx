import { Select } from 'antd';
import { FormField, type FormFieldProps } from './form-field';
import { neededRule } from './number-field';

interface ChoiceFieldProps<V extends number | string> extends FormFieldProps {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly placeholder?: string;
  /** May be emptied; its value is null then. */
  readonly clearable?: boolean;
}

/**
 * One of a few.
 *
 * @example <ChoiceField name="kind" label="Kind" options={optionsOf(kinds)} />
 */
export function ChoiceField<V extends number | string>({ options, placeholder, clearable = false, ...field }: ChoiceFieldProps<V>) {
  return (
    <FormField {...field} required={false} rules={neededRule(field.required)}>
      <ChoiceInput options={options} clearable={clearable} {...(placeholder && { placeholder })} />
    </FormField>
  );
}

interface ChoiceInputProps<V extends number | string> {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly clearable: boolean;
  readonly placeholder?: string;
  readonly value?: V | null;
  readonly onChange?: (value: V | null) => void;
}

function ChoiceInput<V extends number | string>({ options, clearable, onChange, value = null, ...rest }: ChoiceInputProps<V>) {
  return (
    <Select<V>
      {...rest}
      value={value}
      options={[...options]}
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(picked?: V) => onChange?.(picked ?? null)}
    />
  );
}
