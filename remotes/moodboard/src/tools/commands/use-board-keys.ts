import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isEditing } from '../../canvas/is-editing';
import { pageOf } from '../../model/board-document';
import { oneLevelIn } from '../../model/groups';
import type { BoardSession } from '../../sync/board-session';
import { boardCommands } from './board-commands';
import { isPressed } from './keys';

interface Options {
  readonly page: RefObject<HTMLElement | null>;
  readonly board: Pick<BoardSession, 'store' | 'actions'>;
  readonly onEdit: (id: string) => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
}

/** The keys of the board, wherever the focus is on its page, unless words are being written. */
export function useBoardKeys({ page, board, onEdit, onHelp, onEscape }: Options): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isHere = target === document.body || (target !== null && page.current?.contains(target) === true);
      if (!isHere || event.defaultPrevented || isEditing(target)) return;
      const onBoard = target?.closest('.mb-view') !== null && target?.closest('button, a') === null;
      const [only, second] = board.store.getState().selection;
      const chosen = target?.dataset['item'] ?? (second === undefined ? only : undefined);
      if (event.key === '?') return onHelp();
      if (event.key === 'Escape') return onEscape();
      if (event.key === 'Enter' && onBoard && chosen !== undefined) {
        event.preventDefault();
        const { data, page, selection } = board.store.getState();
        // Into a group first, level by level, as the second click goes.
        if (selection.length > 1 && selection.includes(chosen))
          return board.actions.selected(oneLevelIn(pageOf(data, page).elements, selection, chosen));
        return onEdit(chosen);
      }
      const command = boardCommands(board).find(({ keys }) => keys.some((combination) => isPressed(event, combination)));
      if (!command || target?.closest('[role="menu"], [role="dialog"]')) return;
      event.preventDefault();
      if (command.enabled) command.run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [board, onEdit, onEscape, onHelp, page]);
}
