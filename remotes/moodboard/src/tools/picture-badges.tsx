import { useStore } from 'zustand';
import type { BoardItem } from '../model/board-document';
import { pendingPictures } from './pending-pictures';

/** Over pictures that are on their way: that they are, or what went wrong. */
export function PictureBadges({ items }: { readonly items: readonly BoardItem[] }) {
  const pending = useStore(pendingPictures.store);
  return items.filter(({ id }) => pending.has(id)).map((item) => {
    const state = pending.get(item.id);
    return (
      <div key={item.id} className="mb-badge" style={{ left: item.x, top: item.y + item.h }}>
        {state?.kind === 'failed'
          ? <span role="alert">{state.reason} <button type="button" className="bf-link" onClick={() => pendingPictures.retry(item.id)}>Try again</button></span>
          : <span role="status">Uploading…</span>}
      </div>
    );
  });
}
