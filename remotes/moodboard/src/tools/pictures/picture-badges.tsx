import { useStore } from 'zustand';
import type { BoardItem } from '../../model/board-document';
import { pendingPictures } from './pending-pictures';

/** Over pictures that were refused: why, and what can be done. How far the others are stands in the tray. */
export function PictureBadges({ items, onCallOff }: { readonly items: readonly BoardItem[]; readonly onCallOff: (id: string) => void }) {
  const pending = useStore(pendingPictures.store);
  return items
    .filter(({ id }) => pending.get(id)?.kind === 'failed')
    .map((item) => (
      <div key={item.id} className="mb-badge mb-no-gesture" style={{ left: item.x, top: item.y + item.h }}>
        <span role="alert">{pending.get(item.id)?.reason}</span>
        <button type="button" className="bf-link" onClick={() => pendingPictures.retry(item.id)}>
          Try again
        </button>
        <button type="button" className="bf-link" onClick={() => onCallOff(item.id)}>
          Take off
        </button>
      </div>
    ));
}
