/** Repeatable chance: the same seed gives the same run on every machine. */
export interface RandomSource {
  /** A whole number from 0 up to, not including, `below`. */
  next(below: number): number;
  pick<T>(list: readonly T[]): T;
}

export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  // mulberry32: short, and good in its low bits too, unlike a linear congruence.
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return { next, pick: (list) => list[next(list.length)] as (typeof list)[number] };
}
