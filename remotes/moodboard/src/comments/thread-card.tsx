import { Icon } from '@butterfly/ui-kit';
import { useEffect, useRef } from 'react';
import { CommentForm } from './comment-form';
import { CommentText } from './comment-text';
import type { Thread } from './threads';

interface ThreadCardProps {
  readonly thread: Thread;
  readonly open: boolean;
  readonly canWrite: boolean;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onAnswer: (body: string, sent: () => void) => void;
  /** Absent for clients. */
  readonly team?:
    | {
        readonly settle: (resolved: boolean) => void;
        readonly reword: (id: number, body: string, sent: () => void) => void;
        readonly remove: (id: number) => void;
      }
    | undefined;
}

/** A thread in the list: closed its first words, open all of it. */
export function ThreadCard({ thread: { first, answers, number }, open, canWrite, busy, onOpen, onAnswer, team }: ThreadCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) card.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const settled = first.resolved_at !== null;
  return (
    <li ref={card} className="mb-thread" data-open={open || undefined} data-settled={settled || undefined}>
      <button type="button" className="mb-thread-head" aria-expanded={open} onClick={onOpen}>
        <span className="mb-pin-number" data-client={first.by_client || undefined}>
          {number}
        </span>
        <span className="mb-thread-words">
          <span className="mb-thread-who">
            {first.author}
            {!first.with_client && <span className="mb-mark">team only</span>}
            {settled && <span className="mb-mark">settled</span>}
          </span>
          {!open && <span className="mb-thread-first">{first.body}</span>}
        </span>
        {!open && answers.length > 0 && (
          <span className="mb-faint">
            {answers.length}&nbsp;{answers.length === 1 ? 'answer' : 'answers'}
          </span>
        )}
      </button>
      {open && (
        <div className="mb-thread-all">
          {[first, ...answers].map((comment) => (
            <CommentText
              key={comment.id}
              comment={comment}
              onReword={team && ((body, sent) => team.reword(comment.id, body, sent))}
              onRemove={team && (() => team.remove(comment.id))}
            />
          ))}
          {canWrite && (
            <CommentForm
              name={`answer:${first.id}`}
              label="Answer"
              send="Answer"
              busy={busy}
              onSend={({ body }, sent) => onAnswer(body, sent)}
            />
          )}
          {team && (
            <button type="button" className="bf-button bf-button-quiet mb-settle" onClick={() => team.settle(!settled)}>
              <Icon name={settled ? 'refresh' : 'check'} size={16} />
              {settled ? 'Open again' : 'Settle'}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
