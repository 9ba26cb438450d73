import { useStore } from 'zustand';
import { pendingLabel } from '../editing/pending-text';
import type { BoardItem } from '../../model/board-document';
import { pendingPictures } from './pending-pictures';
import type { Pending } from './picture-queue';

interface BadgesProps {
  readonly items: readonly BoardItem[];
  readonly onCallOff: (id: string) => void;
}

/**
 * Under pictures that were refused: why, and what can be done. Under those that the server fetches: that it does, for there is nothing of
 * them to look at yet. How far the others are stands in the tray.
 */
export function PictureBadges({ items, onCallOff }: BadgesProps) {
  const pending = useStore(pendingPictures.store);
  return items.flatMap((item) => {
    const one = pending.get(item.id);
    if (!one || (one.kind !== 'failed' && one.size !== null)) return [];
    return (
      <div key={item.id} className="mb-badge mb-no-gesture" style={{ left: item.x, top: item.y + item.h }}>
        {one.kind === 'failed' ? (
          <Refused reason={one.reason} onRetry={() => pendingPictures.retry(item.id)} />
        ) : (
          <Fetching kind={one.kind} />
        )}
        <button type="button" className="bf-link" onClick={() => onCallOff(item.id)}>
          {one.kind === 'failed' ? 'Take off' : 'Cancel'}
        </button>
      </div>
    );
  });
}

function Refused({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  return (
    <>
      <span role="alert">{reason}</span>
      <button type="button" className="bf-link" onClick={onRetry}>
        Try again
      </button>
    </>
  );
}

function Fetching({ kind }: Pick<Pending, 'kind'>) {
  return (
    <>
      <span>{pendingLabel({ kind, reason: '' }, null)}</span>
      {kind === 'sending' && <progress className="mb-fetching" aria-label="Fetching the picture" />}
    </>
  );
}
