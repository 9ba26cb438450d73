import type { Activity, Subject } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { crm, keys } from '../../crm.client';
import { useOwners } from '../use-owners';
import { ActivityWords, type FieldWords } from './activity-words';

interface TimelineListProps {
  readonly subject: Subject;
  readonly words: FieldWords;
}

/** What happened to a record, the newest first; earlier events on request. */
export function TimelineList({ subject, words }: TimelineListProps) {
  const owners = useOwners();
  const timeline = useTimeline(subject);
  const lines = distinct(timeline.data?.pages.flatMap(({ results }) => results) ?? []);
  const nameOf = (id: number | null) => owners.find((owner) => owner.id === id)?.name ?? 'Automatic';
  if (timeline.isPending) return <Skeleton kind="table" label="Loading what happened…" />;
  if (timeline.isError && lines.length === 0) {
    return <ErrorCard title="What happened could not be loaded" text={errorMessage(timeline.error)} busy={timeline.isFetching} onRetry={() => void timeline.refetch()} />;
  }
  return (
    <>
      <ol className="crm-history">
        {lines.map((activity) => (
          <li key={activity.key} data-kind={activity.kind}>
            <p><ActivityWords activity={activity} words={words} /></p>
            <p className="crm-soft"><DateText value={activity.at} as="moment" /> · {nameOf(activity.by_id)}{stayed(activity)}</p>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="crm-soft">Nothing has been recorded yet.</p>}
      {timeline.hasNextPage && <Button loading={timeline.isFetchingNextPage} onClick={() => void timeline.fetchNextPage()}>Earlier</Button>}
    </>
  );
}

function useTimeline({ subject_type, subject_id }: Subject) {
  return useInfiniteQuery({
    queryKey: keys.timeline(subject_type, subject_id),
    queryFn: async ({ pageParam, signal }) => (await crm.getTimeline({ query: { subject_type, subject_id: String(subject_id), ...(pageParam && { before: pageParam }) }, signal })).data,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Pages meet in one moment, whose events come twice. */
function distinct(lines: readonly Activity[]): Activity[] {
  return [...new Map(lines.map((line) => [line.key, line])).values()];
}

function stayed({ kind, details }: Activity): string {
  if (kind !== 'stage') return '';
  const days = Number(details['days_in_previous'] ?? 0);
  return ` · after ${days} ${days === 1 ? 'day' : 'days'}`;
}
