import { errorMessage } from '@butterfly/plugin-sdk';
import { useQuery } from '@tanstack/react-query';
import { outcomeLabels } from './import-labels';
import { LineTable } from './import-lines';
import type { ImportRun, ImportSource } from './import-source';

const SHOWN = 100;

/** A dry run: what an import with the present mapping would do. */
export function useImportCheck(source: ImportSource, run: ImportRun) {
  const id = String(run.id);
  return useQuery({
    queryKey: ['import', id, 'check', run.mapping, run.policy],
    queryFn: async ({ signal }) => (await source.check(id, signal)).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a dry run found. */
export function ImportCheckPanel({ check }: { check: ReturnType<typeof useImportCheck> }) {
  return (
    <section className="bf-panel" aria-labelledby="check-title" aria-busy={check.isFetching}>
      <h2 id="check-title">What would happen</h2>
      {check.isPending && (
        <p className="bf-soft" role="status">
          Looking at every row…
        </p>
      )}
      {check.isError && (
        <p className="bf-field-error" role="alert">
          {errorMessage(check.error)}
        </p>
      )}
      {check.data && (
        <>
          <p role="status">
            {(['created', 'updated', 'skipped', 'failed'] as const)
              .filter((name) => name === 'created' || check.data.counts[name] > 0)
              .map((name) => `${check.data.counts[name].toLocaleString()} ${outcomeLabels[name]}`)
              .join(', ')}
            .
          </p>
          {check.data.lines.length > 0 && <LineTable lines={check.data.lines.slice(0, SHOWN)} />}
          {check.data.lines.length > SHOWN && <p className="bf-soft">And more. All of them are listed after the import.</p>}
        </>
      )}
    </section>
  );
}
