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

/** How many pieces of news lie over the page at once; the others wait for their turn. */
const NEWS_AT_ONCE = { desk: 2, phone: 1 };
const KEPT = 4;

/** Short messages at the bottom right; each goes by itself after 5 s. What answers a person's own act is shown at once, news one after the other. */
export function createToasts(isPhone: () => boolean = () => window.matchMedia('(width < 600px)').matches): Toasts {
  const store = createStore<readonly Toast[]>(() => []);
  let waiting: readonly Toast[] = [];
  let last = 0;

  const put = (toast: Toast) => {
    store.setState([...store.getState().slice(1 - KEPT), toast], true);
    setTimeout(() => dismiss(toast.key), TOAST_MS);
  };

  const isFull = () =>
    store.getState().filter(({ kind }) => kind === 'info').length >= (isPhone() ? NEWS_AT_ONCE.phone : NEWS_AT_ONCE.desk);

  function dismiss(key: number): void {
    const left = store.getState().filter((toast) => toast.key !== key);
    if (left.length === store.getState().length) return;
    store.setState(left, true);
    const [next, ...later] = waiting;
    if (!next || isFull()) return;
    waiting = later;
    put(next);
  }

  return {
    store,
    dismiss,
    show: (kind, text) => {
      last += 1;
      const toast = { key: last, kind, text };
      if (kind === 'info' && isFull()) waiting = [...waiting, toast];
      else put(toast);
    },
  };
}
