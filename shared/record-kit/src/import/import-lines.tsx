import { errorMessage } from '@butterfly/plugin-sdk';
import { ListPager } from '@butterfly/ui-kit/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { outcomeLabels } from './import-labels';
import type { ImportLine, ImportOutcome, ImportRun, ImportSource } from './import-source';

const PAGE = 50;

/** What became of the rows, the refused ones first. */
export function ImportLines({ source, run }: { source: ImportSource; run: ImportRun }) {
  const id = String(run.id);
  const [outcome, setOutcome] = useState<ImportOutcome>(run.counts.failed > 0 ? 'failed' : 'created');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['import', id, 'lines', outcome, page, run.status],
    queryFn: async ({ signal }) => (await source.lines(id, { outcome, page, page_size: PAGE }, signal)).data,
    placeholderData: keepPreviousData,
  });
  const options = (['failed', 'created', 'updated', 'skipped'] as const).map((value) => ({
    value,
    label: `${run.counts[value].toLocaleString()} ${outcomeLabels[value]}`,
    disabled: run.counts[value] === 0,
  }));
  return (
    <section className="bf-panel" aria-label="Rows">
      <Segmented
        aria-label="Which rows"
        value={outcome}
        options={options}
        onChange={(value) => {
          setOutcome(value);
          setPage(1);
        }}
      />
      {error && (
        <p className="bf-field-error" role="alert">
          {errorMessage(error)}
        </p>
      )}
      {data && data.results.length > 0 && <LineTable lines={data.results} />}
      {data && data.count > PAGE && <ListPager page={page} pageSize={PAGE} count={data.count} onPage={setPage} />}
    </section>
  );
}

export function LineTable({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <div className="bf-list-frame bf-import-lines">
      <table className="bf-list">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What stands there</th>
            <th scope="col">What became of it</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, label, outcome, reason }) => (
            <tr key={line}>
              <td className="bf-figures">{line}</td>
              <th scope="row">{label}</th>
              <td data-outcome={outcome}>
                {outcomeLabels[outcome]}
                {reason && ` – ${reason}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
