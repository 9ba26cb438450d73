import type { CustomFieldPatch, CustomKind } from '@butterfly/contracts/records';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Icon, RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Select, Switch } from 'antd';
import { BlurInput } from '../fields/blur-input';
import '../styles/custom-fields.css';
import type { CustomField, CustomFieldsEditSource, NewField } from './custom-field';
import { customFieldsKey, useAllCustomFields } from './use-custom-fields';

const kinds: Readonly<Record<CustomKind, string>> = {
  text: 'Text',
  number: 'Number',
  money: 'Amount',
  date: 'Date',
  choice: 'One of a list',
  multi: 'Several of a list',
  bool: 'Yes or no',
};

/**
 * The fields of one kind of record: add, rename, order, require, put away. Values are kept.
 *
 * @example <CustomFieldEditor source={customFields} entity="lead" />
 */
export function CustomFieldEditor<F extends CustomField>({ source, entity }: { source: CustomFieldsEditSource<F>; entity: F['entity'] }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const { data, error, isFetching, refetch } = useAllCustomFields(source);
  const refresh = () => cache.invalidateQueries({ queryKey: customFieldsKey });
  const onError = (problem: unknown) => ui.toast('error', errorMessage(problem));
  const create = useMutation({ mutationFn: (field: NewField<F['entity']>) => source.create(field), onSuccess: refresh, onError });
  const change = useMutation({
    mutationFn: ({ id, patch }: { id: number; patch: CustomFieldPatch }) => source.update(id, patch),
    onSuccess: refresh,
    onError,
  });
  const live = (data ?? []).filter((field) => field.entity === entity && !field.archived);
  const lift = (at: number) => {
    const order = live.map(({ id }) => id);
    const moved = order.splice(at, 1);
    order.splice(at - 1, 0, ...moved);
    order.forEach(
      (id, position) => live.find((field) => field.id === id)?.position !== position && change.mutate({ id, patch: { position } }),
    );
  };
  return (
    <>
      {error != null && !data && (
        <ErrorCard title="The fields could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <ul className="bf-field-list">
        {live.map((field, at) => (
          <FieldRow
            key={field.id}
            field={field}
            first={at === 0}
            onLift={() => lift(at)}
            onChange={(patch) => change.mutate({ id: field.id, patch })}
          />
        ))}
      </ul>
      <NewFieldForm
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
    </>
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
      <label className="bf-switch">
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
      className="bf-wide bf-options"
      aria-label={`Options of ${label}`}
      placeholder="Type the options"
      value={[...options]}
      tokenSeparators={[',']}
      onChange={(picked) => onSave([...new Set(picked.map((one) => one.trim()).filter(Boolean))])}
    />
  );
}

interface FieldDraft {
  readonly label: string;
  readonly kind: CustomKind;
  readonly options: readonly string[];
}

const NO_FIELD: FieldDraft = { label: '', kind: 'text', options: [] };

function NewFieldForm({ entity, busy, onAdd }: { entity: string; busy: boolean; onAdd: (field: NewField) => Promise<boolean> }) {
  const form = useDraft(`custom-field:${entity}`, NO_FIELD);
  const { label, kind, options } = form.value;
  const set = (part: Partial<FieldDraft>) => form.set((now) => ({ ...now, ...part }));
  const choice = kind === 'choice' || kind === 'multi';
  const ready = label.trim() !== '' && (!choice || options.length > 0);
  const add = async () => {
    if (!ready || !(await onAdd({ entity, label: label.trim(), kind, required: false, options: choice ? [...options] : [] }))) return;
    form.saved(NO_FIELD);
  };
  return (
    <div className="bf-new-field">
      <RestoredNote draft={form} />
      <Input
        aria-label="Name of the new field"
        placeholder="Name of the field"
        maxLength={80}
        value={label}
        onChange={(event) => set({ label: event.target.value })}
        onPressEnter={() => void add()}
      />
      <Select aria-label="Kind of the new field" value={kind} options={optionsOf(kinds)} onChange={(next) => set({ kind: next })} />
      <Button loading={busy} disabled={!ready} onClick={() => void add()}>
        Add field
      </Button>
      {choice && <Options label="the new field" options={options} onSave={(next) => set({ options: next })} />}
    </div>
  );
}
