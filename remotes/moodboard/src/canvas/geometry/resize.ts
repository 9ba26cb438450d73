import type { Point, Rect } from './geometry';
import { centerOf, turned } from './geometry';
import type { Box } from './item-box';

/** Which side or corner is pulled: −1, 0 or 1 on each axis. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const LEAST = 8;

/** A turned box whose handle was pulled by `by` (on the board); the opposite side stays where it is. */
export function resizedBox(box: Box, handle: Handle, { by, keepRatio }: { by: Point; keepRatio: boolean }): Box {
  const pull = turned(by, -box.rot);
  const { w, h } = sizeAfter(box, handle, { pull, keepRatio });
  const middle = centerOf(box);
  const anchor = turned({ x: (-handle.x * box.w) / 2, y: (-handle.y * box.h) / 2 }, box.rot);
  const next = turned({ x: (handle.x * w) / 2, y: (handle.y * h) / 2 }, box.rot);
  const center = { x: middle.x + anchor.x + next.x, y: middle.y + anchor.y + next.y };
  return { x: center.x - w / 2, y: center.y - h / 2, w, h, rot: box.rot };
}

/** Several items scale with the rectangle around them. */
export function scaledWith(box: Box, from: Rect, to: Rect): Box {
  const [fx, fy] = [to.w / Math.max(1, from.w), to.h / Math.max(1, from.h)];
  // A turned item cannot be stretched along the board's axes without becoming a rhombus: it grows evenly.
  const even = Math.sqrt(fx * fy);
  const [w, h] = box.rot % 90 === 0 ? straight(box, fx, fy) : [box.w * even, box.h * even];
  const middle = centerOf(box);
  const center = { x: to.x + (middle.x - from.x) * fx, y: to.y + (middle.y - from.y) * fy };
  return { x: center.x - w / 2, y: center.y - h / 2, w: Math.max(LEAST, w), h: Math.max(LEAST, h), rot: box.rot };
}

function straight(box: Box, fx: number, fy: number): [number, number] {
  return box.rot % 180 === 0 ? [box.w * fx, box.h * fy] : [box.w * fy, box.h * fx];
}

function sizeAfter({ w, h }: Rect, handle: Handle, { pull, keepRatio }: { pull: Point; keepRatio: boolean }): { w: number; h: number } {
  const free = { w: Math.max(LEAST, w + handle.x * pull.x), h: Math.max(LEAST, h + handle.y * pull.y) };
  if (!keepRatio) return free;
  const factor = factorOf(handle, free.w / w, free.h / h);
  return { w: Math.max(LEAST, w * factor), h: Math.max(LEAST, h * factor) };
}

function factorOf(handle: Handle, fw: number, fh: number): number {
  if (handle.x === 0) return fh;
  if (handle.y === 0) return fw;
  return Math.abs(fw - 1) > Math.abs(fh - 1) ? fw : fh;
}

/** Boxes turned together about the middle of them all. */
export function turnedAbout(box: Box, middle: Point, degrees: number): Box {
  const center = centerOf(box);
  const away = turned({ x: center.x - middle.x, y: center.y - middle.y }, degrees);
  return { x: middle.x + away.x - box.w / 2, y: middle.y + away.y - box.h / 2, w: box.w, h: box.h, rot: normal(box.rot + degrees) };
}

export const normal = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
