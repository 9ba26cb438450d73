import type { Rectangle } from './canvas';

const EDGE = 24;
const GAP = 12;
const WIDTH = 1_200 - 2 * EDGE;
const HEIGHT = 780;

/** A large picture on the left, the others in a grid beside it. */
export function collageLayout(count: number): Rectangle[] {
  if (count <= 1) return [{ x: EDGE, y: EDGE, w: WIDTH, h: HEIGHT }];
  const large = { x: EDGE, y: EDGE, w: Math.round(WIDTH * 0.46), h: HEIGHT };
  const others = count - 1;
  const columns = Math.min(others, others > 4 ? 3 : 2);
  const rows = Math.ceil(others / columns);
  const room = WIDTH - large.w - GAP;
  return [
    large,
    ...Array.from({ length: others }, (_value, at) => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, others - row * columns);
      const w = (room - (inRow - 1) * GAP) / inRow;
      const h = (HEIGHT - (rows - 1) * GAP) / rows;
      return {
        x: Math.round(large.x + large.w + GAP + (at % columns) * (w + GAP)),
        y: Math.round(EDGE + row * (h + GAP)),
        w: Math.floor(w),
        h: Math.floor(h),
      };
    }),
  ];
}
