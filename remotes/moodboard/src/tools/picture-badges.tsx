import { useStore } from 'zustand';
import type { BoardItem } from '../model/board-document';
import { pendingPictures } from './pending-pictures';
import { pendingWords } from './pending-words';

/** Over pictures that are on their way: that they are, or what went wrong. */
export function PictureBadges({ items, onCallOff }: { readonly items: readonly BoardItem[]; readonly onCallOff: (id: string) => void }) {
  const pending = useStore(pendingPictures.store);
  return items.filter(({ id }) => pending.has(id)).map((item) => {
    const state = pending.get(item.id);
    return state && (
      <div key={item.id} className="mb-badge mb-no-gesture" style={{ left: item.x, top: item.y + item.h }}>
        <span role={state.kind === 'failed' ? 'alert' : undefined}>{pendingWords(state)}</span>
        {(state.kind === 'failed' || state.kind === 'paused') && <button type="button" className="bf-link" onClick={() => pendingPictures.retry(item.id)}>Try again</button>}
        {state.kind === 'failed' && <button type="button" className="bf-link" onClick={() => onCallOff(item.id)}>Take off</button>}
      </div>
    );
  });
}
