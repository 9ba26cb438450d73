import type { BoardItem } from '../model/board-document';
import { grown, touches, type Point, type Rect } from '../canvas/geometry/geometry';

const STEP = 40;
const RINGS = 30;
const GAP = 8;

/** The place nearest to a point where nothing lies yet; things may lie in frames. Without one, the point itself. */
export function freePlace(items: readonly BoardItem[], center: Point, { w, h }: { w: number; h: number }): Point {
  const first = { x: Math.round(center.x - w / 2), y: Math.round(center.y - h / 2) };
  const taken: readonly Rect[] = items.filter(({ type }) => type !== 'frame').map((item) => grown(item, GAP));
  const isFree = ({ x, y }: Point) => !taken.some((rect) => touches(rect, { x, y, w, h }));
  for (let ring = 0; ring <= RINGS; ring += 1) {
    const found = placesOn(ring, first).find(isFree);
    if (found) return found;
  }
  return first;
}

/** The places of a square around the first, those beside and below it before those above. */
function placesOn(ring: number, { x, y }: Point): readonly Point[] {
  if (ring === 0) return [{ x, y }];
  const along = Array.from({ length: 2 * ring + 1 }, (_, at) => (at - ring) * STEP);
  const far = ring * STEP;
  return [
    ...along.map((by) => ({ x: x + far, y: y + by })),
    ...along.map((by) => ({ x: x + by, y: y + far })),
    ...along.map((by) => ({ x: x - far, y: y + by })),
    ...along.map((by) => ({ x: x + by, y: y - far })),
  ].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
}
