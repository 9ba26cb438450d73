import type { BoardItem } from '../model/board-document';
import { describeItem } from '../model/describe-item';
import { groupOf, isLocked, rotationOf } from '../model/item-traits';
import type { Box } from './geometry/item-box';
import { boxOf } from './geometry/item-box';
import type { PaintContext } from './paint/paint-item';
import { paintItem } from './paint/paint-item';

/** One item on the screen. It is an element of its own: it takes the focus and says what it is. */
export class ItemNode {
  readonly element = document.createElement('div');
  readonly #body = document.createElement('div');
  #item: BoardItem | null = null;
  #sharp: boolean | null = null;
  #selected: boolean | null = null;

  constructor(
    readonly id: string,
    readonly readOnly: boolean,
  ) {
    this.element.dataset['item'] = id;
    this.element.setAttribute('role', readOnly ? 'img' : 'button');
    if (!readOnly) this.element.tabIndex = -1;
    this.element.append(this.#body);
  }

  get item(): BoardItem | null {
    return this.#item;
  }

  /** Shows the item as it is now; what has not changed is not touched. */
  show(item: BoardItem, context: PaintContext): void {
    const sharp = item.type === 'image' && item.w > context.sharpAbove;
    const before = this.#item;
    if (before === item && this.#sharp === sharp) return;
    this.#item = item;
    this.#sharp = sharp;
    if (before?.type !== item.type) {
      this.element.className = `mb-item mb-item-${/^[a-z]+$/.test(item.type) ? item.type : 'unknown'}`;
      this.element.classList.toggle('mb-item-selected', this.#selected === true);
      this.#body.className = 'mb-body';
      this.#body.removeAttribute('style');
    }
    this.element.classList.toggle('mb-item-locked', isLocked(item));
    this.element.classList.toggle('mb-item-grouped', groupOf(item) !== null);
    this.element.setAttribute('aria-label', describeItem(item) + (isLocked(item) ? ', locked' : ''));
    this.place(boxOf(item));
    paintItem(this.#body, item, context);
  }

  forget(): void {
    this.#sharp = null;
  }

  place({ x, y, w, h, rot }: Box): void {
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${w}px`;
    style.height = `${h}px`;
    style.transform = rot === 0 ? '' : `rotate(${rot}deg)`;
  }

  /** Where it is again after a gesture that came to nothing. */
  settle(): void {
    if (this.#item) this.place(boxOf(this.#item, { rot: rotationOf(this.#item) }));
  }

  select(selected: boolean): void {
    if (this.#selected === selected) return;
    this.#selected = selected;
    this.element.classList.toggle('mb-item-selected', selected);
    if (!this.readOnly) this.element.setAttribute('aria-pressed', String(selected));
  }
}
