import type { Point, Rect } from '../geometry/geometry';

/** Where the board is on the screen: a place p of the board is drawn at p × z + (x, y). */
export interface Camera extends Point {
  readonly z: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}

const LEAST = 0.05;
const MOST = 8;
const MARGIN = 28;

export const toBoard = ({ x, y, z }: Camera, at: Point): Point => ({ x: (at.x - x) / z, y: (at.y - y) / z });
export const toScreen = ({ x, y, z }: Camera, at: Point): Point => ({ x: at.x * z + x, y: at.y * z + y });
export const rectToScreen = (camera: Camera, rect: Rect): Rect => ({
  ...toScreen(camera, rect),
  w: rect.w * camera.z,
  h: rect.h * camera.z,
});
export const panned = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

/** Zooms so that what lies under `at` stays there. */
export function zoomedTo(camera: Camera, zoom: number, at: Point): Camera {
  const z = Math.min(MOST, Math.max(LEAST, zoom));
  const under = toBoard(camera, at);
  return { z, x: at.x - under.x * z, y: at.y - under.y * z };
}

/** The whole rectangle in the middle of the window; never larger than life. */
export function fitted(rect: Rect, view: Size, most = 1): Camera {
  const margin = Math.min(MARGIN, view.w / 16);
  const z = Math.min(
    most,
    Math.max(LEAST, Math.min((view.w - 2 * margin) / Math.max(1, rect.w), (view.h - 2 * margin) / Math.max(1, rect.h))),
  );
  return { z, x: (view.w - rect.w * z) / 2 - rect.x * z, y: (view.h - rect.h * z) / 2 - rect.y * z };
}

export function visibleRect(camera: Camera, view: Size): Rect {
  return { ...toBoard(camera, { x: 0, y: 0 }), w: view.w / camera.z, h: view.h / camera.z };
}

/** The camera moved as little as shows the rectangle. */
export function revealed(camera: Camera, rect: Rect, view: Size): Camera {
  const { x, y } = toScreen(camera, rect);
  return panned(camera, { x: shift(x, rect.w * camera.z, view.w), y: shift(y, rect.h * camera.z, view.h) });
}

function shift(from: number, length: number, room: number): number {
  if (from >= 0 && from + length <= room) return 0;
  if (length > room || from < 0) return MARGIN - from;
  return room - MARGIN - from - length;
}
