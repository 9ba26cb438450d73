import type { Figure } from './figures';

/** What takes nothing would fit any number of times; no file can say so. */
const MOST_TIMES = 1_000;

/** A figure that has a limit and no peer, such as milliseconds, bytes, or how many may be left open (none: a limit of 0). */
export interface LimitedFigure extends Omit<Figure, 'beside' | 'goal' | 'ratio'> {
  /** The most it may be, in its own unit. */
  readonly limit: number;
}

/**
 * The figure with how many times it would fit into its limit as its ratio, so that it is compared and missed as others are.
 *
 * @example withinLimit({ figure: 'rollback, p95', value: 50, unit: 'ms', limit: 500 }) // ×10 beside “its limit of 500 ms”, goal 1
 */
export function withinLimit({ limit, ...figure }: LimitedFigure): Figure {
  return { ...figure, ratio: timesWithin(limit, figure.value), beside: `its limit of ${limit} ${figure.unit}`.trim(), goal: 1 };
}

function timesWithin(limit: number, value: number): number {
  if (limit === 0) return value > 0 ? 0 : 1;
  return value > 0 ? Math.min(MOST_TIMES, limit / value) : MOST_TIMES;
}
