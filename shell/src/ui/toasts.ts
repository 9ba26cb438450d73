import { createStore } from 'zustand/vanilla';

export const TOAST_MS = 5000;

export interface Toast {
  readonly key: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

export interface Toasts {
  readonly store: { getState(): readonly Toast[]; subscribe(listener: () => void): () => void };
  show(kind: Toast['kind'], text: string): void;
  dismiss(key: number): void;
}

/** Short messages at the bottom right; each goes by itself after 5 s. */
export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => []);
  let last = 0;
  const dismiss = (key: number) =>
    store.setState(
      store.getState().filter((toast) => toast.key !== key),
      true,
    );
  return {
    store,
    dismiss,
    show: (kind, text) => {
      last += 1;
      const key = last;
      store.setState([...store.getState().slice(-3), { key, kind, text }], true);
      setTimeout(() => dismiss(key), TOAST_MS);
    },
  };
}
