import type { Rect } from '../geometry';

export function rounded(to: CanvasRenderingContext2D, { x, y, w, h }: Rect, radius: number | number[]): void {
  to.beginPath();
  to.roundRect(x, y, w, h, radius);
}

/** Fills an outline that lies a little above the paper. */
export function shaded(to: CanvasRenderingContext2D, outline: () => void, fill: string): void {
  to.save();
  to.shadowColor = 'rgb(40 30 50 / 16%)';
  to.shadowBlur = 14;
  to.shadowOffsetY = 4;
  to.fillStyle = fill;
  outline();
  to.fill();
  to.restore();
}
