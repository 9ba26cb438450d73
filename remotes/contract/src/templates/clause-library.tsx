import { type Clause, type NewClause } from '@butterfly/contracts/contract';
import { RichTextField, type RichTextDoc } from '@butterfly/parts-kit/rich-text';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contract.client';
import { fieldInserts } from './field-inserts';

export function useClauses() {
  return useQuery({ queryKey: keys.clauses, queryFn: async ({ signal }) => (await api.listClauses({ signal })).data });
}

/** Clauses that templates are put together from; a locked one stays word for word in every contract. */
export function ClauseLibrary({ disabled }: { readonly disabled: boolean }) {
  const clauses = useClauses();
  const [adding, setAdding] = useState(false);
  const archive = useAction<number, unknown>({
    run: (id) => api.archiveClause({ params: { id: String(id) } }),
    invalidates: [keys.clauses],
    successMessage: () => 'The clause is out of the library. Contracts that have it keep it.',
  });
  return (
    <section className="contract-panel" aria-labelledby="contract-clauses">
      <h2 id="contract-clauses">Clauses</h2>
      <Loaded query={clauses} what="the clauses" kind="table">
        {(all) => (
          <ul className="contract-list">
            {all.map((clause) => (
              <li key={clause.id}>
                <span>
                  {clause.title} <Locked clause={clause} />
                </span>
                {!disabled && (
                  <Button
                    size="small"
                    type="text"
                    loading={archive.busy}
                    aria-label={`Remove ${clause.title}`}
                    onClick={() => archive.go(clause.id)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {!disabled && !adding && <Button onClick={() => setAdding(true)}>New clause</Button>}
      {adding && <ClauseForm onClose={() => setAdding(false)} />}
    </section>
  );
}

export function Locked({ clause: { locked } }: { readonly clause: Pick<Clause, 'locked'> }) {
  return locked ? (
    <span className="bf-soft contract-locked">
      <Icon name="lock" size={14} /> locked
    </span>
  ) : null;
}

function ClauseForm({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [locked, setLocked] = useState(false);
  const [body, setBody] = useState<RichTextDoc | null>(null);
  const create = useAction<NewClause, unknown>({
    run: (clause) => api.createClause({ body: clause }),
    invalidates: [keys.clauses],
    onSuccess: onClose,
  });
  return (
    <form
      className="contract-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (body) create.go({ title, locked, category: '', body: body as NewClause['body'] });
      }}
    >
      <Field id="clause-title" label="Name of the clause" errors={create.fields['title']}>
        <Input id="clause-title" maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <RichTextField label="Text of the clause" value={body} onChange={setBody} inserts={fieldInserts} />
      <Checkbox checked={locked} onChange={({ target }) => setLocked(target.checked)}>
        Locked: nobody changes it in a contract
      </Checkbox>
      <div className="contract-buttons">
        <Button type="primary" htmlType="submit" loading={create.busy} disabled={title.trim() === '' || body === null}>
          Add clause
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
