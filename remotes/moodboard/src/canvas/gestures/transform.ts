import { isLocked } from '../../model/item-traits';
import type { BoardItem } from '../../model/board-document';
import { toBoard } from '../camera/camera';
import { centerOf, union } from '../geometry/geometry';
import { gridStore, pulledToGrid } from '../geometry/grid';
import type { Box } from '../geometry/item-box';
import { boxOf, itemBounds } from '../geometry/item-box';
import type { Handle } from '../geometry/resize';
import { normal, resizedBox, scaledWith, turnedAbout } from '../geometry/resize';
import type { Gesture, Press, Stage } from './gesture';

/** The box that a frame is drawn around: a single item's own, turned as it is; of several the one around them. */
export function frameOf(items: readonly BoardItem[]): Box | null {
  const [only, second] = items;
  if (only && !second) return boxOf(only);
  const around = union(items.map(itemBounds));
  return around && { ...around, rot: 0 };
}

/** Runs a gesture that gives each item a new box; shown while it lasts, kept when it ends. */
function boxGesture(stage: Stage, boxesAt: (items: readonly BoardItem[], press: Press) => ReadonlyMap<string, Box>): Gesture | null {
  const chosen = new Set(stage.selection());
  const items = stage.page().elements.filter((item) => chosen.has(item.id) && !isLocked(item));
  if (items.length === 0) return null;
  let boxes: ReadonlyMap<string, Box> = new Map();
  return {
    move(press) {
      boxes = boxesAt(items, press);
      for (const [id, box] of boxes) stage.layer.place(id, box);
      const shown = [...boxes.values()];
      const frame = shown.length === 1 ? shown[0] : null;
      const around = union(items.map((item) => itemBounds({ ...item, ...boxes.get(item.id) })));
      stage.overlay.frame(frame ?? (around && { ...around, rot: 0 }), stage.camera.getState().camera);
    },
    end() {
      if (boxes.size > 0) stage.host.placed(boxes);
      stage.refresh();
    },
    cancel() {
      for (const { id } of items) stage.layer.node(id)?.settle();
      stage.refresh();
    },
  };
}

/** Shift keeps the proportions; pictures, colours and flowers keep them by themselves at a corner, and Shift frees them. */
const KEEPS_RATIO: ReadonlySet<string> = new Set(['image', 'flower']);

export function resizeGesture(stage: Stage, start: Press, handle: Handle): Gesture | null {
  const { camera } = stage.camera.getState();
  return boxGesture(stage, (items, press) => {
    const [only, second] = items;
    const pull = { x: (press.at.x - start.at.x) / camera.z, y: (press.at.y - start.at.y) / camera.z };
    const frame = frameOf(items);
    const by = gridStore.getState().on && !press.alt && frame?.rot === 0 ? pulledToGrid(frame, handle, pull) : pull;
    const isCorner = handle.x !== 0 && handle.y !== 0;
    if (only && !second)
      return new Map([
        [only.id, resizedBox(boxOf(only), handle, { by, keepRatio: isCorner && KEEPS_RATIO.has(only.type) !== press.shift })],
      ]);
    const around = union(items.map(itemBounds));
    if (!around) return new Map();
    const to = resizedBox({ ...around, rot: 0 }, handle, { by, keepRatio: isCorner !== press.shift });
    return new Map(items.map((item) => [item.id, scaledWith(boxOf(item), around, to)]));
  });
}

const STEP = 15;

/** Turns about the middle; Shift in steps of 15°, and upright is easy to hit. */
export function turnGesture(stage: Stage, start: Press): Gesture | null {
  const { camera } = stage.camera.getState();
  const chosen = new Set(stage.selection());
  const frame = frameOf(stage.page().elements.filter(({ id }) => chosen.has(id)));
  if (!frame) return null;
  const middle = centerOf(frame);
  const angleAt = ({ at }: Press) => {
    const place = toBoard(camera, at);
    return (Math.atan2(place.y - middle.y, place.x - middle.x) * 180) / Math.PI;
  };
  const from = angleAt(start);
  return boxGesture(stage, (items, press) => {
    const turn = turnBy(frame.rot, angleAt(press) - from, press.shift);
    return new Map(items.map((item) => [item.id, turnedAbout(boxOf(item), middle, turn)]));
  });
}

function turnBy(rot: number, by: number, inSteps: boolean): number {
  const to = normal(rot + by);
  const step = inSteps ? STEP : 45;
  const near = Math.round(to / step) * step;
  return (inSteps || Math.abs(to - near) < 3 ? near : to) - rot;
}
