import { useStore } from 'zustand';
import type { BoardPage } from '../model/board-document';
import type { CommentSource } from './comment-source';
import { commentActions, commentStore } from './comment-store';
import { placeOf } from './threads';
import { useComments } from './use-comments';
import '../chrome/chrome.css';
import './comments.css';

interface PinLayerProps {
  readonly source: CommentSource;
  readonly page: BoardPage;
}

/**
 * Pins of the threads of a page, in the coordinates of the board: give it to `BoardView` as `over`. Settled threads have no
 * pin unless their thread is open.
 */
export function PinLayer({ source, page }: PinLayerProps) {
  const { threads } = useComments(source);
  const store = commentStore(source.key);
  const { thread: open, place } = useStore(store);
  const actions = commentActions(store);
  const shown = threads.filter(({ first }) => first.resolved_at === null || first.id === open);
  return (
    <>
      {shown.map(({ first, answers, number }) => {
        const at = placeOf(first, page);
        return (
          at && (
            <button
              key={first.id}
              type="button"
              className="mb-pin"
              style={{ left: at.x, top: at.y }}
              data-client={first.by_client || undefined}
              data-open={first.id === open || undefined}
              aria-label={`Comment ${number} of ${first.author}${answers.length > 0 ? `, ${answers.length} ${answers.length === 1 ? 'answer' : 'answers'}` : ''}`}
              aria-pressed={first.id === open}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => actions.opened(first.id === open ? null : first.id)}
            >
              {number}
            </button>
          )
        );
      })}
      {place && (place.page_id === '' || place.page_id === page.id) && (
        <span className="mb-pin mb-pin-new" style={{ left: place.at.x, top: place.at.y }} aria-hidden="true">
          +
        </span>
      )}
    </>
  );
}
