import type { BoardItem } from '../../model/board-document';
import { rotationOf } from '../../model/item-traits';
import type { Placed } from '../../model/placed';
import type { Rect } from './geometry';
import { boundsOf } from './geometry';

/** An item's rectangle and how it is turned, as it is or as a gesture holds it. */
export interface Box extends Rect {
  readonly rot: number;
}

export function boxOf(item: BoardItem, placed?: Placed): Box {
  return {
    x: placed?.x ?? item.x,
    y: placed?.y ?? item.y,
    w: placed?.w ?? item.w,
    h: placed?.h ?? item.h,
    rot: placed?.rot ?? rotationOf(item),
  };
}

/** The upright rectangle that an item covers. */
export const itemBounds = (item: BoardItem): Rect => boundsOf(item, rotationOf(item));
