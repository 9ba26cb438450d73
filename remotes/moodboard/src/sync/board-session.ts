import type { BoardActions, BoardStore } from '../board/board.store';
import { boardActions, createBoardStore } from '../board/board.store';
import { newId } from '../model/new-id';
import { moodboardClient } from '../moodboard.client';
import { documentOperations } from '../state/document-operations';
import { projectRemote, tempRemote } from '../state/document-remote';
import { BoardJournal, readJournal } from './board-journal';
import { BoardSync } from './board.sync';
import { browserTabs } from './board-tabs';
import { indexedBackend } from './indexed-backend';
import { measureGently } from './measure-gently';
import { watchBoard } from './watch-board';

export interface BoardScope {
  readonly tenantId: number;
  readonly userId: number;
  /** The board of a project, or one that belongs to none. */
  readonly kind: 'project' | 'temp';
  readonly id: number;
}

/** One board in this tab: its state, what can be done with it, and what keeps it saved. */
export interface BoardSession {
  /** The board of this person, among all in this browser. */
  readonly name: string;
  /** A board without a project that was deleted elsewhere is made anew by what was not saved, and has another id then. */
  readonly boardId: () => number;
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

export const nameOfBoard = ({ tenantId, userId, kind, id }: BoardScope): string =>
  `${tenantId}/${userId}/${kind === 'temp' ? 'temp-' : ''}${id}`;

/** The session of a board; version and base are those of this board and nobody else's. */
export function boardSession(scope: BoardScope): BoardSession {
  const name = nameOfBoard(scope);
  const known = sessions.get(name);
  if (known) return known;
  const idle = [...sessions].filter(([, session]) => session.idle()).map(([key]) => key);
  for (const key of idle.slice(0, Math.max(0, idle.length - MOST_KEPT + 1))) sessions.delete(key);
  const session = createSession(name, scope);
  sessions.set(name, session);
  return session;
}

/** Saves what a board of this tab has not saved yet. False: it could not be. */
export async function saveBoard(name: string): Promise<boolean> {
  const session = sessions.get(name);
  await session?.sync.flush();
  const { data, baseState } = session?.store.getState() ?? { data: null, baseState: null };
  return data === baseState;
}

function createSession(name: string, { kind, id }: BoardScope) {
  const store = createBoardStore();
  const identity = { current: id };
  const remote = kind === 'temp' ? tempRemote(moodboardClient, identity) : projectRemote(moodboardClient, id);
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
    const leftBehind = async () =>
      (await backend.keys(prefix).catch((): string[] => [])).filter((key) => key !== journal.key).forEach(follow);
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
    name,
    boardId: () => identity.current,
    store,
    actions: boardActions(store),
    sync,
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
