import type { Call } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Tabs } from '../parts/tabs';
import { api, keys } from '../twilio.client';
import { CallDrawer } from './call.drawer';
import { CallRow } from './call-row';
import { Dialler } from './dialler';

type Shown = 'all' | 'missed' | 'recorded';
const FILTERS: readonly { readonly id: Shown; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'missed', label: 'Missed' },
  { id: 'recorded', label: 'Recorded' },
];
const NOTHING: Readonly<Record<Shown, { title: string; text: string }>> = {
  all: { title: 'No calls yet', text: 'Calls you make and take appear here, with their notes.' },
  missed: { title: 'No missed calls', text: 'Calls that nobody could take appear here.' },
  recorded: { title: 'No recordings', text: 'Calls are recorded only where an administrator allows it in the settings.' },
};

/** Calls of the business, and a field to make one. */
export function Page() {
  const { events } = usePlugin();
  const cache = useQueryClient();
  const [show, setShow] = useState<Shown>('all');
  const [open, setOpen] = useState<Call | null>(null);
  const calls = useInfiniteQuery({
    queryKey: [...keys.calls, show],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => (await api.listCalls({ query: { show, page: pageParam, page_size: 50 }, signal })).data,
    getNextPageParam: (last, pages) => (last.next ? pages.length + 1 : null),
  });
  useReady(calls.isSuccess);
  useEffect(
    () => events.on('twilio_communications.call.ended@1', () => void cache.invalidateQueries({ queryKey: keys.calls })),
    [events, cache],
  );
  const all = calls.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <div className="tw-page">
      <PageHeader title="Calls" meta={<Tabs />} />
      <Dialler />
      <div className="tw-filters" role="group" aria-label="Show">
        {FILTERS.map(({ id, label }) => (
          <button key={id} type="button" className="bf-chip" aria-pressed={show === id} onClick={() => setShow(id)}>
            {label}
          </button>
        ))}
      </div>
      {calls.isPending && <Skeleton kind="table" label="Loading the calls…" />}
      {calls.isError && (
        <ErrorCard
          title="The calls could not be loaded"
          text={errorMessage(calls.error)}
          busy={calls.isFetching}
          onRetry={() => void calls.refetch()}
        />
      )}
      {calls.isSuccess && all.length === 0 && <EmptyState drawing="seedling" {...NOTHING[show]} />}
      {all.length > 0 && (
        <ul className="tw-calls" aria-label="Calls">
          {all.map((call) => (
            <li key={call.id}>
              <CallRow call={call} onOpen={() => setOpen(call)} />
            </li>
          ))}
        </ul>
      )}
      {calls.hasNextPage && (
        <Button loading={calls.isFetchingNextPage} onClick={() => void calls.fetchNextPage()}>
          Show earlier calls
        </Button>
      )}
      {open && <CallDrawer key={open.id} call={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
