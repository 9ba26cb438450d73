import type { BoardItem } from '../../model/board-document';
import type { Placed } from '../../model/placed';
import type { Rect } from '../../canvas/geometry/geometry';
import { union } from '../../canvas/geometry/geometry';
import { itemBounds } from '../../canvas/geometry/item-box';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Where items go that are aligned: among themselves, or one alone on its page. */
export function aligned(items: readonly BoardItem[], to: Alignment, page: { w: number; h: number }): ReadonlyMap<string, Placed> {
  const around = items.length > 1 ? union(items.map(itemBounds)) : { x: 0, y: 0, ...page };
  if (!around) return new Map();
  return new Map(
    items.map((item) => {
      const bounds = itemBounds(item);
      const by = shift(bounds, around, to);
      return [item.id, { x: item.x + by.x, y: item.y + by.y }];
    }),
  );
}

function shift(item: Rect, around: Rect, to: Alignment): { x: number; y: number } {
  switch (to) {
    case 'left':
      return { x: around.x - item.x, y: 0 };
    case 'right':
      return { x: around.x + around.w - item.x - item.w, y: 0 };
    case 'center':
      return { x: around.x + around.w / 2 - item.x - item.w / 2, y: 0 };
    case 'top':
      return { x: 0, y: around.y - item.y };
    case 'bottom':
      return { x: 0, y: around.y + around.h - item.y - item.h };
    case 'middle':
      return { x: 0, y: around.y + around.h / 2 - item.y - item.h / 2 };
  }
}

/** Where items go so that the gaps between them are equal; the outermost stay. */
export function distributed(items: readonly BoardItem[], axis: 'x' | 'y'): ReadonlyMap<string, Placed> {
  const size = axis === 'x' ? 'w' : 'h';
  const placed = items.map((item) => ({ item, bounds: itemBounds(item) })).sort((a, b) => a.bounds[axis] - b.bounds[axis]);
  const around = union(placed.map(({ bounds }) => bounds));
  if (!around || placed.length < 3) return new Map();
  const gap = (around[size] - placed.reduce((sum, { bounds }) => sum + bounds[size], 0)) / (placed.length - 1);
  let at = around[axis];
  return new Map(
    placed.map(({ item, bounds }) => {
      const to = item[axis] + at - bounds[axis];
      at += bounds[size] + gap;
      return [item.id, axis === 'x' ? { x: to } : { y: to }];
    }),
  );
}
