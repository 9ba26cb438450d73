import type { ImportLine, ImportOutcome, ImportRun } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { ListPager } from '@butterfly/ui-kit/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { crm } from '../crm.client';
import { outcomeWords } from './words';

const PAGE = 50;

/** What became of the rows, the refused ones first. */
export function ImportLines({ run }: { run: ImportRun }) {
  const id = String(run.id);
  const [outcome, setOutcome] = useState<ImportOutcome>(run.counts.failed > 0 ? 'failed' : 'created');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['import', id, 'lines', outcome, page, run.status], queryFn: async ({ signal }) => (await crm.listImportLines({ params: { id }, query: { outcome, page, page_size: PAGE }, signal })).data,
    placeholderData: keepPreviousData,
  });
  const options = (['failed', 'created', 'updated', 'skipped'] as const).map((value) => ({ value, label: `${run.counts[value].toLocaleString()} ${outcomeWords[value]}`, disabled: run.counts[value] === 0 }));
  return (
    <section className="crm-panel" aria-label="Rows">
      <Segmented aria-label="Which rows" value={outcome} options={options} onChange={(value) => { setOutcome(value); setPage(1); }} />
      {error && <p className="crm-field-error" role="alert">{errorMessage(error)}</p>}
      {data && data.results.length > 0 && <LineTable lines={data.results} />}
      {data && data.count > PAGE && <ListPager page={page} pageSize={PAGE} count={data.count} onPage={setPage} />}
    </section>
  );
}

export function LineTable({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <div className="bf-list-frame crm-lines">
      <table className="bf-list">
        <thead><tr><th scope="col">Row</th><th scope="col">What stands there</th><th scope="col">What became of it</th></tr></thead>
        <tbody>
          {lines.map(({ line, label, outcome, reason }) => (
            <tr key={line}>
              <td className="bf-figures">{line}</td>
              <th scope="row">{label}</th>
              <td data-outcome={outcome}>{outcomeWords[outcome]}{reason && ` – ${reason}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
