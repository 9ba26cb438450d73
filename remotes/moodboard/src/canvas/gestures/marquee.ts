import { toBoard } from '../camera/camera';
import { rectBetween, touches } from '../geometry/geometry';
import { itemBounds } from '../geometry/item-box';
import { isLocked } from '../../model/item-traits';
import { withGroups } from '../geometry/selection-scope';
import type { Gesture, Press, Stage } from './gesture';

/** Selects what a rectangle touches; with Shift in addition to what is selected. Sections are taken only when they lie inside. */
export function marqueeGesture(stage: Stage, start: Press): Gesture {
  const { camera, overlay, host, page } = stage;
  const before = start.shift ? stage.selection() : [];
  const bounds = page()
    .elements.filter((item) => !isLocked(item))
    .map((item) => ({ id: item.id, isFrame: item.type === 'frame', rect: itemBounds(item) }));
  return {
    move({ at }) {
      overlay.marquee(rectBetween(start.at, at));
      const area = rectBetween(toBoard(camera.getState().camera, start.at), toBoard(camera.getState().camera, at));
      const inside = (rect: typeof area) =>
        rect.x >= area.x && rect.y >= area.y && rect.x + rect.w <= area.x + area.w && rect.y + rect.h <= area.y + area.h;
      const hit = bounds.filter(({ rect, isFrame }) => (isFrame ? inside(rect) : touches(rect, area))).map(({ id }) => id);
      const next = withGroups(page().elements, [...before, ...hit]);
      if (next.join() !== stage.selection().join()) host.selected(next);
    },
    end: () => overlay.marquee(null),
    cancel() {
      overlay.marquee(null);
      host.selected(before);
    },
  };
}
