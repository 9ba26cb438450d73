import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { BoardCanvas } from '../board/board-canvas';
import { useBoard } from '../board/use-board';
import { firstPage } from '../model/board-document';
import '../board/board.css';

/** The board without tools, as it is shown across the table. */
export function Page() {
  const { projectId = '' } = useParams();
  return <Preview key={projectId} projectId={Number(projectId)} />;
}

function Preview({ projectId }: { projectId: number }) {
  const { nav, metrics } = usePlugin();
  const { store, sync } = useBoard(projectId);
  const { opened, error, loading, data } = useStore(store);
  useEffect(() => {
    if (opened) metrics.ready();
  }, [metrics, opened]);

  if (!opened) {
    if (error) return <ErrorCard title="The moodboard could not be opened" text={error} onRetry={() => void sync.open()} busy={loading} />;
    return <Skeleton kind="canvas" />;
  }
  const page = firstPage(data);
  return (
    <div className="mb-page">
      <PageHeader title="Preview" actions={<Link className="bf-button" to={nav.href('board', { projectId })}>Back to the board</Link>} />
      {page.elements.length === 0
        ? <EmptyState drawing="wreath" title="Nothing on this board yet" text="What you place on the board shows here." />
        : <BoardCanvas page={page} selection={null} />}
    </div>
  );
}
