import { longestIncreasing } from '../longest-increasing';

interface Orders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** What the merged list holds. */
  readonly alive: { has(key: string): boolean };
}

/**
 * The order of a merged list: theirs, with what I added or moved placed where I have it – behind the item that is before it on
 * my side.
 */
export function mergeOrder({ base, mine, theirs, alive }: Orders): string[] {
  const order = theirs.filter((key) => alive.has(key));
  const there = new Set(order);
  const moved = movedKeys(base, mine);
  const own = mine.filter((key) => alive.has(key));
  const isPlaced = (key: string) => !there.has(key) || moved.has(key);
  const lastStaying = own.findLastIndex((key) => !isPlaced(key));
  for (const [index, key] of own.entries()) {
    if (isPlaced(key)) place(order, { key, previous: index > lastStaying ? order.findLast((other) => other !== key) : own[index - 1] });
  }
  return order;
}

function place(order: string[], { key, previous }: { key: string; previous: string | undefined }): void {
  const from = order.indexOf(key);
  if (from >= 0) order.splice(from, 1);
  order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
}

/** The fewest items that must have moved for `base` to become the order of `mine`. */
function movedKeys(base: readonly string[], mine: readonly string[]): ReadonlySet<string> {
  const position = new Map(base.map((key, index) => [key, index]));
  const staying = mine.filter((key) => position.has(key));
  const inPlace = new Set(longestIncreasing(staying.map((key) => position.get(key) ?? -1)).map((index) => staying[index]));
  return new Set(staying.filter((key) => !inPlace.has(key)));
}
