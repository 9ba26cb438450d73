import type { ImportRun } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useQuery } from '@tanstack/react-query';
import { crm } from '../crm.client';
import { LineTable } from './import-lines';
import { outcomeWords } from './words';

const SHOWN = 100;

/** A dry run: what an import with the present mapping would do. */
export function ImportCheckPanel({ run }: { run: ImportRun }) {
  const id = String(run.id);
  const check = useQuery({
    queryKey: ['import', id, 'check', run.mapping, run.policy], queryFn: async ({ signal }) => (await crm.checkImport({ params: { id }, signal })).data, staleTime: 0, gcTime: 0,
  });
  return (
    <section className="crm-panel" aria-labelledby="check-title" aria-busy={check.isFetching}>
      <h2 id="check-title">What would happen</h2>
      {check.isPending && <p className="crm-soft" role="status">Looking at every row…</p>}
      {check.isError && <p className="crm-field-error" role="alert">{errorMessage(check.error)}</p>}
      {check.data && (
        <>
          <p role="status">
            {(['created', 'updated', 'skipped', 'failed'] as const).filter((name) => name === 'created' || check.data.counts[name] > 0)
              .map((name) => `${check.data.counts[name].toLocaleString()} ${outcomeWords[name]}`).join(', ')}.
          </p>
          {check.data.lines.length > 0 && <LineTable lines={check.data.lines.slice(0, SHOWN)} />}
          {check.data.lines.length > SHOWN && <p className="crm-soft">And more. All of them are listed after the import.</p>}
        </>
      )}
    </section>
  );
}
