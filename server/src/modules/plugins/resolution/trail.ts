import type { PointerMove } from './world';

/**
 * The releases a channel stands on, the current one first. A promote puts one on top, a rollback takes off what lies above
 * its target – so that after a rollback everything is as it was before the promote. With `frozenSince` the channel as it
 * was then, and security releases since.
 */
export function trailOf(moves: readonly PointerMove[], frozenSince: number | null = null): number[] {
  const stack: number[] = [];
  for (const move of moves) {
    if (frozenSince !== null && move.at > frozenSince && !move.breaksFreeze && stack.length > 0) continue;
    const at = stack.indexOf(move.release);
    if (at >= 0) stack.splice(move.rollback ? at + 1 : at, move.rollback ? stack.length : 1);
    if (stack.at(-1) !== move.release) stack.push(move.release);
  }
  return stack.reverse();
}
