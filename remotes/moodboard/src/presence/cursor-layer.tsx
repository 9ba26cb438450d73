import { useStore } from 'zustand';
import type { PresenceStore } from './presence-store';
import { toneOf } from './presence-store';
import './presence.css';

/** Where the others point on a page, in the coordinates of the board: give it to `BoardView` in `over`. */
export function CursorLayer({ store, pageId }: { store: PresenceStore; pageId: string }) {
  const { peers, cursors } = useStore(store);
  return [...cursors].map(([id, { page, x, y }]) => {
    const peer = peers.get(id);
    if (!peer || page !== pageId) return null;
    return (
      <span key={id} className="mb-cursor" style={{ translate: `${x}px ${y}px`, color: toneOf(peer) }} aria-hidden="true">
        <svg width="18" height="20" viewBox="0 0 18 20">
          <path d="M2 1.5l13.5 8-6 1.7-3.1 5.7z" fill="currentColor" stroke="#fffdfa" strokeWidth="1.5" strokeLinejoin="round" />
        </svg>
        <span>{peer.name}</span>
      </span>
    );
  });
}
