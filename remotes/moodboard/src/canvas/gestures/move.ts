import type { BoardItem } from '../../model/board-document';
import { newId } from '../../model/new-id';
import type { Point, Rect } from '../geometry/geometry';
import { union } from '../geometry/geometry';
import { gridStore, toGrid } from '../geometry/grid';
import { itemBounds } from '../geometry/item-box';
import { movingWith } from '../geometry/selection-scope';
import type { SnapLines } from '../geometry/snap';
import { snapped } from '../geometry/snap';
import type { Gesture, Press, Stage } from './gesture';
import { stillLines } from './still-lines';

const REACH = 6;

/** Moves what is selected; Shift keeps to one direction, Alt pressed on the way leaves the guides out. */
export function moveGesture(stage: Stage, start: Press): Gesture | null {
  const { layer, overlay, host, camera, page } = stage;
  const ids = movingWith(page().elements, stage.selection());
  const chosen = new Set(ids);
  const items = page().elements.filter(({ id }) => chosen.has(id));
  const from = union(items.map(itemBounds));
  if (!from) return null;
  const lines = stillLines(stage, chosen);
  let by: Point = { x: 0, y: 0 };
  layer.lift(ids);

  const settle = () => {
    layer.drop();
    overlay.guides([], camera.getState().camera);
    stage.refresh();
  };
  return {
    move({ at, shift, alt }) {
      const { camera: now } = camera.getState();
      by = direction({ x: (at.x - start.at.x) / now.z, y: (at.y - start.at.y) / now.z }, shift);
      const there = { ...from, x: from.x + by.x, y: from.y + by.y };
      const snap = alt ? null : snapOf(lines, there, REACH / now.z);
      if (snap) by = { x: by.x + (shift && by.x === 0 ? 0 : snap.by.x), y: by.y + (shift && by.y === 0 ? 0 : snap.by.y) };
      layer.drag(by);
      overlay.frame({ ...from, x: from.x + by.x, y: from.y + by.y, rot: 0 }, now, true);
      overlay.guides(snap?.guides ?? [], now);
    },
    end() {
      settle();
      if (by.x === 0 && by.y === 0) return;
      if (start.alt) host.added(items.map((item) => copyOf(item, by)));
      else host.placed(new Map(items.map((item) => [item.id, { x: item.x + by.x, y: item.y + by.y }])));
    },
    cancel: settle,
  };
}

function snapOf(lines: SnapLines, there: Rect, reach: number): ReturnType<typeof snapped> {
  return gridStore.getState().on ? { by: toGrid(there), guides: [] } : snapped(lines, there, reach);
}

function copyOf(item: BoardItem, by: Point): BoardItem {
  return { ...item, id: newId(), x: Math.round(item.x + by.x), y: Math.round(item.y + by.y) };
}

function direction({ x, y }: Point, straight: boolean): Point {
  if (!straight) return { x, y };
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}
