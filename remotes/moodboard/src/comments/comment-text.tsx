import type { Comment } from '@butterfly/contracts/moodboard';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useState } from 'react';
import { When } from '../chrome/when';
import { CommentForm } from './comment-form';

interface CommentTextProps {
  readonly comment: Comment;
  readonly onReword?: ((body: string, sent: () => void) => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** Who said what; an own one can be reworded and taken away. */
export function CommentText({ comment, onReword, onRemove }: CommentTextProps) {
  const { drafts } = usePlugin();
  const name = `comment:${comment.id}`;
  const [editing, setEditing] = useState(() => drafts.isKept(name));
  const { author, by_client: byClient, body, created_at: at, mine } = comment;
  return (
    <div className="mb-comment">
      <p className="mb-comment-head">
        <strong>{author}</strong>
        {byClient && <span className="mb-mark">client</span>}
        <span className="mb-faint">
          <When at={at} />
        </span>
      </p>
      {editing && onReword ? (
        <CommentForm
          name={name}
          label="Your comment"
          send="Save"
          busy={false}
          initial={body}
          autoFocus
          onSend={(words, sent) =>
            onReword(words.body, () => {
              sent();
              setEditing(false);
            })
          }
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className="mb-comment-body">{body}</p>
      )}
      {!editing && mine && (onReword ?? onRemove) && (
        <p className="mb-comment-own">
          {onReword && (
            <button type="button" className="bf-link" onClick={() => setEditing(true)}>
              Edit
            </button>
          )}
          {onRemove && (
            <button type="button" className="bf-link" onClick={onRemove}>
              Remove
            </button>
          )}
        </p>
      )}
    </div>
  );
}
