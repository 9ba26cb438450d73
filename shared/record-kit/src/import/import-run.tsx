import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Progress, Select } from 'antd';
import { Link } from 'react-router-dom';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { ImportCheckPanel, useImportCheck } from './import-check';
import { ImportLines } from './import-lines';
import { importKeys, outcomeLabels, policyLabels } from './import-labels';
import type { ImportDecision, ImportRun, ImportSource } from './import-source';
import { useImportCall } from './use-import';

interface ImportRunProps {
  readonly source: ImportSource;
  readonly run: ImportRun;
  /** The list of what was imported. */
  readonly resultsHref: string;
}

/** One import in whatever state it is. */
export function ImportRunPanel({ source, run, resultsHref }: ImportRunProps) {
  if (run.status === 'draft') return <Draft source={source} run={run} />;
  return (
    <div className="bf-form">
      <Counts run={run} />
      {(run.status === 'running' || run.status === 'undoing') && <Working run={run} />}
      {(run.status === 'done' || run.status === 'undone') && <ImportLines source={source} run={run} />}
      {run.status === 'done' && <Done source={source} run={run} resultsHref={resultsHref} />}
    </div>
  );
}

/** Which column is what, and what happens to doubles; then a look at what would happen. */
function Draft({ source, run }: Omit<ImportRunProps, 'resultsHref'>) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const id = String(run.id);
  const save = useMutation({
    scope: { id: `import-${id}` },
    mutationFn: (decision: ImportDecision) => source.update(id, decision),
    onSuccess: ({ data }) => cache.setQueryData(importKeys.one(id), data),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const check = useImportCheck(source, run);
  const coming = check.data ? check.data.counts.created + check.data.counts.updated : null;
  const commit = useImportCall(source, run, 'commit');
  const choose = (column: number, field: string | undefined) => {
    const others = Object.entries(run.mapping).filter(([at, name]) => Number(at) !== column && name !== field);
    save.mutate({ mapping: Object.fromEntries(field ? [...others, [String(column), field]] : others) });
  };
  const options = run.fields.map(({ name, label, required }) => ({ value: name, label: required ? `${label} (needed)` : label }));
  return (
    <div className="bf-form">
      <section className="bf-panel" aria-labelledby="columns-title">
        <h2 id="columns-title">What the columns hold</h2>
        <ul className="bf-import-mapping">
          {run.columns.map((column, at) => (
            <li key={at}>
              <span>
                <strong>{column}</strong>
                <span className="bf-soft">{sampleOf(run, at)}</span>
              </span>
              <Select
                aria-label={`Column ${column}`}
                placeholder="Leave out"
                allowClear
                value={run.mapping[String(at)] ?? null}
                options={options}
                onChange={(field?: string) => choose(at, field)}
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="bf-record-field bf-import-policy">
        <label className="bf-record-label" htmlFor="policy">
          When somebody or something is there already
        </label>
        <Select id="policy" value={run.policy} options={optionsOf(policyLabels)} onChange={(policy) => save.mutate({ policy })} />
      </div>
      <ImportCheckPanel check={check} />
      <div className="bf-form-actions">
        <Button
          type="primary"
          size="large"
          loading={commit.isPending}
          disabled={save.isPending || coming === 0}
          onClick={() => commit.mutate()}
        >
          {coming === null ? 'Import' : `Import ${coming.toLocaleString()} ${coming === 1 ? 'row' : 'rows'}`}
        </Button>
      </div>
    </div>
  );
}

function sampleOf({ sample }: ImportRun, column: number): string {
  return (
    sample
      .map((row) => row[column])
      .filter(Boolean)
      .slice(0, 3)
      .join(', ') || 'empty'
  );
}

function Working({ run }: { run: ImportRun }) {
  const all = run.status === 'undoing' ? run.counts.created + run.counts.updated : run.total;
  return (
    <div role="status" aria-live="polite">
      <p>
        {run.status === 'undoing' ? 'Taking back' : 'Importing'} {run.processed.toLocaleString()} of {all.toLocaleString()}. You can leave
        this page; it goes on.
      </p>
      <Progress percent={all === 0 ? 100 : Math.floor((run.processed / all) * 100)} showInfo={false} />
    </div>
  );
}

function Counts({ run }: { run: ImportRun }) {
  return (
    <dl className="bf-import-counts">
      {(['created', 'updated', 'skipped', 'failed'] as const).map((name) => (
        <div key={name} data-outcome={name}>
          <dd className="bf-figures">{run.counts[name].toLocaleString()}</dd>
          <dt>{outcomeLabels[name]}</dt>
        </div>
      ))}
    </dl>
  );
}

function Done({ source, run, resultsHref }: ImportRunProps) {
  const { ui } = usePlugin();
  const undo = useImportCall(source, run, 'undo');
  const ask = async () => {
    const text =
      'What it created goes again and what it changed becomes as it was. Records that somebody has changed since stay as they are.';
    if (await ui.confirm({ title: 'Take the whole import back?', text, ok: 'Take it back' })) undo.mutate();
  };
  return (
    <div className="bf-form-actions">
      <Link className="bf-button bf-button-primary" to={resultsHref}>
        See the {run.entity}
      </Link>
      <Button loading={undo.isPending} onClick={() => void ask()}>
        Take it back
      </Button>
    </div>
  );
}
