import type { BoardActions, BoardStore } from '../board/board.store';
import { boardActions, createBoardStore } from '../board/board.store';
import { newId } from '../model/new-id';
import { moodboardClient } from '../moodboard.client';
import { documentOperations } from '../state/document-operations';
import { projectRemote } from '../state/document-remote';
import { BoardJournal, readJournal } from './board-journal';
import { BoardSync } from './board.sync';
import { browserTabs } from './board-tabs';
import { indexedBackend } from './indexed-backend';
import { measureGently } from './measure-gently';
import { watchBoard } from './watch-board';

export interface BoardScope {
  readonly tenantId: number;
  readonly userId: number;
  readonly projectId: number;
}

/** One board in this tab: its state, what can be done with it, and what keeps it saved. */
export interface BoardSession {
  readonly store: BoardStore;
  readonly actions: BoardActions;
  readonly sync: Pick<BoardSync, 'open' | 'flush' | 'refresh' | 'resolve' | 'discard'>;
  /** A page shows the board; answers how to say that it does not any more. */
  acquire(): () => void;
}

const backend = indexedBackend();
const sessions = new Map<string, BoardSession & { readonly idle: () => boolean }>();
/** Boards that are not shown but kept with their version, so that coming back costs a 304. */
const MOST_KEPT = 4;

/** The session of a board; version and base are those of this project and nobody else's. */
export function boardSession(scope: BoardScope): BoardSession {
  const name = `${scope.tenantId}/${scope.userId}/${scope.projectId}`;
  const known = sessions.get(name);
  if (known) return known;
  const idle = [...sessions].filter(([, session]) => session.idle()).map(([key]) => key);
  for (const key of idle.slice(0, Math.max(0, idle.length - MOST_KEPT + 1))) sessions.delete(key);
  const session = createSession(name, scope.projectId);
  sessions.set(name, session);
  return session;
}

function createSession(name: string, projectId: number) {
  const store = createBoardStore();
  const remote = projectRemote(moodboardClient, projectId);
  const tabs = browserTabs(name);
  const prefix = `${name}/`;
  const journal = new BoardJournal(backend, prefix + newId());
  const sync = new BoardSync({ store, remote, tabs, journal, operations: documentOperations(store, remote) });
  let shown = 0;
  let end: (() => void) | null = null;

  const start = () => {
    const abort = new AbortController();
    const follow = (key: string) => tabs.whenGone(key, () => takeOver(key), abort.signal);
    const letGo = tabs.live(journal.key);
    const unwatch = watchBoard({ sync, tabs, onOpened: follow });
    const leftBehind = async () => (await backend.keys(prefix).catch((): string[] => [])).filter((key) => key !== journal.key).forEach(follow);
    void sync.open().then(async () => {
      await leftBehind();
      await measureGently(store.getState().baseState, abort.signal);
    });
    return () => {
      abort.abort();
      unwatch();
      letGo();
    };
  };
  const takeOver = async (key: string) => {
    const left = await readJournal(backend, key).catch(() => null);
    if (left && (await sync.adopt(left))) await backend.remove(key);
  };
  /** A board that is not saved is looked after also when no page shows it. */
  const endWhenSaved = () => {
    if (shown > 0 || sync.hasUnsaved || !end) return;
    end();
    end = null;
  };
  store.subscribe(endWhenSaved);

  return {
    store, actions: boardActions(store), sync,
    idle: () => end === null,
    acquire: () => {
      shown += 1;
      if (end) void sync.open();
      else end = start();
      return () => {
        shown -= 1;
        void sync.flush().then(endWhenSaved);
      };
    },
  };
}
