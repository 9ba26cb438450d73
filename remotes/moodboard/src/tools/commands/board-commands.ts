import { pageOf } from '../../model/board-document';
import { isOneGroup } from '../../model/groups';
import { groupOf, isLocked } from '../../model/item-traits';
import type { Restack } from '../../board/restack';
import type { BoardSession } from '../../sync/board-session';
import { copiesOf } from './board-clipboard';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly keys: readonly string[];
  readonly group: 'Edit' | 'Arrange';
  readonly enabled: boolean;
  readonly run: () => void;
}

type Board = Pick<BoardSession, 'store' | 'actions'>;
const COPY_STEP = 24;

/** Everything that can be done to what is selected, for keys, menus and panels alike. */
export function boardCommands(board: Board): readonly Command[] {
  return [...editing(board), ...arranging(board)];
}

/** What is selected on the page that is shown. */
export function selectedItems({ store }: Pick<Board, 'store'>) {
  const { data, page, selection } = store.getState();
  const chosen = new Set(selection);
  return pageOf(data, page).elements.filter(({ id }) => chosen.has(id));
}

function editing(board: Board): readonly Command[] {
  const { store, actions } = board;
  const { data, page, past, future, selection } = store.getState();
  const free = selectedItems(board)
    .filter((item) => !isLocked(item))
    .map(({ id }) => id);
  const some = selection.length > 0;
  return [
    { id: 'undo', label: 'Undo', keys: ['mod+z'], group: 'Edit', enabled: past.length > 0, run: actions.undone },
    { id: 'redo', label: 'Redo', keys: ['mod+shift+z', 'mod+y'], group: 'Edit', enabled: future.length > 0, run: actions.redone },
    {
      id: 'duplicate',
      label: 'Duplicate',
      keys: ['mod+d'],
      group: 'Edit',
      enabled: some,
      run: () => actions.itemsAdded(copiesOf(selectedItems(board), { x: COPY_STEP, y: COPY_STEP })),
    },
    {
      id: 'remove',
      label: 'Delete',
      keys: ['delete', 'backspace'],
      group: 'Edit',
      enabled: free.length > 0,
      run: () => actions.itemsRemoved(free),
    },
    {
      id: 'select-all',
      label: 'Select all',
      keys: ['mod+a'],
      group: 'Edit',
      enabled: true,
      run: () =>
        actions.selected(
          pageOf(data, page)
            .elements.filter((item) => !isLocked(item))
            .map(({ id }) => id),
        ),
    },
  ];
}

function arranging(board: Board): readonly Command[] {
  const { store, actions } = board;
  const { data, page, selection } = store.getState();
  const items = selectedItems(board);
  const some = items.length > 0;
  const locked = some && items.every(isLocked);
  const restack = (id: Restack, label: string, keys: string): Command => ({
    id,
    label,
    keys: [keys],
    group: 'Arrange',
    enabled: some,
    run: () => actions.itemsRestacked(selection, id),
  });
  return [
    restack('front', 'Bring to front', 'mod+shift+]'),
    restack('forward', 'Bring forward', 'mod+]'),
    restack('backward', 'Send backward', 'mod+['),
    restack('back', 'Send to back', 'mod+shift+['),
    {
      id: 'group',
      label: 'Group',
      keys: ['mod+g'],
      group: 'Arrange',
      enabled: items.length > 1 && !isOneGroup(pageOf(data, page).elements, items),
      run: () => actions.itemsGrouped(selection),
    },
    {
      id: 'ungroup',
      label: 'Ungroup',
      keys: ['mod+shift+g'],
      group: 'Arrange',
      enabled: items.some((item) => groupOf(item) !== null),
      run: () => actions.itemsUngrouped(selection),
    },
    {
      id: 'lock',
      label: locked ? 'Unlock' : 'Lock',
      keys: ['mod+shift+l'],
      group: 'Arrange',
      enabled: some,
      run: () => actions.itemsLocked(selection, !locked),
    },
  ];
}
