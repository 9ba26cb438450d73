import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useFormats } from '@butterfly/ui-kit';
import { Select } from 'antd';
import { EditableChoice } from '../fields/editable-choice';
import { EditableField } from '../fields/editable-field';
import { FieldRow } from '../fields/field-row';
import type { CustomField, CustomFieldsSource, CustomPatch, CustomValue, CustomValues } from './custom-field';
import { customLabel, customText, readCustomText } from './custom-values';
import { useCustomFields } from './use-custom-fields';

interface CustomFieldsProps<F extends CustomField> {
  readonly source: CustomFieldsSource<F>;
  readonly entity: F['entity'];
  readonly custom: CustomValues;
  readonly disabled: boolean;
  /** The record's editor: values are saved one by one. */
  readonly editor: { readonly fields: Readonly<Record<string, readonly string[]>>; save(patch: { custom: CustomPatch }): void };
}

/**
 * The fields a business has defined, edited in place; nothing when there are none. Stands inside a `<dl className="bf-record-fields">`.
 *
 * @example
 * <CustomFields source={customFields} entity="contact" custom={contact.custom} editor={editor} disabled={false} />
 */
export function CustomFields<F extends CustomField>({ source, entity, custom, disabled, editor }: CustomFieldsProps<F>) {
  const fields = useCustomFields(source, entity);
  return (
    <>
      {fields.map((field) => (
        <CustomRow
          key={field.id}
          field={field}
          value={custom[field.key]}
          disabled={disabled}
          errors={editor.fields[`custom.${field.key}`]}
          onSave={(value) => editor.save({ custom: { [field.key]: value } })}
        />
      ))}
    </>
  );
}

interface CustomRowProps {
  readonly field: CustomField;
  readonly value: CustomValue | undefined;
  readonly disabled: boolean;
  readonly errors: readonly string[] | undefined;
  readonly onSave: (value: CustomValue | null) => void;
}

function CustomRow(props: CustomRowProps) {
  const { field, value, disabled, errors, onSave } = props;
  const common = { label: field.label, placeholder: 'Choose', disabled, errors, clearable: !field.required };
  if (field.kind === 'choice') {
    return (
      <EditableChoice
        {...common}
        value={typeof value === 'string' ? value : null}
        options={field.options.map((one) => ({ value: one, label: one }))}
        onPick={onSave}
      />
    );
  }
  if (field.kind === 'bool') {
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
    const shown = value === true ? 'yes' : 'no';
    return (
      <EditableChoice
        {...common}
        value={value === undefined ? null : shown}
        options={options}
        onPick={(picked) => onSave(picked === null ? null : picked === 'yes')}
      />
    );
  }
  return field.kind === 'multi' ? <MultiRow {...props} /> : <TypedRow {...props} />;
}

function MultiRow({ field, value, disabled, errors, onSave }: CustomRowProps) {
  return (
    <FieldRow label={field.label} errors={errors}>
      <Select<string[]>
        className="bf-record-select"
        variant="borderless"
        mode="multiple"
        aria-label={field.label}
        placeholder="Choose"
        disabled={disabled}
        value={Array.isArray(value) ? value : []}
        options={field.options.map((one) => ({ value: one, label: one }))}
        onChange={(picked) => onSave(picked)}
      />
    </FieldRow>
  );
}

const inputModes = { number: 'decimal', money: 'decimal' } as const;

function TypedRow({ field, value, disabled, errors, onSave }: CustomRowProps) {
  const { tenant } = usePlugin();
  const formats = useFormats();
  const take = (text: string) => {
    const read = readCustomText(field, text, tenant);
    if ('problem' in read) return read.problem;
    if (read.value === null && field.required) return 'This is needed';
    onSave(read.value);
    return null;
  };
  const mode = field.kind === 'number' || field.kind === 'money' ? { inputMode: inputModes[field.kind] } : {};
  return (
    <EditableField
      label={field.label}
      type={field.kind === 'date' ? 'date' : 'text'}
      {...mode}
      text={customText(field, value, tenant)}
      placeholder={`Add ${field.label.toLowerCase()}`}
      shown={customLabel(field, value, formats)}
      disabled={disabled}
      errors={errors}
      onCommit={take}
    />
  );
}
