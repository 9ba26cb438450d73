import type { CustomEntity, CustomField, CustomFieldPatch, CustomKind, NewCustomField } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { customFieldsKey, useAllCustomFields } from '@butterfly/record-kit/custom-fields';
import { ErrorCard, Icon } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Segmented, Select, Switch } from 'antd';
import { useState } from 'react';
import { crm } from '../crm.client';
import { customFields } from '../crm.sources';
import { BlurInput } from './blur-input';

const entities: Readonly<Record<CustomEntity, string>> = {
  project: 'Projects',
  lead: 'Leads',
  contact: 'Contacts',
  organization: 'Organizations',
};
const kinds: Readonly<Record<CustomKind, string>> = {
  text: 'Text',
  number: 'Number',
  money: 'Amount',
  date: 'Date',
  choice: 'One of a list',
  multi: 'Several of a list',
  bool: 'Yes or no',
};

/** Fields of the business's own: add, rename, order, require, put away. Values are kept. */
export function CustomFieldsSection() {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [entity, setEntity] = useState<CustomEntity>('project');
  const { data, error, isFetching, refetch } = useAllCustomFields(customFields);
  const refresh = () => cache.invalidateQueries({ queryKey: customFieldsKey });
  const onError = (problem: unknown) => ui.toast('error', errorMessage(problem));
  const create = useMutation({ mutationFn: (body: NewCustomField) => crm.createCustomField({ body }), onSuccess: refresh, onError });
  const change = useMutation({
    mutationFn: ({ id, patch }: { id: number; patch: CustomFieldPatch }) =>
      crm.updateCustomField({ params: { id: String(id) }, body: patch }),
    onSuccess: refresh,
    onError,
  });
  const fields = data?.filter((field) => field.entity === entity) ?? [];
  const live = fields.filter(({ archived }) => !archived);
  const lift = (at: number) => {
    const order = live.map(({ id }) => id);
    const moved = order.splice(at, 1);
    order.splice(at - 1, 0, ...moved);
    order.forEach(
      (id, position) => live.find((field) => field.id === id)?.position !== position && change.mutate({ id, patch: { position } }),
    );
  };
  return (
    <section className="crm-setting" aria-labelledby="custom-heading">
      <div className="crm-setting-words">
        <h2 id="custom-heading">Fields of your own</h2>
        <p className="bf-soft">They appear on the record and in its form. A field that is put away keeps its values.</p>
      </div>
      <div>
        <Segmented<CustomEntity> aria-label="Fields of" value={entity} options={optionsOf(entities)} onChange={setEntity} />
        {error != null && !data && (
          <ErrorCard title="The fields could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
        <ul className="crm-fields">
          {live.map((field, at) => (
            <FieldRow
              key={field.id}
              field={field}
              first={at === 0}
              onLift={() => lift(at)}
              onChange={(patch) => change.mutate({ id: field.id, patch })}
            />
          ))}
          {fields
            .filter(({ archived }) => archived)
            .map((field) => (
              <li key={field.id} data-hidden="true">
                <span>
                  {field.label} <span className="bf-soft">put away</span>
                </span>
                <Button onClick={() => change.mutate({ id: field.id, patch: { archived: false } })}>Bring back</Button>
              </li>
            ))}
        </ul>
        <NewField
          key={entity}
          entity={entity}
          busy={create.isPending}
          onAdd={(field) =>
            create.mutateAsync(field).then(
              () => true,
              () => false,
            )
          }
        />
      </div>
    </section>
  );
}

interface FieldRowProps {
  readonly field: CustomField;
  readonly first: boolean;
  readonly onLift: () => void;
  readonly onChange: (patch: CustomFieldPatch) => void;
}

function FieldRow({ field, first, onLift, onChange }: FieldRowProps) {
  const { label, kind, options, required } = field;
  const choice = kind === 'choice' || kind === 'multi';
  return (
    <li>
      <BlurInput
        label={`Name of ${label}`}
        value={label}
        maxLength={80}
        onSave={(next) => (next === '' ? 'Give it a name' : onChange({ label: next }))}
      />
      <span className="bf-soft">{kinds[kind]}</span>
      <label className="crm-switch">
        <Switch size="small" checked={required} aria-label={`${label} is needed`} onChange={(on) => onChange({ required: on })} /> needed
      </label>
      <Button type="text" aria-label={`Move ${label} up`} disabled={first} icon={<Icon name="chevron-up" size={16} />} onClick={onLift} />
      <Button
        type="text"
        aria-label={`Put ${label} away`}
        icon={<Icon name="archive" size={16} />}
        onClick={() => onChange({ archived: true })}
      />
      {choice && <Options label={label} options={options} onSave={(next) => onChange({ options: next })} />}
    </li>
  );
}

function Options({ label, options, onSave }: { label: string; options: readonly string[]; onSave: (options: string[]) => void }) {
  return (
    <Select<string[]>
      mode="tags"
      className="bf-wide crm-options"
      aria-label={`Options of ${label}`}
      placeholder="Type the options"
      value={[...options]}
      tokenSeparators={[',']}
      onChange={(picked) => onSave([...new Set(picked.map((one) => one.trim()).filter(Boolean))])}
    />
  );
}

function NewField({ entity, busy, onAdd }: { entity: CustomEntity; busy: boolean; onAdd: (field: NewCustomField) => Promise<boolean> }) {
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<CustomKind>('text');
  const [options, setOptions] = useState<string[]>([]);
  const choice = kind === 'choice' || kind === 'multi';
  const ready = label.trim() !== '' && (!choice || options.length > 0);
  const add = async () => {
    if (!ready || !(await onAdd({ entity, label: label.trim(), kind, required: false, options: choice ? options : [] }))) return;
    setLabel('');
    setOptions([]);
  };
  return (
    <div className="crm-new-field">
      <Input
        aria-label="Name of the new field"
        placeholder="Name of the field"
        maxLength={80}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        onPressEnter={() => void add()}
      />
      <Select aria-label="Kind of the new field" value={kind} options={optionsOf(kinds)} onChange={setKind} />
      <Button loading={busy} disabled={!ready} onClick={() => void add()}>
        Add field
      </Button>
      {choice && <Options label="the new field" options={options} onSave={setOptions} />}
    </div>
  );
}
