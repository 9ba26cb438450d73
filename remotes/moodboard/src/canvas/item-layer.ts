import type { BoardItem } from '../model/board-document';
import type { Point } from './geometry/geometry';
import type { Box } from './geometry/item-box';
import { ItemNode } from './item-node';
import type { PaintContext } from './paint/paint-item';

/**
 * The items that are near the window, as elements. Not React's: during a gesture hundreds of them change per frame, and
 * nothing but their place does.
 */
export class ItemLayer {
  readonly element = document.createElement('div');
  readonly #lifted = document.createElement('div');
  readonly #nodes = new Map<string, ItemNode>();
  #dragged: readonly ItemNode[] = [];

  constructor(readonly readOnly: boolean) {
    this.element.className = 'mb-items';
    this.#lifted.className = 'mb-lifted';
  }

  node(id: string): ItemNode | undefined {
    return this.#nodes.get(id);
  }

  /** Shows these items, in this order, and no others. */
  show(items: readonly BoardItem[], { selection, ...context }: PaintContext & { selection: ReadonlySet<string> }): void {
    if (this.#dragged.length > 0) return;
    const wanted = new Set(items.map(({ id }) => id));
    for (const [id, node] of this.#nodes) if (!wanted.has(id)) this.#drop(id, node);
    let cursor = this.element.firstElementChild;
    for (const item of items) {
      const node = this.#nodes.get(item.id) ?? this.#make(item.id);
      node.show(item, context);
      node.select(selection.has(item.id));
      // One that moved further up is passed by: it finds its place when its turn comes.
      if (cursor !== node.element && cursor?.nextElementSibling === node.element) cursor = node.element;
      if (cursor === node.element) cursor = cursor.nextElementSibling;
      else this.#insert(node.element, cursor);
    }
  }

  /** Takes items up, onto a sheet above all others: from now on moving them costs one transform, and nothing else is drawn anew. */
  lift(ids: readonly string[]): void {
    this.#dragged = ids.flatMap((id) => this.#nodes.get(id) ?? []);
    this.element.after(this.#lifted);
    this.#keepFocus(() => this.#lifted.append(...this.#dragged.map(({ element }) => element)));
  }

  drag({ x, y }: Point): void {
    this.#lifted.style.translate = `${x}px ${y}px`;
  }

  /** Puts the items down where they were; whoever moved them shows them where they are now. */
  drop(): void {
    const nodes = this.#dragged;
    this.#keepFocus(() => this.element.append(...nodes.map(({ element }) => element)));
    for (const node of nodes) node.settle();
    this.#lifted.style.translate = '';
    this.#lifted.remove();
    this.#dragged = [];
  }

  place(id: string, box: Box): void {
    this.#nodes.get(id)?.place(box);
  }

  #make(id: string): ItemNode {
    const node = new ItemNode(id, this.readOnly);
    this.#nodes.set(id, node);
    return node;
  }

  #drop(id: string, { element }: ItemNode): void {
    element.remove();
    this.#nodes.delete(id);
  }

  #insert(element: HTMLElement, before: Element | null): void {
    this.#keepFocus(() => this.element.insertBefore(element, before));
  }

  /** Moving an element takes the focus from it; it gets it back. */
  #keepFocus(move: () => void): void {
    const focused = document.activeElement;
    move();
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.dataset['item'] !== undefined)
      focused.focus({ preventScroll: true });
  }
}
