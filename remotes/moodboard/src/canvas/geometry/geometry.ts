export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

export const centerOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });
export const touches = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });
export const holds = (rect: Rect, { x, y }: Point): boolean => x >= rect.x && y >= rect.y && x <= rect.x + rect.w && y <= rect.y + rect.h;

export function rectBetween(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
}

export function turned({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The upright rectangle around a turned one. */
export function boundsOf(rect: Rect, degrees: number): Rect {
  if (degrees % 360 === 0) return rect;
  const [sin, cos] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.abs(Math.cos((degrees * Math.PI) / 180))];
  const [w, h] = [rect.w * cos + rect.h * sin, rect.w * sin + rect.h * cos];
  const center = centerOf(rect);
  return { x: center.x - w / 2, y: center.y - h / 2, w, h };
}

/** The rectangle around all; null when there are none. */
export function union(rects: readonly Rect[]): Rect | null {
  const [first, ...rest] = rects;
  if (!first) return null;
  let [left, top, right, bottom] = [first.x, first.y, first.x + first.w, first.y + first.h];
  for (const { x, y, w, h } of rest) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
