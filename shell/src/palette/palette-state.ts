import { createStore } from 'zustand/vanilla';

/** Whether the command palette is open. */
export interface PaletteState {
  getState(): boolean;
  subscribe(listener: () => void): () => void;
  open(): void;
  close(): void;
}

export function createPaletteState(): PaletteState {
  const store = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));
  return {
    getState: () => store.getState().isOpen,
    subscribe: store.subscribe,
    open: () => store.setState({ isOpen: true }),
    close: () => store.setState({ isOpen: false }),
  };
}
