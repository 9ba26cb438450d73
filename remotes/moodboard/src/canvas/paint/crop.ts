import type { BoardItem } from '../../model/board-document';
import { isObject } from '../../model/same-json';
import { asNumber } from '../../model/item-traits';
import type { Rect } from '../geometry/geometry';

/** The whole picture. */
export const WHOLE: Rect = { x: 0, y: 0, w: 1, h: 1 };

/** The part of a picture that is shown, in shares of its width and height. */
export function cropOf(item: BoardItem): Rect {
  const crop = item.props['crop'];
  if (!isObject(crop)) return WHOLE;
  const w = Math.min(1, Math.max(0.02, asNumber(crop['w'], 1)));
  const h = Math.min(1, Math.max(0.02, asNumber(crop['h'], 1)));
  return { w, h, x: Math.min(1 - w, Math.max(0, asNumber(crop['x'], 0))), y: Math.min(1 - h, Math.max(0, asNumber(crop['y'], 0))) };
}
