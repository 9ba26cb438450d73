import type { ImportEntity } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, ErrorCard, PageHeader, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { crm } from '../crm.client';
import { HandIn } from './hand-in';
import { ImportRunPanel } from './import-run';
import { importKeys, entityWords, statusWords } from './words';

/** Bring a list along: hand in a CSV, see what it would do, do it, take it back. */
export function Page() {
  const { id } = useParams();
  return id ? <OneImport key={id} id={id} /> : <Start />;
}

function Start() {
  const { nav, metrics } = usePlugin();
  const [address] = useSearchParams();
  const wanted = address.get('entity');
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <div className="crm-page crm-page-narrow">
      <PageHeader title="Import" meta="From a CSV file. Nothing is written before you have seen what would happen." />
      <HandIn entity={isEntity(wanted) ? wanted : 'contacts'} onDone={(run) => nav.go(nav.href('import_run', { id: run.id }))} />
      <Earlier />
    </div>
  );
}

function Earlier() {
  const { nav } = usePlugin();
  const { data } = useQuery({ queryKey: importKeys.all, queryFn: async ({ signal }) => (await crm.listImports({ signal })).data });
  if (!data || data.length === 0) return null;
  return (
    <section className="crm-panel crm-earlier" aria-labelledby="earlier-title">
      <h2 id="earlier-title">Earlier imports</h2>
      <ul className="crm-rows">
        {data.map(({ id, file_name, entity, status, counts, created_at }) => (
          <li key={id}>
            <Link to={nav.href('import_run', { id })}>{file_name}</Link>
            <span className="crm-soft">{entityWords[entity]} · <DateText value={created_at} as="moment" />{status === 'done' && ` · ${counts.created.toLocaleString()} new, ${counts.failed.toLocaleString()} refused`}</span>
            <span className="crm-rows-action"><StatusTag tone={statusWords[status].tone}>{statusWords[status].words}</StatusTag></span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneImport({ id }: { id: string }) {
  const { nav, metrics } = usePlugin();
  const query = useQuery({
    queryKey: importKeys.one(id),
    queryFn: async ({ signal }) => (await crm.getImport({ params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'running' || state.data?.status === 'undoing' ? 700 : false),
  });
  const ready = query.isSuccess;
  useEffect(() => {
    if (ready) metrics.ready();
  }, [ready, metrics]);
  return (
    <div className="crm-page">
      <PageHeader
        eyebrow={<Link to={nav.href('import')}>Import</Link>} title={query.data?.file_name ?? 'Import'}
        meta={query.data && <>{entityWords[query.data.entity]} · {query.data.total.toLocaleString()} rows · <StatusTag tone={statusWords[query.data.status].tone}>{statusWords[query.data.status].words}</StatusTag></>}
      />
      {query.isPending && <Skeleton kind="form" label="Loading the import…" />}
      {query.isError && !query.data && <ErrorCard title="The import could not be loaded" text={errorMessage(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {query.data && <ImportRunPanel run={query.data} />}
    </div>
  );
}

function isEntity(text: string | null): text is ImportEntity {
  return text !== null && text in entityWords;
}
