import { Input, Select } from 'antd';
import type { CustomField, CustomFieldsSource } from '../custom-fields/custom-field';
import { useCustomFields } from '../custom-fields/use-custom-fields';
import { ChoiceField } from './choice-field';
import { FormField } from './form-field';

interface CustomFormFieldsProps<F extends CustomField> {
  readonly source: CustomFieldsSource<F>;
  readonly entity: F['entity'];
}

/**
 * The fields a business has defined, in a `RecordForm` whose values have a `custom`. `readCustom` makes the body of what is typed.
 *
 * @example <CustomFormFields source={customFields} entity="lead" />
 */
export function CustomFormFields<F extends CustomField>({ source, entity }: CustomFormFieldsProps<F>) {
  return (
    <>
      {useCustomFields(source, entity).map((field) => (
        <OneField key={field.id} field={field} />
      ))}
    </>
  );
}

function OneField({ field: { key, label, kind, required, options } }: { field: CustomField }) {
  const common = { name: `custom.${key}`, label: required ? `${label} (needed)` : label };
  const choices = options.map((one) => ({ value: one, label: one }));
  if (kind === 'multi')
    return (
      <FormField {...common}>
        <Select<string[]> mode="multiple" options={choices} />
      </FormField>
    );
  if (kind === 'choice') return <ChoiceField {...common} clearable options={choices} />;
  if (kind === 'bool')
    return (
      <ChoiceField
        {...common}
        clearable
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    );
  const mode = kind === 'text' || kind === 'date' ? {} : { inputMode: 'decimal' as const };
  return (
    <FormField {...common}>
      <Input type={kind === 'date' ? 'date' : 'text'} maxLength={2000} {...mode} />
    </FormField>
  );
}
