import type { Point, Rect } from '../../canvas/geometry/geometry';
import { turned } from '../../canvas/geometry/geometry';
import type { BoardItem } from '../../model/board-document';
import { rotationOf } from '../../model/item-traits';

export type CropGrip = 'nw' | 'ne' | 'sw' | 'se';
const LEAST = 0.05;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The part after a corner, or all of it, was dragged by shares of the picture; it never leaves the picture. */
export function cropDragged({ x, y, w, h }: Rect, grip: CropGrip | 'move', by: Point): Rect {
  if (grip === 'move') return { w, h, x: within(x + by.x, 0, 1 - w), y: within(y + by.y, 0, 1 - h) };
  const left = grip.endsWith('w') ? within(x + by.x, 0, x + w - LEAST) : x;
  const top = grip.startsWith('n') ? within(y + by.y, 0, y + h - LEAST) : y;
  const right = grip.endsWith('e') ? within(x + w + by.x, x + LEAST, 1) : x + w;
  const bottom = grip.startsWith('s') ? within(y + h + by.y, y + LEAST, 1) : y + h;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Where the item is when another part is shown: every point of the picture stays where it was on the board. */
export function croppedBox(item: BoardItem, { from, to }: { from: Rect; to: Rect }): Rect {
  const whole = { w: item.w / from.w, h: item.h / from.h };
  const [w, h] = [to.w * whole.w, to.h * whole.h];
  const away = turned(
    { x: (to.x + to.w / 2 - from.x - from.w / 2) * whole.w, y: (to.y + to.h / 2 - from.y - from.h / 2) * whole.h },
    rotationOf(item),
  );
  return { x: item.x + item.w / 2 + away.x - w / 2, y: item.y + item.h / 2 + away.y - h / 2, w, h };
}
