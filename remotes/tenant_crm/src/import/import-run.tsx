import type { ImportRun } from '@butterfly/contracts/tenant_crm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Progress, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { peopleKeys } from '../contacts/keys';
import { crm, keys } from '../crm.client';
import { optionsOf } from '../model/event-types';
import { ImportCheckPanel } from './import-check';
import { ImportLines } from './import-lines';
import { importKeys, outcomeWords, policyWords } from './words';

/** One import in whatever state it is. */
export function ImportRunPanel({ run }: { run: ImportRun }) {
  if (run.status === 'draft') return <Draft run={run} />;
  return (
    <div className="crm-form">
      <Counts run={run} />
      {(run.status === 'running' || run.status === 'undoing') && <Working run={run} />}
      {(run.status === 'done' || run.status === 'undone') && <ImportLines run={run} />}
      {run.status === 'done' && <Done run={run} />}
    </div>
  );
}

function useImportCall(run: ImportRun, call: (id: string) => Promise<{ readonly data: ImportRun }>) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(String(run.id)),
    onSuccess: ({ data }) => {
      cache.setQueryData(importKeys.one(String(run.id)), data);
      for (const key of [importKeys.all, peopleKeys.contacts, peopleKeys.organizations, keys.projects, keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
}

/** Which column is what, and what happens to doubles; then a look at what would happen. */
function Draft({ run }: { run: ImportRun }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [version, setVersion] = useState(0);
  const id = String(run.id);
  const save = useMutation({
    scope: { id: `import-${id}` },
    mutationFn: (body: { mapping?: ImportRun['mapping']; policy?: ImportRun['policy'] }) => crm.updateImport({ params: { id }, body }),
    onSuccess: ({ data }) => {
      cache.setQueryData(importKeys.one(id), data);
      setVersion((before) => before + 1);
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const commit = useImportCall(run, (wanted) => crm.commitImport({ params: { id: wanted } }));
  const choose = (column: number, field: string | undefined) => {
    const others = Object.entries(run.mapping).filter(([at, name]) => Number(at) !== column && name !== field);
    save.mutate({ mapping: Object.fromEntries(field ? [...others, [String(column), field]] : others) });
  };
  const options = run.fields.map(({ name, label, required }) => ({ value: name, label: required ? `${label} (needed)` : label }));
  return (
    <div className="crm-form">
      <section className="crm-panel" aria-labelledby="columns-title">
        <h2 id="columns-title">What the columns hold</h2>
        <ul className="crm-mapping">
          {run.columns.map((column, at) => (
            <li key={at}>
              <span><strong>{column}</strong><span className="crm-soft">{run.sample.map((row) => row[at]).filter(Boolean).slice(0, 3).join(', ') || 'empty'}</span></span>
              <Select
                aria-label={`Column ${column}`} placeholder="Leave out" allowClear value={run.mapping[String(at)] ?? null} options={options}
                onChange={(field?: string) => choose(at, field)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="crm-field crm-policy">
        <label className="crm-label" htmlFor="policy">When somebody or something is there already</label>
        <Select id="policy" value={run.policy} options={optionsOf(policyWords)} onChange={(policy) => save.mutate({ policy })} />
      </div>
      <ImportCheckPanel key={version} run={run} />
      <div className="crm-form-actions">
        <Button type="primary" size="large" loading={commit.isPending} disabled={save.isPending} onClick={() => commit.mutate()}>Import {run.total.toLocaleString()} rows</Button>
      </div>
    </div>
  );
}

function Working({ run }: { run: ImportRun }) {
  const all = run.status === 'undoing' ? run.counts.created + run.counts.updated : run.total;
  return (
    <div role="status" aria-live="polite">
      <p>{run.status === 'undoing' ? 'Taking back' : 'Importing'} {run.processed.toLocaleString()} of {all.toLocaleString()}. You can leave this page; it goes on.</p>
      <Progress percent={all === 0 ? 100 : Math.floor((run.processed / all) * 100)} showInfo={false} />
    </div>
  );
}

function Counts({ run }: { run: ImportRun }) {
  return (
    <dl className="crm-import-counts">
      {(['created', 'updated', 'skipped', 'failed'] as const).map((name) => (
        <div key={name} data-outcome={name}><dd className="bf-figures">{run.counts[name].toLocaleString()}</dd><dt>{outcomeWords[name]}</dt></div>
      ))}
    </dl>
  );
}

function Done({ run }: { run: ImportRun }) {
  const { nav, ui } = usePlugin();
  const undo = useImportCall(run, (id) => crm.undoImport({ params: { id } }));
  const ask = async () => {
    const text = 'What it created goes again and what it changed becomes as it was. Records that somebody has changed since stay as they are.';
    if (await ui.confirm({ title: 'Take the whole import back?', text, ok: 'Take it back' })) undo.mutate();
  };
  return (
    <div className="crm-form-actions">
      <Link className="bf-button bf-button-primary" to={nav.href(run.entity)}>See the {run.entity}</Link>
      <Button loading={undo.isPending} onClick={() => void ask()}>Take it back</Button>
    </div>
  );
}
