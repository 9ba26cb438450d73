const TICK_MS = 10;

/** Something that a timer of this process did: at the moment it came to it, for which it may have been waiting since the last tick. */
export interface Attempt {
  readonly since: number;
  readonly at: number;
}

export interface LoopWatch {
  now(): Attempt;
  stop(): void;
}

/** Knows since when the event loop has been held up: what it does after that was due some time between. */
export function watchLoop(): LoopWatch {
  let ticked = performance.now();
  const ticks = setInterval(() => {
    ticked = performance.now();
  }, TICK_MS);
  return { now: () => ({ since: ticked, at: performance.now() }), stop: () => clearInterval(ticks) };
}

/**
 * The most attempts in one slot of the clock. Each is shared out evenly over the time in which it may have been due, so that a process that
 * was held up does not look like many pages that came at once.
 *
 * @example mostInAnySlot([{ since: 0, at: 10 }, { since: 50, at: 150 }], { since: 0, slotMs: 100 }) // 1.5
 */
export function mostInAnySlot(
  attempts: readonly Attempt[],
  { since, slotMs }: { readonly since: number; readonly slotMs: number },
): number {
  const slots = new Map<number, number>();
  for (const attempt of attempts) {
    const [from, to] = [attempt.since - since, Math.max(attempt.at, attempt.since + 1) - since];
    for (let slot = Math.floor(from / slotMs); slot * slotMs < to; slot += 1) {
      const shared = Math.min(to, (slot + 1) * slotMs) - Math.max(from, slot * slotMs);
      slots.set(slot, (slots.get(slot) ?? 0) + shared / (to - from));
    }
  }
  return Math.max(0, ...slots.values());
}
