import { createStore } from 'zustand/vanilla';

/** Whether this window has drawn a page of a plugin. It stays so: what a later page shows is the page's own affair. */
export interface FirstPage {
  isDrawn(): boolean;
  subscribe(listener: () => void): () => void;
  drawn(): void;
}

export function createFirstPage(): FirstPage {
  const store = createStore<boolean>(() => false);
  return { isDrawn: store.getState, subscribe: store.subscribe, drawn: () => store.setState(true, true) };
}
