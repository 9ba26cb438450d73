import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Peer } from './board-line';

export interface Pointing {
  readonly page: string;
  readonly x: number;
  readonly y: number;
}
interface PresenceState {
  readonly peers: ReadonlyMap<string, Peer>;
  readonly cursors: ReadonlyMap<string, Pointing>;
}
export type PresenceStore = StoreApi<PresenceState>;

export function createPresenceStore(): PresenceStore {
  return createStore<PresenceState>(() => ({ peers: new Map(), cursors: new Map() }));
}

/** What others do, as far as it is seen here. */
export function presenceActions(store: PresenceStore) {
  return {
    begins: () => store.setState({ peers: new Map(), cursors: new Map() }),
    here: (peer: Peer) => store.setState(({ peers }) => ({ peers: new Map(peers).set(peer.id, peer) })),
    left: (id: string) => store.setState(({ peers, cursors }) => ({ peers: without(peers, id), cursors: without(cursors, id) })),
    cursor: (id: string, at: Pointing) => store.setState(({ cursors }) => ({ cursors: new Map(cursors).set(id, at) })),
  };
}

function without<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

const TONES = ['#a8405a', '#2f7550', '#8a5a12', '#3d5fb0', '#8b3fa0', '#b0502c'];

/** Everybody has a colour of their own, the same on every page. */
export const toneOf = ({ member }: Peer): string => TONES[member % TONES.length] ?? '#5b46d2';

/** `Anna Berg` → `AB`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return (
    [words[0], words.length > 1 ? words.at(-1) : undefined]
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}
