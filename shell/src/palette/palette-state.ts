import { createStore } from 'zustand/vanilla';

/** Whether the command palette is open. */
export interface PaletteState {
  getState(): boolean;
  subscribe(listener: () => void): () => void;
  open(): void;
  /** Typed before the dialog is there; it takes it over. */
  typedAhead(letter: string): void;
  takeTyped(): string;
  close(): void;
}

export function createPaletteState(): PaletteState {
  const store = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));
  let typed = '';
  return {
    getState: () => store.getState().isOpen,
    subscribe: store.subscribe,
    open: () => {
      typed = '';
      store.setState({ isOpen: true });
    },
    typedAhead: (letter) => {
      typed += letter;
    },
    takeTyped: () => {
      const taken = typed;
      typed = '';
      return taken;
    },
    close: () => store.setState({ isOpen: false }),
  };
}
