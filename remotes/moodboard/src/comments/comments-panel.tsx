import { errorMessage } from '@butterfly/plugin-sdk';
import { EmptyState, ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { CommentForm } from './comment-form';
import type { CommentSource } from './comment-source';
import { commentActions, commentStore } from './comment-store';
import { ThreadCard } from './thread-card';
import { useCommentActions, useComments } from './use-comments';
import '../chrome/chrome.css';
import './comments.css';

interface CommentsPanelProps {
  readonly source: CommentSource;
  readonly canWrite: boolean;
  readonly empty: string;
}

/** All threads of a board beside it; a new one begins by a click on the board or from here, without a place. */
export function CommentsPanel({ source, canWrite, empty }: CommentsPanelProps) {
  const store = commentStore(source.key);
  const { placing, place, thread: open } = useStore(store);
  const actions = commentActions(store);
  const query = useComments(source);
  const [settledToo, setSettledToo] = useState(false);
  const [removed, setRemoved] = useState<number | null>(null);
  const { add, settle, reword, remove, restore } = useCommentActions(source, { added: actions.opened });
  const settledCount = query.threads.filter(({ first }) => first.resolved_at !== null).length;
  const shown = query.threads.filter(({ first }) => settledToo || first.resolved_at === null || first.id === open);
  const failed = add.error ?? settle.error ?? reword.error ?? remove.error ?? restore.error;
  useEscape(placing || place !== null, actions.gaveUp);

  return (
    <aside className="mb-comments" aria-label="Comments">
      <header className="mb-comments-head">
        <h2>Comments</h2>
        <button type="button" className="bf-icon-button" aria-label="Close the comments" onClick={actions.closed}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {placing && (
        <p className="mb-notice" role="status">
          Click where it belongs: on an item or a free spot.{' '}
          <button type="button" className="bf-link" onClick={actions.gaveUp}>
            Cancel
          </button>
        </p>
      )}
      {place && (
        <div className="mb-thread" data-open>
          <CommentForm
            name={`new-comment:${source.key}`}
            label="What do you think here?"
            send="Comment"
            busy={add.busy}
            asksAudience={source.team !== undefined}
            autoFocus
            onCancel={actions.gaveUp}
            onSend={({ body, withClient }, sent) =>
              add.go(
                { body, with_client: withClient, page_id: place.page_id, element_id: place.element_id, x: place.x, y: place.y },
                { onSuccess: sent },
              )
            }
          />
        </div>
      )}
      {canWrite && !placing && !place && (
        <button type="button" className="bf-button mb-new-comment" onClick={actions.placing}>
          <Icon name="plus" size={16} />
          New comment
        </button>
      )}
      {failed && (
        <p className="bf-field-error" role="alert">
          {errorMessage(failed)}
        </p>
      )}
      {removed !== null && (
        <p className="mb-notice" role="status">
          The comment was removed.{' '}
          <button
            type="button"
            className="bf-link"
            onClick={() => {
              restore.go(removed);
              setRemoved(null);
            }}
          >
            Undo
          </button>
        </p>
      )}
      {query.isPending && <Skeleton kind="table" />}
      {query.isError && (
        <ErrorCard title="The comments could not be read" text={errorMessage(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && query.threads.length === 0 && !place && <EmptyState drawing="sprig" title="No comments yet" text={empty} />}
      <ul className="mb-threads">
        {shown.map((thread) => (
          <ThreadCard
            key={thread.first.id}
            thread={thread}
            open={thread.first.id === open}
            canWrite={canWrite}
            busy={add.busy}
            onOpen={() => actions.opened(thread.first.id === open ? null : thread.first.id)}
            onAnswer={(body, sent) => add.go({ body, parent_id: thread.first.id }, { onSuccess: sent })}
            team={
              source.team && {
                settle: (resolved) => settle.go({ id: thread.first.id, resolved }),
                reword: (id, body, sent) => reword.go({ id, body }, { onSuccess: sent }),
                remove: (id) => {
                  remove.go(id);
                  setRemoved(id);
                },
              }
            }
          />
        ))}
      </ul>
      {settledCount > 0 && (
        <button type="button" className="bf-link" onClick={() => setSettledToo(!settledToo)}>
          {settledToo ? 'Hide settled' : `Show ${settledCount} settled`}
        </button>
      )}
    </aside>
  );
}

function useEscape(wanted: boolean, run: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [wanted, run]);
}
