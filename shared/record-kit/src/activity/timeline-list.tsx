import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { MembersSource } from '../members/members-source';
import { memberName, useMembers } from '../members/use-members';
import type { FieldLabels } from '../record/use-field-labels';
import { recordKeys, type RecordSubject } from '../subject';
import type { ActivitySource, RecordActivity } from './activity-source';
import { ActivityText } from './activity-text';
import '../styles/activity.css';

interface TimelineListProps<S extends RecordSubject> {
  readonly source: ActivitySource<S>;
  readonly members: MembersSource;
  readonly subject: S;
  readonly labels: FieldLabels;
}

/**
 * What happened to a record, the newest first; earlier events on request.
 *
 * @example <TimelineList source={activity} members={members} subject={subject} labels={useFieldLabels(contactKind)} />
 */
export function TimelineList<S extends RecordSubject>({ source, members: from, subject, labels }: TimelineListProps<S>) {
  const members = useMembers(from);
  const timeline = useTimeline(source, subject);
  const lines = distinct(timeline.data?.pages.flatMap(({ results }) => results) ?? []);
  if (timeline.isPending) return <Skeleton kind="table" label="Loading what happened…" />;
  if (timeline.isError && lines.length === 0) {
    return (
      <ErrorCard
        title="What happened could not be loaded"
        text={errorMessage(timeline.error)}
        busy={timeline.isFetching}
        onRetry={() => void timeline.refetch()}
      />
    );
  }
  return (
    <>
      <ol className="bf-history">
        {lines.map((activity) => {
          const teller = source.tellers?.[activity.kind];
          return (
            <li key={activity.key} data-kind={activity.kind}>
              <p>
                <ActivityText activity={activity} labels={labels} teller={teller} />
              </p>
              <p className="bf-soft">
                <DateText value={activity.at} as="moment" /> · {memberName(members, activity.by_id)}
                {teller?.aside?.(activity)}
              </p>
            </li>
          );
        })}
      </ol>
      {lines.length === 0 && <p className="bf-soft">Nothing has been recorded yet.</p>}
      {timeline.hasNextPage && (
        <Button loading={timeline.isFetchingNextPage} onClick={() => void timeline.fetchNextPage()}>
          Earlier
        </Button>
      )}
    </>
  );
}

function useTimeline<S extends RecordSubject>(source: ActivitySource<S>, subject: S) {
  return useInfiniteQuery({
    queryKey: recordKeys.activity(subject),
    queryFn: async ({ pageParam, signal }) => (await source.page(subject, pageParam, signal)).data,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** Pages meet in one moment, whose events come twice. */
function distinct(lines: readonly RecordActivity[]): RecordActivity[] {
  return [...new Map(lines.map((line) => [line.key, line])).values()];
}
