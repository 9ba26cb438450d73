import type { Interaction } from '@butterfly/contracts/contact_management';
import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText } from '@butterfly/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';

const PAGE = 30;
type Kind = '' | Interaction['kind'];
const kinds: readonly { value: Kind; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'note', label: 'Notes' },
  { value: 'stage', label: 'Stages' },
  { value: 'consent', label: 'Consent' },
  { value: 'project', label: 'Projects' },
];

/** What happened with a client, the newest first. */
export function ClientHistory({ email }: { email: string }) {
  const [kind, setKind] = useState<Kind>('');
  const history = useInfiniteQuery({
    queryKey: keys.interactions(email, kind),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.listInteractions({
          params: { email },
          query: { limit: PAGE, ...(kind && { kind }), ...(pageParam && { before: pageParam }) },
          signal,
        })
      ).data,
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.at : undefined),
  });
  const happened = history.data?.pages.flat() ?? [];
  return (
    <section className="bf-panel" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <div className="cm-scroll">
        <Segmented<Kind> aria-label="What to show" size="small" value={kind} options={[...kinds]} onChange={setKind} />
      </div>
      {history.isError && (
        <p className="bf-field-error" role="alert">
          The history could not be loaded. {errorMessage(history.error)}{' '}
          <button type="button" className="bf-link" onClick={() => void history.refetch()}>
            Try again
          </button>
        </p>
      )}
      {history.isSuccess && happened.length === 0 && <p className="bf-soft">Nothing yet.</p>}
      <ol className="bf-history">
        {happened.map(({ key, summary, at, project_name }) => (
          <li key={key}>
            <p>{summary}</p>
            <p className="bf-soft">
              <DateText value={at} as="moment" />
              {project_name && ` · ${project_name}`}
            </p>
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Earlier
        </Button>
      )}
    </section>
  );
}
