import { union } from './geometry/geometry';
import { gridStore, gridToggled, stepOnGrid } from './geometry/grid';
import { isEditing } from './is-editing';
import { itemBounds } from './geometry/item-box';
import type { Stage } from './gestures/gesture';
import { withGroups } from './geometry/selection-scope';
import { isLocked } from '../model/item-traits';

interface Options {
  readonly root: HTMLElement;
  readonly stage: Stage;
  readonly readOnly: boolean;
  readonly fit: () => void;
  readonly onSpace: (held: boolean) => void;
  readonly signal: AbortSignal;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAN = 60;

/** The keys of the board itself: looking around, going from item to item, moving what is selected. */
export function listenToKeys({ root, stage, readOnly, fit, onSpace, signal }: Options): void {
  const { look, host, page, selection } = stage;
  const looks: Readonly<Record<string, () => void>> = {
    '+': look.zoomedIn,
    '=': look.zoomedIn,
    '-': look.zoomedOut,
    '0': fit,
    '1': () => look.zoomed(1),
    ...(!readOnly && { g: gridToggled }),
  };

  const nudge = ([x, y]: readonly [number, number], far: boolean) => {
    const chosen = new Set(selection());
    const items = page().elements.filter((item) => chosen.has(item.id) && !isLocked(item));
    const bounds = union(items.map(itemBounds));
    if (!bounds) return;
    const free = { x: x * (far ? 10 : 1), y: y * (far ? 10 : 1) };
    const by = gridStore.getState().on && !far ? stepOnGrid(bounds, [x, y]) : free;
    host.placed(new Map(items.map((item) => [item.id, { x: item.x + by.x, y: item.y + by.y }])), `nudge ${[...chosen].join()}`);
  };
  /** Tab goes through the items as they lie on each other; before the first and after the last it leaves the board. */
  const goOn = (event: KeyboardEvent) => {
    const items = page().elements;
    const from = items.findIndex(({ id }) => id === focusedId(root));
    const to = from < 0 ? null : items[from + (event.shiftKey ? -1 : 1)];
    if (!to) return;
    event.preventDefault();
    look.revealed(itemBounds(to));
    host.selected(withGroups(items, [to.id]));
    stage.refresh();
    stage.focus(to.id);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (isEditing(event.target) || (event.target instanceof Element && event.target.closest('.mb-no-gesture'))) return;
    if (event.key === ' ') {
      event.preventDefault();
      return onSpace(true);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const lookAround = looks[event.key];
    if (event.key === 'Tab') return readOnly ? undefined : goOn(event);
    if (!arrow && !lookAround) return;
    event.preventDefault();
    if (lookAround) lookAround();
    else if (arrow && !readOnly && selection().length > 0) nudge(arrow, event.shiftKey);
    else if (arrow) look.panned({ x: -arrow[0] * PAN, y: -arrow[1] * PAN });
  };
  root.addEventListener('keydown', keyDown, { signal });
  root.addEventListener('keyup', (event) => event.key === ' ' && onSpace(false), { signal });
  root.addEventListener('blur', () => onSpace(false), { signal, capture: true });
}

function focusedId(root: HTMLElement): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && root.contains(focused) ? focused.dataset['item'] : undefined;
}
