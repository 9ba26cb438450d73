import type { SharedBoard } from '@butterfly/contracts/moodboard';
import { errorMessage } from '@butterfly/plugin-sdk';
import { DateText, EmptyState, ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ZoomButtons } from '../chrome/zoom-buttons';
import { BoardView } from '../canvas/board-view';
import { createCameraStore } from '../canvas/camera/camera-store';
import { clientComments } from '../comments/comment-source';
import { commentActions, commentStore } from '../comments/comment-store';
import { CommentsPanel } from '../comments/comments-panel';
import { PinLayer } from '../comments/pin-layer';
import { placeOn } from '../comments/threads';
import { useComments } from '../comments/use-comments';
import type { BoardItem } from '../model/board-document';
import { pageOf, pagesOf } from '../model/board-document';
import { HeartLayer } from './heart-layer';
import { ItemBar } from './item-bar';
import { useReactions } from './use-reactions';
import { useSharedDocument } from './use-shared-board';
import { useVisitorName } from './use-visitor-name';
import { VisitorName } from './visitor-name';

type OpenBoard = Extract<SharedBoard, { locked: false }>;

/** The board for a client: look around, give hearts, and where the link allows it say something. */
export function SharedBoardView({ shareId, board }: { shareId: string; board: OpenBoard }) {
  const { metrics } = usePlugin();
  const query = useSharedDocument(shareId);
  const [pageId, setPageId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { name, setName, current } = useVisitorName(board.visitor_name);
  const source = useMemo(() => clientComments(shareId, current), [shareId, current]);
  const store = commentStore(source.key);
  const { shown, placing } = useStore(store);
  const talk = commentActions(store);
  const camera = useMemo(() => createCameraStore(null), []);
  const reactions = useReactions(shareId);
  const canWrite = board.mode === 'comment';
  const { threads } = useComments(source);
  useEffect(() => {
    if (query.data) metrics.ready();
  }, [metrics, query.data]);

  if (query.isPending)
    return (
      <div className="mb-shared">
        <Skeleton kind="canvas" />
      </div>
    );
  if (query.isError && !query.data)
    return (
      <div className="mb-shared">
        <ErrorCard title="The board could not be opened" text={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      </div>
    );
  const document = query.data.data;
  const pages = pagesOf(document);
  const page = pageOf(document, pageId);
  const item = page.elements.find(({ id }) => id === chosen) ?? null;
  const picked = ({ at, item: id }: { at: { x: number; y: number }; item: string | null }) => {
    if (!placing) return setChosen(id);
    const on = page.elements.find((one) => one.id === id);
    talk.placed({ page_id: page.id, at, ...(on ? placeOn(on, at) : { element_id: null, ...at }) });
  };
  const comment = (on: BoardItem) =>
    talk.placed({ page_id: page.id, at: { x: on.x + on.w / 2, y: on.y }, element_id: on.id, x: 0.5, y: 0 });

  return (
    <div className="mb-shared" data-comments={shown || undefined}>
      <header className="mb-shared-head">
        <div className="mb-shared-title">
          <p className="bf-eyebrow">{board.business}</p>
          <h1 tabIndex={-1} data-page-heading="">
            {board.title}
          </h1>
        </div>
        {board.event_date && (
          <p className="mb-shared-date">
            <DateText value={board.event_date} />
          </p>
        )}
        <button
          type="button"
          className="bf-button"
          aria-label={`Comments${threads.length > 0 ? `, ${threads.length}` : ''}`}
          aria-pressed={shown}
          onClick={talk.toggled}
        >
          <Icon name="comment" size={18} />
          <span className="mb-shared-label">Comments</span>
          {threads.length > 0 && <span className="mb-count">{threads.length}</span>}
        </button>
      </header>
      {pages.length > 1 && (
        <nav className="mb-shared-pages" aria-label="Pages">
          {pages.map(({ id, name: title }) => (
            <button
              key={id}
              type="button"
              aria-current={id === page.id ? 'page' : undefined}
              onClick={() => {
                setPageId(id);
                setChosen(null);
              }}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      <div className="mb-shared-body">
        <div className="mb-shared-board">
          <BoardView
            document={document}
            page={page.id}
            readOnly
            selection={chosen ? [chosen] : []}
            camera={camera}
            host={{ picked }}
            over={
              <>
                <HeartLayer page={page} reactions={reactions.list} />
                <PinLayer source={source} page={page} />
              </>
            }
          >
            {page.elements.length === 0 && (
              <div className="mb-shared-empty">
                <EmptyState drawing="wreath" title="Nothing here yet" text={`${board.business} is still at work. Look in again soon.`} />
              </div>
            )}
            <ZoomButtons camera={camera} page={page} />
            {item && (
              <ItemBar
                key={item.id}
                item={item}
                reactions={reactions}
                onClose={() => setChosen(null)}
                {...(canWrite && { onComment: () => comment(item) })}
              />
            )}
          </BoardView>
        </div>
        {shown && (
          <div className="mb-shared-side">
            {canWrite && <VisitorName name={name} onName={setName} />}
            <CommentsPanel
              source={source}
              canWrite={canWrite && name !== ''}
              empty={canWrite ? 'Say what you love, and what you would change.' : 'What is said about this board shows here.'}
            />
          </div>
        )}
      </div>
    </div>
  );
}
