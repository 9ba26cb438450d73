import { useFormats } from '../text/formats';
import { Icon } from '../icon/icon';

/** What a page knows about its last save. */
export type SaveStatus =
  | { readonly kind: 'clean' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Says whether the work is safe: "Saved 12:04". Announced politely when it changes.
 *
 * @example
 * <SaveState status={{ kind: 'saved', at: new Date(board.updated_at) }} />
 */
export function SaveState({ status, onRetry }: { status: SaveStatus; onRetry?: () => void }) {
  return (
    <span className={`bf-save bf-save-${status.kind}`} role="status" aria-live="polite">
      <Words status={status} />
      {status.kind === 'failed' && onRetry && (
        <button type="button" className="bf-link" onClick={onRetry}>
          Try again
        </button>
      )}
    </span>
  );
}

function Words({ status }: { status: SaveStatus }) {
  const { time } = useFormats();
  if (status.kind === 'clean') return null;
  if (status.kind === 'unsaved') return <>Not saved yet</>;
  if (status.kind === 'saving') return <>Saving…</>;
  if (status.kind === 'failed')
    return (
      <>
        <Icon name="warning" size={16} /> Not saved: {status.reason}
      </>
    );
  return (
    <>
      <Icon name="check" size={16} /> Saved {time(status.at)}
    </>
  );
}
