import type { Json } from '@butterfly/contracts/core';
import { EmptyState, ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useProjectName } from '../chrome/use-project-name';
import { ZoomButtons } from '../chrome/zoom-buttons';
import { useBoard } from '../board/use-board';
import { useRoomBelow } from '../board/use-room-below';
import { BoardView } from '../canvas/board-view';
import { createCameraStore } from '../canvas/camera/camera-store';
import type { BoardPage } from '../model/board-document';
import { pageOf, pagesOf } from '../model/board-document';
import '../chrome/chrome.css';
import '../board/board.css';
import './preview.css';

const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

/** The board without tools, as it is shown across the table. */
export function Page() {
  const { projectId = '' } = useParams();
  return <Preview key={projectId} projectId={Number(projectId)} />;
}

function Preview({ projectId }: { projectId: number }) {
  const { nav, metrics, tenant } = usePlugin();
  const { store, sync } = useBoard({ kind: 'project', id: projectId });
  const { opened, error, loading, data, page: shownPage } = useStore(store);
  const name = useProjectName(projectId) ?? 'Moodboard';
  const [pageId, setPageId] = useState<string | null>(shownPage);
  const [exporting, setExporting] = useState(false);
  useEffect(() => {
    if (opened) metrics.ready();
  }, [metrics, opened]);

  if (!opened) {
    if (error) return <ErrorCard title="The moodboard could not be opened" text={error} onRetry={() => void sync.open()} busy={loading} />;
    return <Skeleton kind="canvas" />;
  }
  const [pages, page] = [pagesOf(data), pageOf(data, pageId)];
  return (
    <div className="mb-preview-page">
      <header className="mb-preview-head">
        <div className="mb-preview-words">
          <p className="bf-eyebrow">{tenant.name}</p>
          <h1 tabIndex={-1} data-page-heading="">
            {name}
          </h1>
        </div>
        {pages.length > 1 && (
          <nav className="mb-preview-tabs" aria-label="Pages">
            {pages.map(({ id, name: title }) => (
              <button key={id} type="button" aria-current={id === page.id ? 'page' : undefined} onClick={() => setPageId(id)}>
                {title}
              </button>
            ))}
          </nav>
        )}
        <div className="mb-preview-buttons">
          <button type="button" className="bf-button" onClick={() => setExporting(true)}>
            <Icon name="download" size={18} />
            Export
          </button>
          <Link className="bf-button" to={nav.href('board', { projectId })}>
            Back to the board
          </Link>
        </div>
      </header>
      {page.elements.length === 0 ? (
        <EmptyState drawing="wreath" title="Nothing on this board yet" text="What you place on the board shows here." />
      ) : (
        <PreviewBoard data={data} page={page} />
      )}
      <Suspense fallback={null}>
        {exporting && (
          <ExportDialog document={data} pageId={page.id} caption={{ title: name, note: tenant.name }} onClose={() => setExporting(false)} />
        )}
      </Suspense>
    </div>
  );
}

/** The board as large as the window leaves room for. */
function PreviewBoard({ data, page }: { data: Json; page: BoardPage }) {
  const room = useRoomBelow<HTMLDivElement>();
  const camera = useMemo(() => createCameraStore(null), []);
  return (
    <div ref={room} className="mb-preview-board">
      <BoardView document={data} page={page.id} readOnly camera={camera}>
        <ZoomButtons camera={camera} page={page} />
      </BoardView>
    </div>
  );
}
