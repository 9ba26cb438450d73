interface Span {
  readonly id: number;
  readonly protected_from: string;
  readonly protected_to: string;
}

/**
 * The lines on which bars lie, by their ids, so that none covers another: each on the first that is free of those before it.
 *
 * @example lanesOf([first, second]); // Map { 1 → 0, 2 → 1 }, when both meet
 */
export function lanesOf(bars: readonly Span[]): ReadonlyMap<number, number> {
  const ends: string[] = [];
  const lanes = new Map<number, number>();
  for (const one of [...bars].sort((a, b) => a.protected_from.localeCompare(b.protected_from) || a.id - b.id)) {
    const free = ends.findIndex((end) => end <= one.protected_from);
    const lane = free < 0 ? ends.length : free;
    lanes.set(one.id, lane);
    ends[lane] = one.protected_to;
  }
  return lanes;
}
