import type { Json } from '@butterfly/contracts/core';
import type { BoardStore } from '../board/board.store';

const UNDO_STEPS = 100;

/** Puts a document on the board as one step of undo; it is saved, and merged with what others do, like every change. */
export function restoreDocument(store: BoardStore, data: Json): void {
  store.setState(({ data: before, past }) => ({
    data,
    past: [...past, { before, after: data }].slice(-UNDO_STEPS),
    future: [],
    selection: [],
  }));
}
