import { createStore } from 'zustand/vanilla';
import type { Point, Rect } from './geometry';

/** Between the lines of the grid, in pixels of the board. */
export const GRID = 20;

interface GridState {
  readonly on: boolean;
}

/** Whether things snap to a grid. As the place one looks at, it is kept for as long as the tab lives. */
export const gridStore = createStore<GridState>(() => ({ on: false }));
export const gridToggled = (): void => gridStore.setState(({ on }) => ({ on: !on }));

const onGrid = (place: number): number => Math.round(place / GRID) * GRID;

/** How far something has to go so that its upper left corner stands on the grid. */
export const toGrid = ({ x, y }: Point): Point => ({ x: onGrid(x) - x, y: onGrid(y) - y });

/** A pull at a side or corner (−1, 0, 1 on each axis) after which that side stands on the grid. */
export function pulledToGrid({ x, y, w, h }: Rect, handle: Point, by: Point): Point {
  const pulled = (from: number, length: number, side: number, pull: number) => {
    const edge = side > 0 ? from + length : from;
    return side === 0 ? pull : onGrid(edge + pull) - edge;
  };
  return { x: pulled(x, w, handle.x, by.x), y: pulled(y, h, handle.y, by.y) };
}

/** The way to the next line in a direction, for the keys. */
export function stepOnGrid(at: Point, [x, y]: readonly [number, number]): Point {
  const step = (place: number, way: number) => {
    if (way === 0) return 0;
    const next = way > 0 ? Math.floor(place / GRID) + 1 : Math.ceil(place / GRID) - 1;
    return next * GRID - place;
  };
  return { x: step(at.x, x), y: step(at.y, y) };
}
