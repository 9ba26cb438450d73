import type { Point, Rect } from './geometry';

/** A line that something stands on: a place on one axis, and how far it reaches along the other. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Line {
  readonly at: number;
  readonly rect: Rect;
}

export interface SnapLines {
  readonly x: readonly Line[];
  readonly y: readonly Line[];
}

/** The edges and middles of what stands still. */
export function snapLines(rects: readonly Rect[]): SnapLines {
  const byPlace = (lines: Line[]) => lines.sort((a, b) => a.at - b.at);
  return {
    x: byPlace(rects.flatMap((rect) => [rect.x, rect.x + rect.w / 2, rect.x + rect.w].map((at) => ({ at, rect })))),
    y: byPlace(rects.flatMap((rect) => [rect.y, rect.y + rect.h / 2, rect.y + rect.h].map((at) => ({ at, rect })))),
  };
}

/** How much further a moving rectangle has to go to stand on a line nearby, and the lines it then stands on. */
export function snapped(lines: SnapLines, moving: Rect, reach: number): { by: Point; guides: readonly Guide[] } {
  const x = nearest(lines.x, [moving.x, moving.x + moving.w / 2, moving.x + moving.w], reach);
  const y = nearest(lines.y, [moving.y, moving.y + moving.h / 2, moving.y + moving.h], reach);
  const by = { x: x?.by ?? 0, y: y?.by ?? 0 };
  const there = { ...moving, x: moving.x + by.x, y: moving.y + by.y };
  return {
    by,
    guides: [
      ...(x
        ? [
            {
              axis: 'x' as const,
              at: x.line.at,
              from: Math.min(there.y, x.line.rect.y),
              to: Math.max(there.y + there.h, x.line.rect.y + x.line.rect.h),
            },
          ]
        : []),
      ...(y
        ? [
            {
              axis: 'y' as const,
              at: y.line.at,
              from: Math.min(there.x, y.line.rect.x),
              to: Math.max(there.x + there.w, y.line.rect.x + y.line.rect.w),
            },
          ]
        : []),
    ],
  };
}

function nearest(lines: readonly Line[], places: readonly number[], reach: number): { by: number; line: Line } | null {
  let best: { by: number; line: Line } | null = null;
  for (const place of places) {
    for (let at = firstFrom(lines, place - reach); at < lines.length; at += 1) {
      const line = lines[at] as Line;
      const by = line.at - place;
      if (by > reach) break;
      if (!best || Math.abs(by) < Math.abs(best.by)) best = { by, line };
    }
  }
  return best;
}

function firstFrom(lines: readonly Line[], place: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] as Line).at < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
