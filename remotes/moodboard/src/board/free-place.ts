import type { BoardItem } from '../model/board-document';
import type { Point } from '../canvas/geometry/geometry';

const STEP = 28;

/** Around a point, where nothing has its corner yet: new things step down so that none covers the one before. */
export function freePlace(items: readonly BoardItem[], center: Point, { w, h }: { w: number; h: number }): Point {
  const place = { x: Math.round(center.x - w / 2), y: Math.round(center.y - h / 2) };
  const isTaken = ({ x, y }: Point) => items.some((item) => Math.abs(item.x - x) < STEP / 2 && Math.abs(item.y - y) < STEP / 2);
  let at = place;
  for (let step = 1; isTaken(at) && step < 40; step += 1) at = { x: place.x + step * STEP, y: place.y + step * STEP };
  return at;
}
