import { errorMessage } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton, type SkeletonKind } from '@butterfly/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is loaded, as it stands in a sentence: `the members`. */
  readonly what: string;
  readonly kind: SkeletonKind;
  readonly children: (data: T) => ReactNode;
}

/**
 * What a query brought, or its outline, or what went wrong with a way out.
 *
 * @example
 * <Loaded query={members} what="the members" kind="table">{(page) => <MemberTable members={page.results} />}</Loaded>
 */
export function Loaded<T>({ query, what, kind, children }: LoadedProps<T>) {
  useReady(query.isSuccess);
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Skeleton kind={kind} label={`Loading ${what}…`} />;
  return (
    <ErrorCard
      title={`Could not load ${what}`}
      text={errorMessage(query.error)}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
