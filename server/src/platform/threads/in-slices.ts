import { setImmediate as nextTurn } from 'node:timers/promises';

/** As long as a slice may be: others wait at most this much longer for their turn. */
const SLICE_MS = 8;

/** Work that stops at each `yield`, where something else may happen. */
export type Sliced<T> = Generator<void, T, void>;

/**
 * Does long work in slices of 8 ms, between which every other request has its turn. Work that takes less is done at once.
 *
 * @example
 * const { root } = await inSlices(splitDocument(data, { ids, parts }));
 */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await nextTurn();
  }
}

/** The same without a pause, for what is known to be small. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * For work that waits anyway: `await turn()` between two steps lets others have their turn when 8 ms have passed since the last.
 *
 * @example
 * const turn = turns();
 * for (const one of many) { await turn(); await change(one); }
 */
export function turns(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  };
}
