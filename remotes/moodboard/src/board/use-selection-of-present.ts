import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { pageOf } from '../model/board-document';
import type { BoardSession } from '../sync/board-session';

/** An item removed elsewhere, or by undo, takes its selection with it. */
export function useSelectionOfPresent({ store, actions }: BoardSession, page: ReturnType<typeof pageOf>): void {
  const selection = useStore(store, (state) => state.selection);
  useEffect(() => {
    const present = new Set(page.elements.map(({ id }) => id));
    if (selection.some((id) => !present.has(id))) actions.selected(selection.filter((id) => present.has(id)));
  }, [actions, page, selection]);
}
