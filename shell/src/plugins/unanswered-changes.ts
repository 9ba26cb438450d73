import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

/** Whether something that a person has changed is on its way: sent or waiting to be sent, and not answered yet. */
export interface UnansweredChanges {
  getState(): boolean;
  subscribe(listener: () => void): () => void;
  /** Counts every mutation of these queries, also of a page that has been left meanwhile. */
  watch(queries: QueryClient): void;
  /** Resolves when every change has been answered; at once when none is on its way. */
  settled(): Promise<void>;
}

/**
 * One rule for every form, dialog and setting of every plugin: their saves are mutations, so nobody has to say that one runs.
 *
 * @example
 * const unanswered = createUnansweredChanges();
 * unanswered.watch(queryClient);
 * unanswered.getState(); // true until the server has answered
 */
export function createUnansweredChanges(): UnansweredChanges {
  const store = createStore(() => false);
  const running = new Set<unknown>();
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    watch: (queries) => {
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        // A plugin that ends forgets its mutations; what was sent is still on its way.
        if (type !== 'updated') return;
        if (mutation.state.status === 'pending') running.add(mutation);
        else running.delete(mutation);
        store.setState(running.size > 0, true);
      });
    },
    settled: () =>
      new Promise((resolve) => {
        if (!store.getState()) return resolve();
        const stop = store.subscribe((sending) => {
          if (sending) return;
          stop();
          resolve();
        });
      }),
  };
}
