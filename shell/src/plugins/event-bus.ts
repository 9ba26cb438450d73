type Listener = (payload: unknown) => void;

/** Messages between the plugins of this window. A listener that fails is reported and does not stop the others. */
export interface EventBus {
  publish(name: string, payload: unknown): void;
  on(name: string, listener: Listener): () => void;
}

export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: (name, payload) => {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload);
        } catch (error) {
          console.error(`[shell] a listener of ${name} failed`, error);
        }
      }
    },
    on: (name, listener) => {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
  };
}
