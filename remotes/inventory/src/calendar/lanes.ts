interface Span {
  readonly id: number;
  readonly protected_from: string;
  readonly protected_to: string;
}

/**
 * The line on which a bar lies, so that none covers another: the first that is free of those before it.
 *
 * @example laneOf(bars, bars[1]); // 1, when both meet
 */
export function laneOf(bars: readonly Span[], bar: Span): number {
  const ends: string[] = [];
  for (const one of [...bars].sort((a, b) => a.protected_from.localeCompare(b.protected_from) || a.id - b.id)) {
    const free = ends.findIndex((end) => end <= one.protected_from);
    const lane = free < 0 ? ends.length : free;
    if (one.id === bar.id) return lane;
    ends[lane] = one.protected_to;
  }
  return 0;
}
