import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { bookOfProject } from './book-source';
import { BookView } from './book-view';
import { useSavedBook } from './use-book';

/** The recipes of a project. */
export function Page() {
  const { projectId = '' } = useParams();
  const { nav } = usePlugin();
  const { data, error, isPending, isFetching, refetch } = useSavedBook(projectId);
  const source = useMemo(() => bookOfProject(projectId), [projectId]);
  useReady(data !== undefined);
  if (data) return <BookView key={data.id} source={source} book={data} />;
  if (isPending) return <Skeleton kind="cards" label="Loading the recipes…" />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        drawing="vase"
        title="There is no such project"
        text="It may belong to another business, or the address has a typing error."
        action={<Button onClick={() => nav.go('/')}>To the home page</Button>}
      />
    );
  }
  return <ErrorCard title="The recipes could not be loaded" text={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />;
}
