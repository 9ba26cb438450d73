import type { Json } from '@butterfly/contracts/core';
import { produce } from 'immer';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { BoardItem, ItemKind, JsonObject } from '../model/board-document';
import { emptyDocument, isObject, itemsOfDraft } from '../model/board-document';
import { newItem } from '../model/new-item';

/** The client state of seed 001 §3, and what the page adds to it. */
export interface BoardState {
  readonly loading: boolean;
  readonly error: string | null;
  readonly data: Json;
  /** The last state of the server; null while the project has no board. */
  readonly baseState: Json | null;
  /** The ETag that came with it, verbatim. */
  readonly version: string | null;
  /** True once the board was read, also when there is none yet. */
  readonly opened: boolean;
  readonly conflict: boolean;
  readonly savedAt: Date | null;
  readonly selection: string | null;
  readonly past: readonly Json[];
  readonly future: readonly Json[];
}

export type BoardStore = StoreApi<BoardState>;

/** The message of seed 001 §8, verbatim. */
export const CONFLICT_MESSAGE = 'Conflict: The moodboard was updated elsewhere. Please reload.';
const UNDO_STEPS = 100;

export function createBoardStore(): BoardStore {
  return createStore<BoardState>(() => ({
    loading: false, error: null, data: emptyDocument(), baseState: null, version: null,
    opened: false, conflict: false, savedAt: null, selection: null, past: [], future: [],
  }));
}

/** What a person does to a board; each is one step of undo. */
export function boardActions(store: BoardStore) {
  const change = (recipe: (items: Json[]) => void, selection?: string | null) => {
    const { data, past } = store.getState();
    const next = produce(isObject(data) ? data : emptyDocument(), (draft: JsonObject) => {
      recipe(itemsOfDraft(draft));
    });
    if (next === data) return;
    store.setState({ data: next, past: [...past, data].slice(-UNDO_STEPS), future: [], ...(selection !== undefined && { selection }) });
  };
  const changeItem = (id: string, recipe: (item: BoardItem) => void) => change((items) => withItem(items, id, recipe));

  return {
    itemAdded(kind: ItemKind, at: { x: number; y: number }): string {
      const item = newItem(kind, at);
      change((items) => void items.push(item), item.id);
      return item.id;
    },
    itemMoved: (id: string, to: { x: number; y: number }) => changeItem(id, (item) => void Object.assign(item, { x: Math.round(to.x), y: Math.round(to.y) })),
    itemResized: (id: string, to: { w: number; h: number }) =>
      changeItem(id, (item) => void Object.assign(item, { w: Math.max(40, Math.round(to.w)), h: Math.max(40, Math.round(to.h)) })),
    itemEdited: (id: string, props: Record<string, Json>) => changeItem(id, (item) => void Object.assign(item.props, props)),
    itemRemoved: (id: string) => change((items) => void items.splice(indexOf(items, id), indexOf(items, id) < 0 ? 0 : 1), null),
    itemRestacked(id: string, to: 'front' | 'back') {
      change((items) => {
        const [item] = items.splice(indexOf(items, id), 1);
        if (item !== undefined) items.splice(to === 'front' ? items.length : 0, 0, item);
      });
    },
    selected: (selection: string | null) => store.setState({ selection }),
    undone() {
      const { past, data, future } = store.getState();
      const previous = past.at(-1);
      if (previous !== undefined) store.setState({ data: previous, past: past.slice(0, -1), future: [data, ...future] });
    },
    redone() {
      const { past, data, future } = store.getState();
      const [next, ...rest] = future;
      if (next !== undefined) store.setState({ data: next, past: [...past, data], future: rest });
    },
  };
}
export type BoardActions = ReturnType<typeof boardActions>;

function indexOf(items: readonly Json[], id: string): number {
  return items.findIndex((item) => isObject(item) && item['id'] === id);
}

function withItem(items: Json[], id: string, recipe: (item: BoardItem) => void): void {
  const item = items[indexOf(items, id)];
  if (item !== undefined) recipe(item as BoardItem);
}
