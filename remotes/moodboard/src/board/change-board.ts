import type { Json } from '@butterfly/contracts/core';
import { produce } from 'immer';
import type { JsonObject } from '../model/board-document';
import { emptyDocument, pageOfDraft } from '../model/board-document';
import { isObject } from '../model/same-json';
import type { BoardStore } from './board.store';

export type DraftPage = ReturnType<typeof pageOfDraft>;

interface ChangeOptions {
  /** What is selected afterwards. */
  readonly selection?: readonly string[];
  /** Changes of one name that follow each other within a second are one step of undo: a word typed, an item nudged along. */
  readonly streak?: string;
}

const UNDO_STEPS = 100;
const STREAK_MS = 1_000;

/** Changes a board as one step of undo. */
export function changeBoard(store: BoardStore, recipe: (draft: JsonObject) => void, { selection, streak }: ChangeOptions = {}): void {
  const { data, past } = store.getState();
  const next = produce(data !== null && isObject(data) ? data : emptyDocument(), recipe);
  if (next === data) return;
  const last = past.at(-1);
  const goesOn = streak !== undefined && last?.streak === streak && last.after === data && Date.now() - (last.at ?? 0) < STREAK_MS;
  const step = { before: goesOn ? last.before : data, after: next, ...(streak !== undefined && { streak, at: Date.now() }) };
  store.setState({
    data: next,
    past: [...(goesOn ? past.slice(0, -1) : past), step].slice(-UNDO_STEPS),
    future: [],
    ...(selection && { selection }),
  });
}

/** Changes the page that is shown. */
export function changePage(store: BoardStore, recipe: (page: DraftPage) => void, options?: ChangeOptions): void {
  const { page } = store.getState();
  changeBoard(store, (draft) => recipe(pageOfDraft(draft, page)), options);
}

/** The items of these ids, wherever they stand in a draft's list. */
export function itemsNamed(items: readonly Json[], ids: readonly string[]): JsonObject[] {
  const wanted = new Set(ids);
  return items.filter((item): item is JsonObject => isObject(item) && wanted.has(String(item['id'])));
}
