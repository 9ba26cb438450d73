import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keys } from '../chrome/keys';
import { BoardLine } from './board-line';
import { createPresenceStore, presenceActions, type Pointing, type PresenceStore } from './presence-store';

export interface Presence {
  readonly store: PresenceStore;
  /** Where this person points, in the coordinates of the board. */
  readonly point: (at: Pointing) => void;
}

/** Joins the others at a board for as long as the component is there. `onSaved` runs when somebody saved it. */
export function usePresence(projectId: number, onSaved: () => void): Presence {
  const { life } = usePlugin();
  const cache = useQueryClient();
  const store = useMemo(() => createPresenceStore(), []);
  const line = useRef<BoardLine | null>(null);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  useEffect(() => {
    const made = new BoardLine(
      projectId,
      { open: () => life.socket('/ws/moodboard/'), after: life.after },
      {
        ...presenceActions(store),
        saved: () => saved.current(),
        talked: () => {
          for (const queryKey of [keys.comments(`project-${projectId}`), keys.reactions(`project-${projectId}`)])
            void cache.invalidateQueries({ queryKey });
        },
      },
    );
    line.current = made;
    return () => made.end();
  }, [projectId, life, cache, store]);
  return useMemo(() => ({ store, point: (at) => line.current?.point(at) }), [store]);
}
