/** As long as a slice may be: others wait at most this much longer for their turn. */
const SLICE_MS = 4;
/** What lies between two slices while others are served, whose work needs many rounds of the event loop. Long work has a quarter then. */
const PAUSE_MS = 12;

let requests = 0;
let inWork = 0;

/** Counts a request that is being served; the answer is to be called when it is over. */
export function countRequest(): () => void {
  requests += 1;
  return () => {
    requests -= 1;
  };
}

type Rest = (serve: () => void) => void;

/** One slice at a time, whosever it is: ten pieces of long work take ten times as long, and others wait no longer. */
function queueWith(rest: Rest): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const serveOne = () => {
    waiting.shift()?.();
    if (waiting.length > 0) rest(serveOne);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) rest(serveOne);
    });
}

/** For who keeps nobody waiting but themselves. */
const restAside = queueWith((serve) => void (requests > inWork ? setTimeout(serve, PAUSE_MS) : setImmediate(serve)));
/** For who holds a connection of the database: a longer rest would let others wait for that. */
const restBriefly = queueWith((serve) => void setImmediate(serve));

/** Work that stops at each `yield`, where something else may happen. */
export type Sliced<T> = Generator<void, T, void>;

/**
 * Does long work in slices of 4 ms, between which every other request has its turn. Work that takes less is done at once.
 *
 * @param options `holdsConnection`: it happens inside a transaction.
 *
 * @example
 * const { root } = await inSlices(splitDocument(data, { ids, parts }));
 */
export async function inSlices<T>(work: Sliced<T>, { holdsConnection = false } = {}): Promise<T> {
  const rest = holdsConnection ? restBriefly : restAside;
  inWork += 1;
  try {
    for (;;) {
      const until = performance.now() + SLICE_MS;
      do {
        const step = work.next();
        if (step.done) return step.value;
      } while (performance.now() < until);
      await rest();
    }
  } finally {
    inWork -= 1;
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
 * For work that waits anyway: `await turn()` between two steps lets others have their turn when 4 ms have passed since the last.
 *
 * @example
 * const turn = turns();
 * for (const one of many) { await turn(); await change(one); }
 */
export function turns(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await restBriefly();
    until = performance.now() + SLICE_MS;
  };
}
