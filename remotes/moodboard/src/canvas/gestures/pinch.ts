import { panned, zoomedTo } from '../camera/camera';
import type { Point } from '../geometry/geometry';
import type { Stage } from './gesture';

/** Two fingers move and zoom the board; what was under them stays under them. */
export function pinch({ camera, look }: Stage, fingers: readonly [Point, Point]) {
  let [center, distance] = measure(fingers);
  return (now: readonly [Point, Point]): void => {
    const [nextCenter, nextDistance] = measure(now);
    const before = camera.getState().camera;
    const moved = panned(before, { x: nextCenter.x - center.x, y: nextCenter.y - center.y });
    look.moved(zoomedTo(moved, (before.z * nextDistance) / distance, nextCenter));
    [center, distance] = [nextCenter, nextDistance];
  };
}

function measure([a, b]: readonly [Point, Point]): [Point, number] {
  return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))];
}
