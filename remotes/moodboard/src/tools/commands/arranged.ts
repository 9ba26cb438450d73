import type { Point } from '../../canvas/geometry/geometry';

interface Size {
  readonly w: number;
  readonly h: number;
}

const GAP = 24;

/** Where new pictures go, around a point: in rows, none on another, as many across as down. */
export function arranged(sizes: readonly Size[], middle: Point): readonly Point[] {
  const across = Math.ceil(Math.sqrt(sizes.length));
  const rows = Array.from({ length: Math.ceil(sizes.length / across) }, (_, at) => sizes.slice(at * across, (at + 1) * across));
  const heights = rows.map((row) => Math.max(...row.map(({ h }) => h)));
  let y = middle.y - (sum(heights) + GAP * (rows.length - 1)) / 2;
  return rows.flatMap((row, at) => {
    let x = middle.x - (sum(row.map(({ w }) => w)) + GAP * (row.length - 1)) / 2;
    const places = row.map(({ w }) => {
      const place = { x, y };
      x += w + GAP;
      return place;
    });
    y += (heights[at] ?? 0) + GAP;
    return places;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
