import { Field, describedBy } from '@butterfly/ui-kit/record';
import { Input, Select } from 'antd';
import type { CustomField, CustomFieldsSource } from './custom-field';
import type { TypedCustom } from './custom-values';
import { useCustomFields } from './use-custom-fields';

interface CustomInputsProps<F extends CustomField> {
  readonly source: CustomFieldsSource<F>;
  readonly entity: F['entity'];
  readonly typed: TypedCustom;
  /** Keys of the fields to show; default: all. */
  readonly only?: readonly string[];
  readonly errors: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly onChange: (typed: TypedCustom) => void;
}

/**
 * The inputs of a new record for the fields a business has defined. `readCustom` makes the body of what is typed.
 *
 * @example
 * <CustomInputs source={customFields} entity="lead" typed={draft.custom} errors={errors} onChange={(custom) => onChange({ custom })} />
 */
export function CustomInputs<F extends CustomField>({ source, entity, typed, only, errors, onChange }: CustomInputsProps<F>) {
  const fields = useCustomFields(source, entity).filter(({ key }) => !only || only.includes(key));
  return (
    <>
      {fields.map((field) => {
        const id = `custom.${field.key}`;
        return (
          <Field key={field.id} id={id} label={field.required ? `${field.label} (needed)` : field.label} errors={errors[id]}>
            <CustomInput
              field={field}
              id={id}
              entered={typed[field.key]}
              errors={errors[id]}
              onEnter={(entered) => onChange({ ...typed, [field.key]: entered })}
            />
          </Field>
        );
      })}
    </>
  );
}

interface CustomInputProps {
  readonly field: CustomField;
  readonly id: string;
  readonly entered: string | readonly string[] | undefined;
  readonly errors: readonly string[] | undefined;
  readonly onEnter: (entered: string | readonly string[]) => void;
}

function CustomInput({ field, id, entered, errors, onEnter }: CustomInputProps) {
  const shared = describedBy(id, errors);
  const text = typeof entered === 'string' ? entered : '';
  if (field.kind === 'multi') {
    return (
      <Select<string[]>
        {...shared}
        mode="multiple"
        value={typeof entered === 'object' ? [...entered] : []}
        options={field.options.map((one) => ({ value: one, label: one }))}
        onChange={onEnter}
      />
    );
  }
  if (field.kind === 'choice' || field.kind === 'bool') {
    const options =
      field.kind === 'bool'
        ? [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]
        : field.options.map((one) => ({ value: one, label: one }));
    return (
      <Select<string> {...shared} allowClear value={text || null} options={options} onChange={(picked?: string) => onEnter(picked ?? '')} />
    );
  }
  const mode = field.kind === 'text' || field.kind === 'date' ? {} : { inputMode: 'decimal' as const };
  return (
    <Input
      {...shared}
      {...mode}
      type={field.kind === 'date' ? 'date' : 'text'}
      maxLength={2000}
      value={text}
      onChange={(event) => onEnter(event.target.value)}
    />
  );
}
