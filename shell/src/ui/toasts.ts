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

/**
 * Short messages at the bottom right; each goes by itself after 5 s. What answers a person's own act is shown at once. News too, but the newest
 * takes the place of older ones, which come back when there is room: a backlog never covers the page, and none of it is left out.
 */
export function createToasts(isPhone: () => boolean = () => window.matchMedia('(width < 600px)').matches): Toasts {
  const store = createStore<readonly Toast[]>(() => []);
  const ends = new Map<number, ReturnType<typeof setTimeout>>();
  let waiting: readonly Toast[] = [];
  let last = 0;

  const isFull = () =>
    store.getState().filter(({ kind }) => kind === 'info').length >= (isPhone() ? NEWS_AT_ONCE.phone : NEWS_AT_ONCE.desk);

  function put(toast: Toast): void {
    store.setState([...store.getState().slice(1 - KEPT), toast], true);
    ends.set(
      toast.key,
      setTimeout(() => dismiss(toast.key), TOAST_MS),
    );
  }

  function take(key: number): boolean {
    clearTimeout(ends.get(key));
    ends.delete(key);
    const left = store.getState().filter((toast) => toast.key !== key);
    if (left.length === store.getState().length) return false;
    store.setState(left, true);
    return true;
  }

  function dismiss(key: number): void {
    if (!take(key)) return;
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
      const oldest = kind === 'info' && isFull() ? store.getState().find((toast) => toast.kind === 'info') : undefined;
      if (oldest && take(oldest.key)) waiting = [...waiting, oldest];
      put({ key: last, kind, text });
    },
  };
}
