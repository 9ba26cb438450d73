import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { longestIncreasing } from './longest-increasing';

interface Keyed {
  readonly baseIds: readonly string[];
  readonly nextIds: readonly string[];
  readonly next: Json[];
  /** Of the list. */
  readonly path: string;
  /** The path of the item at an index. */
  readonly item: (index: number) => string;
}

/** With more steps than this a list is said as a whole: shorter to apply, and most often shorter to send. */
const MOST_STEPS = 2_000;

/**
 * Says how the items of a list come, go and change places. Both ends that are alike are left out first.
 *
 * @returns where an item of the new list was in the old one (undefined: it is new); null when the list was said as a whole.
 */
export function diffKeyed(
  { baseIds, nextIds, next, path, item }: Keyed,
  into: PatchOperation[],
): ((index: number) => number | undefined) | null {
  const { start, tail } = alikeEnds(baseIds, nextIds);
  const before = baseIds.slice(start, baseIds.length - tail);
  const after = nextIds.slice(start, nextIds.length - tail);
  const steps = placements({ before, after });
  if (!steps) {
    into.push({ op: 'replace', path, value: next });
    return null;
  }
  for (const index of steps.gone) into.push({ op: 'remove', path: item(start + index) });
  for (const { from, to, at } of steps.placed) {
    if (from === null) into.push({ op: 'add', path: item(start + to), value: next[start + at] as Json });
    else if (from !== to) into.push({ op: 'move', from: item(start + from), path: item(start + to) });
  }
  const shift = baseIds.length - nextIds.length;
  return (index) => {
    if (index < start) return index;
    if (index >= nextIds.length - tail) return index + shift;
    const old = steps.position.get(nextIds[index] ?? '');
    return old === undefined ? undefined : start + old;
  };
}

function alikeEnds(a: readonly string[], b: readonly string[]): { start: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return { start, tail };
}

interface Placement {
  /** Null: the item is new. */
  readonly from: number | null;
  readonly to: number;
  /** Index in the new list. */
  readonly at: number;
}

/** Null: too many steps. */
function placements({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const position = new Map(before.map((id, index) => [id, index]));
  const wanted = new Map(after.map((id, index) => [id, index]));
  const gone = before.flatMap((id, index) => (wanted.has(id) ? [] : [index])).reverse();
  const working = before.filter((id) => wanted.has(id));
  const stays = new Set(longestIncreasing(working.map((id) => wanted.get(id) ?? -1)).map((index) => working[index]));
  if (gone.length + after.length - stays.size > MOST_STEPS) return null;
  const placed: Placement[] = [];
  for (const [at, id] of after.entries())
    if (!stays.has(id)) placed.push(placeOne({ id, at, previous: after[at - 1], known: position.has(id) }, working));
  return { gone, position, placed };
}

function placeOne(
  { id, at, previous, known }: { id: string; at: number; previous: string | undefined; known: boolean },
  working: string[],
): Placement {
  const from = known ? working.indexOf(id) : -1;
  if (from >= 0) working.splice(from, 1);
  const to = previous === undefined ? 0 : working.indexOf(previous) + 1;
  working.splice(to, 0, id);
  return { from: from < 0 ? null : from, to, at };
}
