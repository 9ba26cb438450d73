import { visibleRect } from '../camera/camera';
import { touches } from '../geometry/geometry';
import { itemBounds } from '../geometry/item-box';
import type { SnapLines } from '../geometry/snap';
import { snapLines } from '../geometry/snap';
import type { Stage } from './gesture';

/** What a moving thing may stand on: the page and the items near the window that stay where they are. */
export function stillLines({ page, camera }: Stage, moving: ReadonlySet<string>): SnapLines {
  const { w, h, elements } = page();
  const { camera: now, view } = camera.getState();
  const window = visibleRect(now, view);
  const still = elements
    .filter(({ id }) => !moving.has(id))
    .map(itemBounds)
    .filter((rect) => touches(rect, window));
  return snapLines([{ x: 0, y: 0, w, h }, ...still]);
}
