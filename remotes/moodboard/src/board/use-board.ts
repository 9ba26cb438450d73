import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useState } from 'react';
import { moodboardClient } from '../moodboard.client';
import type { BoardActions, BoardStore } from './board.store';
import { boardActions, createBoardStore } from './board.store';
import { BoardSync } from './board.sync';

interface OpenBoard {
  readonly store: BoardStore;
  readonly actions: BoardActions;
  readonly sync: Pick<BoardSync, 'open' | 'flush' | 'keepMine'>;
}

/** Opens the board of a project for as long as the component is there; what is not saved is sent when it goes. */
export function useBoard(projectId: number): OpenBoard {
  const { signal } = usePlugin();
  const [store] = useState(createBoardStore);
  const [actions] = useState(() => boardActions(store));
  const [holder] = useState<{ sync: BoardSync | null }>({ sync: null });

  useEffect(() => {
    const abort = new AbortController();
    const end = () => abort.abort();
    signal.addEventListener('abort', end);
    const sync = new BoardSync({ store, client: moodboardClient, projectId, signal: abort.signal });
    holder.sync = sync;
    void sync.open();
    return () => {
      signal.removeEventListener('abort', end);
      void sync.flush().finally(end);
    };
  }, [holder, projectId, signal, store]);

  const [sync] = useState(() => ({
    open: async () => holder.sync?.open(),
    flush: async () => holder.sync?.flush(),
    keepMine: async () => holder.sync?.keepMine(),
  }));
  return { store, actions, sync };
}
