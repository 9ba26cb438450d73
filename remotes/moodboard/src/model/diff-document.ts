import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { longestIncreasing } from './longest-increasing';

/**
 * The operations of RFC 6902 that turn one document into another. Lists of objects with unique ids are compared by id, so
 * that adding, removing or restacking one item of a thousand is one operation and not a thousand.
 *
 * @example
 * diffDocument({ a: [{ id: '1' }, { id: '2' }] }, { a: [{ id: '2' }] }); // [{ op: 'remove', path: '/a/0' }]
 */
export function diffDocument(base: Json, next: Json): PatchOperation[] {
  const operations: PatchOperation[] = [];
  compare({ base, next, path: '' }, operations);
  return operations;
}

interface Pair {
  readonly base: Json;
  readonly next: Json;
  readonly path: string;
}

function compare({ base, next, path }: Pair, into: PatchOperation[]): void {
  if (base === next) return;
  if (Array.isArray(base) && Array.isArray(next)) return compareLists({ base, next, path }, into);
  if (isPlainObject(base) && isPlainObject(next)) return compareObjects({ base, next, path }, into);
  into.push({ op: 'replace', path, value: next });
}

function compareObjects({ base, next, path }: { base: JsonObject; next: JsonObject; path: string }, into: PatchOperation[]): void {
  for (const key of Object.keys(base)) if (!Object.hasOwn(next, key)) into.push({ op: 'remove', path: below(path, key) });
  for (const [key, value] of Object.entries(next)) {
    if (Object.hasOwn(base, key)) compare({ base: base[key] as Json, next: value, path: below(path, key) }, into);
    else into.push({ op: 'add', path: below(path, key), value });
  }
}

function compareLists({ base, next, path }: { base: Json[]; next: Json[]; path: string }, into: PatchOperation[]): void {
  const baseIds = uniqueIds(base);
  const nextIds = uniqueIds(next);
  if (baseIds && nextIds) return compareById({ base, next, path, baseIds, nextIds }, into);
  const common = Math.min(base.length, next.length);
  for (let index = base.length - 1; index >= common; index -= 1) into.push({ op: 'remove', path: below(path, index) });
  for (let index = 0; index < common; index += 1) compare({ base: base[index] as Json, next: next[index] as Json, path: below(path, index) }, into);
  for (let index = common; index < next.length; index += 1) into.push({ op: 'add', path: below(path, '-'), value: next[index] as Json });
}

interface Keyed {
  readonly base: Json[];
  readonly next: Json[];
  readonly path: string;
  readonly baseIds: string[];
  readonly nextIds: string[];
}

function compareById({ base, next, path, baseIds, nextIds }: Keyed, into: PatchOperation[]): void {
  const wanted = new Set(nextIds);
  const working = [...baseIds];
  for (let index = working.length - 1; index >= 0; index -= 1) {
    if (wanted.has(working[index] ?? '')) continue;
    working.splice(index, 1);
    into.push({ op: 'remove', path: below(path, index) });
  }
  const before = new Map(baseIds.map((id, index) => [id, base[index] as Json]));
  const stays = inPlace(working, nextIds);
  nextIds.forEach((id, index) => {
    if (!stays.has(id)) placeOne({ id, value: next[index] as Json, previous: nextIds[index - 1], known: before.has(id) }, { working, path, into });
  });
  nextIds.forEach((id, index) => {
    const old = before.get(id);
    if (old !== undefined) compare({ base: old, next: next[index] as Json, path: below(path, index) }, into);
  });
}

function placeOne(
  item: { id: string; value: Json; previous: string | undefined; known: boolean },
  { working, path, into }: { working: string[]; path: string; into: PatchOperation[] },
): void {
  const from = item.known ? working.indexOf(item.id) : -1;
  if (from >= 0) working.splice(from, 1);
  const to = item.previous === undefined ? 0 : working.indexOf(item.previous) + 1;
  working.splice(to, 0, item.id);
  if (from < 0) into.push({ op: 'add', path: below(path, to), value: item.value });
  else if (from !== to) into.push({ op: 'move', from: below(path, from), path: below(path, to) });
}

/** Ids that keep their relative order; the fewest others have to move. */
function inPlace(working: readonly string[], nextIds: readonly string[]): Set<string> {
  const position = new Map(nextIds.map((id, index) => [id, index]));
  const positions = working.map((id) => position.get(id) ?? -1);
  return new Set(longestIncreasing(positions).map((index) => working[index] ?? ''));
}

function uniqueIds(list: readonly Json[]): string[] | null {
  const ids: string[] = [];
  for (const item of list) {
    if (!isPlainObject(item) || typeof item['id'] !== 'string') return null;
    ids.push(item['id']);
  }
  return new Set(ids).size === ids.length ? ids : null;
}

type JsonObject = { [key: string]: Json };
const isPlainObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const below = (path: string, key: string | number): string => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
