import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { DateText, ErrorCard, PageHeader, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { importKeys, statusLabels } from './import-labels';
import { ImportRunPanel } from './import-run';
import type { ImportSource, ImportStatus, ImportSummary } from './import-source';
import { UploadStep } from './upload-step';
import { useImport } from './use-import';
import '../styles/import.css';

/** Where the wizard's pages and what was imported are found. */
interface ImportPlaces<E extends string> {
  readonly start: string;
  run(id: number): string;
  results(entity: E): string;
}

interface ImportWizardProps<E extends string> {
  readonly source: ImportSource<E>;
  readonly places: ImportPlaces<E>;
  /** The import that the address names; none: begin a new one. */
  readonly id?: string | undefined;
  /** What is offered first, when it is something that can be imported. */
  readonly entity?: string | null;
}

/**
 * Brings a list along: hand in a CSV, see what it would do, do it, take it back.
 *
 * @example
 * <ImportWizard source={contactImports} id={useParams().id} places={{ start: nav.href('import'), run: (id) => nav.href('import_run', { id }), results: () => nav.href('contacts') }} />
 */
export function ImportWizard<E extends string>({ source, places, id, entity = null }: ImportWizardProps<E>) {
  return id ? <OneImport key={id} source={source} places={places} id={id} /> : <Start source={source} places={places} wanted={entity} />;
}

interface StartProps<E extends string> extends Pick<ImportWizardProps<E>, 'places' | 'source'> {
  readonly wanted: string | null;
}

function Start<E extends string>({ source, places, wanted }: StartProps<E>) {
  const { nav } = usePlugin();
  useReady(true);
  const known = Object.keys(source.entities) as E[];
  const first = known.find((one) => one === wanted) ?? known[0];
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader title="Import" meta="From a CSV file. Nothing is written before you have seen what would happen." />
      {first && <UploadStep source={source} entity={first} onDone={(run) => nav.go(places.run(run.id))} />}
      <Earlier source={source} places={places} />
    </div>
  );
}

function Earlier<E extends string>({ source, places }: Pick<ImportWizardProps<E>, 'places' | 'source'>) {
  const { data } = useQuery({ queryKey: importKeys.all, queryFn: async ({ signal }) => (await source.list(signal)).data });
  if (!data || data.length === 0) return null;
  return (
    <section className="bf-panel bf-import-earlier" aria-labelledby="earlier-title">
      <h2 id="earlier-title">Earlier imports</h2>
      <ul className="bf-import-list">
        {data.map((run) => (
          <li key={run.id}>
            <Link to={places.run(run.id)}>{run.file_name}</Link>
            <span className="bf-soft">
              {labelOf(source, run)} · <DateText value={run.created_at} as="moment" />
              {resultOf(run)}
            </span>
            <Status status={run.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneImport<E extends string>({ source, places, id }: Pick<ImportWizardProps<E>, 'places' | 'source'> & { readonly id: string }) {
  const { data: run, error, isPending, isFetching, isSuccess, refetch } = useImport(source as ImportSource, id);
  useReady(isSuccess);
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow={<Link to={places.start}>Import</Link>}
        title={run?.file_name ?? 'Import'}
        meta={
          run && (
            <>
              {labelOf(source, run)} · {run.total === 1 ? '1 row' : `${run.total.toLocaleString()} rows`} · <Status status={run.status} />
            </>
          )
        }
      />
      {isPending && <Skeleton kind="form" label="Loading the import…" />}
      {error && !run && (
        <ErrorCard title="The import could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {run && <ImportRunPanel source={source as ImportSource} run={run} resultsHref={places.results(run.entity as E)} />}
    </div>
  );
}

function Status({ status }: { status: ImportStatus }) {
  return <StatusTag tone={statusLabels[status].tone}>{statusLabels[status].label}</StatusTag>;
}

function labelOf({ entities }: ImportSource, { entity }: ImportSummary): string {
  return entities[entity] ?? entity;
}

function resultOf({ status, counts }: ImportSummary): string {
  return status === 'done' ? ` · ${counts.created.toLocaleString()} new, ${counts.failed.toLocaleString()} refused` : '';
}
