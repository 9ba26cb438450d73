import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

/** Where the next thread begins. */
export interface NewPlace {
  readonly page_id: string;
  readonly element_id: string | null;
  readonly x: number;
  readonly y: number;
  /** Where it shows on the board, in its coordinates. */
  readonly at: { readonly x: number; readonly y: number };
}

interface CommentState {
  /** The panel is open. */
  readonly shown: boolean;
  /** The next click on the board begins a thread. */
  readonly placing: boolean;
  readonly place: NewPlace | null;
  readonly thread: number | null;
}
export type CommentStore = StoreApi<CommentState>;

export function createCommentStore(): CommentStore {
  return createStore<CommentState>(() => ({ shown: false, placing: false, place: null, thread: null }));
}

const stores = new Map<string, CommentStore>();

/** What is open on a board, shared by its pins and its panel for as long as this tab lives. */
export function commentStore(key: string): CommentStore {
  const known = stores.get(key);
  if (known) return known;
  const store = createCommentStore();
  stores.set(key, store);
  return store;
}

/** What a person does with threads. */
export function commentActions(store: CommentStore) {
  return {
    toggled: () => store.setState(({ shown }) => ({ shown: !shown, placing: false, place: null, thread: null })),
    closed: () => store.setState({ shown: false, placing: false, place: null, thread: null }),
    placing: () => store.setState({ placing: true, shown: true, place: null, thread: null }),
    placed: (place: NewPlace) => store.setState({ place, placing: false, shown: true, thread: null }),
    gaveUp: () => store.setState({ place: null, placing: false }),
    opened: (thread: number | null) => store.setState({ thread, shown: true, placing: false, place: null }),
  };
}
