import type { ContractDetail, ContractPatch, Signer } from '@butterfly/contracts/contract';
import { RichTextField, type RichTextDoc } from '@butterfly/parts-kit/rich-text';
import { useRecordDraft, type Answered } from '@butterfly/record-kit/form';
import { RestoredNote } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Input, Segmented } from 'antd';
import { api, keys } from '../contract.client';
import { Locked } from '../templates/clause-library';
import { fieldInserts } from '../templates/field-inserts';

interface DraftEditorProps {
  readonly saved: Answered<ContractDetail>;
  readonly onDone: () => void;
}

type Written = Pick<ContractDetail, 'body' | 'clauses' | 'signing_order' | 'title'> & {
  readonly signers: readonly Pick<Signer, 'email' | 'name' | 'role'>[];
};

const orders = [
  { value: 'sequential', label: 'One after the other' },
  { value: 'any', label: 'In any order' },
] as const;

const written = ({ title, body, clauses, signing_order, signers }: ContractDetail): Written => ({
  title,
  body,
  clauses,
  signing_order,
  signers: signers.map(({ role, name, email }) => ({ role, name, email })),
});

/** The text of a draft, its clauses and who signs it. */
export function DraftEditor({ saved, onDone }: DraftEditorProps) {
  const { data: contract } = saved;
  const { draft, save } = useRecordDraft<Written, ContractDetail>({
    name: `contract:${contract.id}`,
    saved,
    written: (record) => written(record ?? contract),
    run: (body, ifMatch) => api.updateContract({ params: { id: String(contract.id) }, body: body as ContractPatch, ifMatch }),
    invalidates: [keys.contracts],
    successMessage: 'The draft is saved',
    onSaved: (_, isAll) => {
      if (isAll) onDone();
    },
  });
  const { value, isDirty } = draft;
  const set = (change: Partial<Written>) => draft.set((now) => ({ ...now, ...change }));
  return (
    <form
      className="contract-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.go(value);
      }}
    >
      <RestoredNote draft={draft} />
      <Field id="contract-title" label="Title" errors={save.fields['title']}>
        <Input id="contract-title" maxLength={120} value={value.title} onChange={({ target }) => set({ title: target.value })} />
      </Field>
      <RichTextField
        label="Text of the contract"
        value={value.body as RichTextDoc}
        inserts={fieldInserts}
        onChange={(body) => set({ body: body as Written['body'] })}
      />
      <Clauses value={value.clauses} onChange={(clauses) => set({ clauses })} />
      <Signers value={value.signers} errors={save.fields['signers']} onChange={(signers) => set({ signers })} />
      <Segmented
        aria-label="Who signs when"
        value={value.signing_order}
        options={[...orders]}
        onChange={(order) => set({ signing_order: order })}
      />
      <div className="contract-buttons">
        <Button type="primary" htmlType="submit" loading={save.busy} disabled={!isDirty || value.title.trim() === ''}>
          Save
        </Button>
      </div>
    </form>
  );
}

function Clauses({ value, onChange }: { readonly value: Written['clauses']; readonly onChange: (clauses: Written['clauses']) => void }) {
  return (
    <ul className="contract-list" aria-label="Clauses">
      {value.map((clause, at) => (
        <li key={`${at} ${clause.title}`}>
          <span>
            {clause.title} <Locked clause={clause} />
          </span>
          {!clause.locked && (
            <Button
              size="small"
              type="text"
              aria-label={`Leave out ${clause.title}`}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              Leave out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SignersProps {
  readonly value: Written['signers'];
  readonly errors: readonly string[] | undefined;
  readonly onChange: (signers: Written['signers']) => void;
}

function Signers({ value, errors, onChange }: SignersProps) {
  const set = (at: number, change: Partial<Written['signers'][number]>) =>
    onChange(value.map((signer, index) => (index === at ? { ...signer, ...change } : signer)));
  return (
    <fieldset className="contract-people">
      <legend>Who signs, in this order</legend>
      {value.map(({ role, name, email }, at) => (
        <div key={at} className="contract-person">
          <Input
            aria-label={`Name of signer ${at + 1}`}
            maxLength={120}
            value={name}
            onChange={({ target }) => set(at, { name: target.value })}
          />
          {role === 'studio' ? (
            <span className="bf-soft">countersigns</span>
          ) : (
            <Input
              aria-label={`E-mail of signer ${at + 1}`}
              type="email"
              placeholder="E-mail"
              value={email ?? ''}
              onChange={({ target }) => set(at, { email: target.value === '' ? null : target.value })}
            />
          )}
          <Button
            size="small"
            type="text"
            aria-label={`Remove signer ${at + 1}`}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {errors?.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      <div className="contract-buttons">
        <Button size="small" onClick={() => onChange([{ role: 'client', name: '', email: null }, ...value])}>
          Add a client
        </Button>
        {!value.some(({ role }) => role === 'studio') && (
          <Button size="small" onClick={() => onChange([...value, { role: 'studio', name: 'The studio', email: null }])}>
            Add the studio
          </Button>
        )}
      </div>
    </fieldset>
  );
}
