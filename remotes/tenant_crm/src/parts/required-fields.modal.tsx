import { requirableFields } from '../stages/stage-labels';
import type { ProjectPatch } from '@butterfly/contracts/tenant_crm';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { CustomInputs, readCustom, type TypedCustom, useCustomFields } from '@butterfly/record-kit/custom-fields';
import { useMembers } from '@butterfly/record-kit/members';
import { type AmountFormat, parseAmount } from '@butterfly/ui-kit/amount';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { customFields, members } from '../crm.sources';

interface RequiredFieldsModalProps {
  readonly projectName: string;
  readonly stageName: string;
  /** What the stage asks for and the project does not have. */
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly onSubmit: (fields: ProjectPatch) => void;
  readonly onCancel: () => void;
}

/** The fields a refused move asks for, or null when it was refused for another reason. */
export function missingFieldsOf(error: unknown): readonly string[] | null {
  if (!isApiError(error) || error.code !== 'tenant_crm.fields_required') return null;
  const missing = error.body['missing'];
  return Array.isArray(missing) ? missing.filter((name): name is string => typeof name === 'string') : [];
}

const types: Readonly<Record<string, string>> = { event_date: 'date', start_time: 'time' };

/** A small form with just what is missing; saved together with the move. */
export function RequiredFieldsModal({ projectName, stageName, names, busy, onSubmit, onCancel }: RequiredFieldsModalProps) {
  const { tenant } = usePlugin();
  const owners = useMembers(members);
  const custom = useCustomFields(customFields, 'project').filter(({ key }) => names.includes(`custom.${key}`));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [typedCustom, setTypedCustom] = useState<TypedCustom>({});
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const plain = names.filter((name) => name in requirableFields);
  const submit = () => {
    const read = readFields(plain, typed, tenant);
    const own = readCustom(
      custom.map((field) => ({ ...field, required: true })),
      typedCustom,
      tenant,
    );
    const wrong = { ...read.errors, ...('errors' in own && own.errors) };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !('custom' in own)) return;
    onSubmit({ ...read.fields, ...(custom.length > 0 && { custom: own.custom }) });
  };
  return (
    <Modal
      open
      title={`${stageName} asks for more`}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Keep it where it was
        </Button>,
        <Button key="ok" type="primary" loading={busy} onClick={submit}>
          Save and move
        </Button>,
      ]}
    >
      <p className="bf-soft">Fill this in and {projectName} moves.</p>
      <div className="bf-form">
        {plain.map((name) => (
          <Field key={name} id={`required-${name}`} label={requirableFields[name] ?? name} errors={errors[name]}>
            {name === 'owner_id' ? (
              <Select
                {...describedBy(`required-${name}`, errors[name])}
                className="bf-wide"
                placeholder="Choose"
                value={typed[name] ?? null}
                options={owners.map(({ id, name: label }) => ({ value: String(id), label }))}
                onChange={(value) => setTyped({ ...typed, [name]: value ?? '' })}
              />
            ) : (
              <Input
                {...describedBy(`required-${name}`, errors[name])}
                type={types[name] ?? 'text'}
                value={typed[name] ?? ''}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {custom.length > 0 && (
          <CustomInputs
            source={customFields}
            entity="project"
            only={custom.map(({ key }) => key)}
            typed={typedCustom}
            errors={errors}
            onChange={setTypedCustom}
          />
        )}
      </div>
    </Modal>
  );
}

function readFields(
  names: readonly string[],
  typed: Readonly<Record<string, string>>,
  format: AmountFormat,
): { fields: ProjectPatch; errors: Record<string, string[]> } {
  const fields: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const name of names) {
    const text = (typed[name] ?? '').trim();
    const value = name === 'budget_cents' ? parseAmount(text, format) : text;
    const number = name === 'guest_count' || name === 'owner_id' ? Number(text) : null;
    if (text === '') errors[name] = ['This is needed'];
    else if (value === undefined || (number !== null && !(Number.isInteger(number) && number >= 0)))
      errors[name] = ['This is not a number'];
    else fields[name] = number ?? value;
  }
  return { fields, errors };
}
