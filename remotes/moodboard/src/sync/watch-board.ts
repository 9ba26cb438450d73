import type { BoardSync } from './board.sync';
import type { BoardTabs } from './board-tabs';

/** How often a board that is looked at asks whether others have saved. Unchanged, the answer is an empty 304. */
const LOOK_MS = 15_000;

interface Watch {
  readonly sync: Pick<BoardSync, 'wake' | 'refresh' | 'flush' | 'writeJournal'>;
  readonly tabs: Pick<BoardTabs, 'listen'>;
  readonly onOpened: (key: string) => void;
}

/** Tells a board when to look and when to save: other tabs, the network, the page coming and going. Answers how to stop. */
export function watchBoard({ sync, tabs, onOpened }: Watch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const isVisible = () => document.visibilityState === 'visible';
  const seen = () => {
    if (isVisible()) void sync.wake();
    else leave();
  };
  const leave = () => {
    void sync.writeJournal();
    void sync.flush();
  };
  window.addEventListener('online', () => void sync.wake(), { signal });
  window.addEventListener('focus', () => void sync.refresh(), { signal });
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  const look = setInterval(() => {
    if (isVisible()) void sync.refresh();
  }, LOOK_MS);
  const stopListening = tabs.listen({ onSaved: () => void sync.refresh(), onOpened });
  return () => {
    ending.abort();
    clearInterval(look);
    stopListening();
  };
}
