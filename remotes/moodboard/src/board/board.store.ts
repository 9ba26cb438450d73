import type { Json } from '@butterfly/contracts/core';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { emptyDocument } from '../model/board-document';
import type { Conflict } from '../model/merge/conflict';
import { mergeDocuments } from '../model/merge/merge-documents';
import { newId } from '../model/new-id';
import type { MoodboardState } from '../state/moodboard-state';
import { noMoodboard } from '../state/moodboard-state';
import { itemActions } from './item-actions';
import { pageActions } from './page-actions';

/** One step of undo: the board before and after what a person did. */
interface Step {
  readonly before: Json | null;
  readonly after: Json | null;
  readonly streak?: string;
  readonly at?: number;
}

/** The client state of seed 001 §3, and what the page adds to it. */
export interface BoardState extends MoodboardState {
  /** True once the board was read, also when there is none yet. */
  readonly opened: boolean;
  /** What two people changed differently; saving waits until it is decided. */
  readonly conflicts: readonly Conflict[];
  readonly savedAt: Date | null;
  readonly selection: readonly string[];
  /** The page that is shown; null: the first. */
  readonly page: string | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type BoardStore = StoreApi<BoardState>;

export function createBoardStore(): BoardStore {
  return createStore<BoardState>(() => ({
    ...noMoodboard,
    opened: false,
    conflicts: [],
    savedAt: null,
    selection: [],
    page: null,
    past: [],
    future: [],
  }));
}

/** What a person does to a board; each is one step of undo. */
export function boardActions(store: BoardStore) {
  return {
    ...itemActions(store),
    ...pageActions(store),
    undone() {
      const { past, data, future } = store.getState();
      const step = past.at(-1);
      if (step)
        store.setState({ data: stepTo(data, { from: step.after, to: step.before }), past: past.slice(0, -1), future: [step, ...future] });
    },
    redone() {
      const { past, data, future } = store.getState();
      const [step, ...rest] = future;
      if (step) store.setState({ data: stepTo(data, { from: step.before, to: step.after }), past: [...past, step], future: rest });
    },
  };
}
export type BoardActions = ReturnType<typeof boardActions>;

/** Takes one step back or forth; what others did since stays, also where they changed the same thing. */
function stepTo(current: Json | null, { from, to }: { from: Json | null; to: Json | null }): Json {
  const target = to ?? emptyDocument();
  if (current === from || current === null) return target;
  return mergeDocuments({ base: from ?? emptyDocument(), mine: target, theirs: current, choices: { get: () => 'theirs' }, newId }).data;
}
