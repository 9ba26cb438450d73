import type { CustomEntity, CustomField, CustomPatch, CustomValue, CustomValues } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useFormats } from '@butterfly/ui-kit';
import { Select } from 'antd';
import { ChoiceFact } from '../parts/record/choice-fact';
import { Fact } from '../parts/record/fact';
import { customText, customWords, readCustomText } from './custom-text';
import { useCustomFields } from './use-custom-fields';

interface CustomFactsProps {
  readonly entity: CustomEntity;
  readonly custom: CustomValues;
  readonly disabled: boolean;
  /** The record's editor: values are saved one by one. */
  readonly editor: { readonly fields: Readonly<Record<string, readonly string[]>>; save(patch: { custom: CustomPatch }): void };
}

/**
 * The fields a business has defined, edited in place; nothing when there are none. Stands inside a `<dl className="crm-facts">`.
 *
 * @example
 * <CustomFacts entity="contact" custom={contact.custom} editor={editor} disabled={false} />
 */
export function CustomFacts({ entity, custom, disabled, editor }: CustomFactsProps) {
  const fields = useCustomFields(entity);
  return (
    <>
      {fields.map((field) => (
        <CustomFact
          key={field.id} field={field} value={custom[field.key]} disabled={disabled} errors={editor.fields[`custom.${field.key}`]}
          onSave={(value) => editor.save({ custom: { [field.key]: value } })}
        />
      ))}
    </>
  );
}

interface CustomFactProps {
  readonly field: CustomField;
  readonly value: CustomValue | undefined;
  readonly disabled: boolean;
  readonly errors: readonly string[] | undefined;
  readonly onSave: (value: CustomValue | null) => void;
}

function CustomFact(props: CustomFactProps) {
  const { field, value, disabled, errors, onSave } = props;
  const common = { label: field.label, placeholder: 'Choose', disabled, errors, clearable: !field.required };
  if (field.kind === 'choice') {
    return <ChoiceFact {...common} value={typeof value === 'string' ? value : null} options={field.options.map((one) => ({ value: one, label: one }))} onPick={onSave} />;
  }
  if (field.kind === 'bool') {
    const options = [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];
    const shown = value === true ? 'yes' : 'no';
    return <ChoiceFact {...common} value={value === undefined ? null : shown} options={options} onPick={(picked) => onSave(picked === null ? null : picked === 'yes')} />;
  }
  return field.kind === 'multi' ? <MultiFact {...props} /> : <TypedFact {...props} />;
}

function MultiFact({ field, value, disabled, errors, onSave }: CustomFactProps) {
  return (
    <div className="crm-fact">
      <dt>{field.label}</dt>
      <dd>
        <Select<string[]>
          className="crm-fact-select" variant="borderless" mode="multiple" aria-label={field.label} placeholder="Choose" disabled={disabled}
          value={Array.isArray(value) ? value : []} options={field.options.map((one) => ({ value: one, label: one }))} onChange={(picked) => onSave(picked)}
        />
        {errors && <p className="crm-field-error" role="alert">{errors.join(', ')}</p>}
      </dd>
    </div>
  );
}

const inputModes = { number: 'decimal', money: 'decimal' } as const;

function TypedFact({ field, value, disabled, errors, onSave }: CustomFactProps) {
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
    <Fact
      label={field.label} type={field.kind === 'date' ? 'date' : 'text'} {...mode} text={customText(field, value, tenant)} placeholder={`Add ${field.label.toLowerCase()}`}
      shown={customWords(field, value, formats)} disabled={disabled} errors={errors} onCommit={take}
    />
  );
}
