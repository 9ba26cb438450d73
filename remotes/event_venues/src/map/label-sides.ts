import type { MapPoint } from './map-points';

/** Where a name stands beside its point; hidden until it is pointed at where there is no room. */
export type LabelSide = 'right' | 'left' | 'hidden';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const [CHARACTER, LINE, DOT, GAP] = [7, 18, 8, 10];

/**
 * Sides on which names cover neither each other nor another point, for a map of this size in pixels; the first in the list have the choice.
 *
 * @example labelSides([{ id: 1, x: 0.5, y: 0.5 }], { nameOf: () => 'Kiln Loft', width: 900, height: 225 }) // Map { 1 => 'right' }
 */
export function labelSides(
  points: readonly MapPoint[],
  { nameOf, width, height }: { readonly nameOf: (id: number) => string; readonly width: number; readonly height: number },
): ReadonlyMap<number, LabelSide> {
  const at = points.map(({ id, x, y }) => ({ id, x: x * width, y: y * height }));
  const taken: Box[] = at.map(({ x, y }) => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const sides = new Map<number, LabelSide>();
  at.forEach(({ id, x, y }, own) => {
    const length = nameOf(id).length * CHARACTER;
    const box = (left: number): Box => ({ left, right: left + length, top: y - LINE / 2, bottom: y + LINE / 2 });
    const fits = (wanted: Box) =>
      wanted.left >= 0 && wanted.right <= width && taken.every((other, index) => index === own || !overlap(wanted, other));
    const tries = [
      ['right', box(x + GAP)],
      ['left', box(x - GAP - length)],
    ] as const;
    const found = tries.find(([, wanted]) => fits(wanted));
    if (found) taken.push(found[1]);
    sides.set(id, found?.[0] ?? 'hidden');
  });
  return sides;
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
