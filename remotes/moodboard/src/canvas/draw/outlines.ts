import type { Rect } from '../geometry/geometry';

/** A shadow as canvas.css casts it: straight down the item. */
interface Shadow {
  readonly y: number;
  readonly blur: number;
  readonly color: string;
}

/** The same as in canvas.css, the lower one first. */
export const SHADOWS = {
  color: [{ y: 1, blur: 2, color: 'rgb(30 20 40 / 14%)' }],
  note: [
    { y: 6, blur: 16, color: 'rgb(60 45 10 / 10%)' },
    { y: 1, blur: 2, color: 'rgb(60 45 10 / 12%)' },
  ],
  image: [
    { y: 8, blur: 24, color: 'rgb(30 20 40 / 12%)' },
    { y: 1, blur: 2, color: 'rgb(30 20 40 / 16%)' },
  ],
  flower: [
    { y: 6, blur: 18, color: 'rgb(30 20 40 / 9%)' },
    { y: 1, blur: 2, color: 'rgb(30 20 40 / 12%)' },
  ],
} as const satisfies Readonly<Record<string, readonly Shadow[]>>;

export function rounded(to: CanvasRenderingContext2D, { x, y, w, h }: Rect, radius: number | number[]): void {
  to.beginPath();
  to.roundRect(x, y, w, h, radius);
}

/** Fills an outline that lies a little above the paper. A canvas casts shadows by its own pixels, whatever is scaled or turned. */
export function shaded(
  to: CanvasRenderingContext2D,
  { outline, fill, shadows }: { outline: () => void; fill: string; shadows: readonly Shadow[] },
): void {
  to.save();
  const { a, b, c, d } = to.getTransform();
  to.fillStyle = fill;
  outline();
  for (const { y, blur, color } of shadows) {
    Object.assign(to, { shadowColor: color, shadowBlur: blur * Math.hypot(a, b), shadowOffsetX: y * c, shadowOffsetY: y * d });
    to.fill();
  }
  to.restore();
}

/** Where words stand in a line of this height, as a browser sets them. */
export function baselineIn(to: CanvasRenderingContext2D, { top, height }: { top: number; height: number }): number {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = to.measureText('x');
  const [above, below] = [Math.round(fontBoundingBoxAscent), Math.round(fontBoundingBoxDescent)];
  return top + (height - above - below) / 2 + above;
}
