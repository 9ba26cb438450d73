/** Told when the shown page has what it was opened for. */
export interface Ready {
  tell(): void;
  /** Calls back once, at once where it was told already; the answer takes it back. */
  once(listener: () => void): () => void;
}

export function createReady(): Ready {
  let isTold = false;
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      isTold = true;
      [...listeners].forEach((listener) => listener());
      listeners.clear();
    },
    once: (listener) => {
      if (isTold) listener();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
