import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { diffKeyOrder } from './diff-key-order';
import { diffKeyed } from './diff-keyed';
import { uniqueIds } from './item-ids';
import { isObject, presentKeys, sameJson } from './same-json';

/**
 * The operations of RFC 6902 that turn one document into another, byte for byte: `JSON.stringify` of the outcome is that of
 * the target, key order included. Lists of objects with unique ids are compared by id, so that adding, removing or restacking
 * one item of a thousand is one operation and not a thousand.
 *
 * @example
 * diffDocument({ a: [{ id: '1' }, { id: '2' }] }, { a: [{ id: '2' }] }); // [{ op: 'remove', path: '/a/0' }]
 */
export function diffDocument(base: Json, next: Json): PatchOperation[] {
  const operations: PatchOperation[] = [];
  compare({ base, next, path: '' }, operations);
  return operations;
}

interface Pair<T extends Json = Json> {
  readonly base: T;
  readonly next: T;
  readonly path: string;
}

function compare({ base, next, path }: Pair, into: PatchOperation[]): void {
  if (base === next) return;
  if (Array.isArray(base) && Array.isArray(next)) return compareLists({ base, next, path }, into);
  if (isObject(base) && isObject(next)) return compareObjects({ base, next, path }, into);
  into.push({ op: 'replace', path, value: next });
}

function compareObjects({ base, next, path }: Pair<{ [key: string]: Json }>, into: PatchOperation[]): void {
  const has = (object: { [key: string]: Json }, key: string) => Object.hasOwn(object, key) && object[key] !== undefined;
  const before = presentKeys(base);
  const after = presentKeys(next);
  for (const key of before) if (!has(next, key)) into.push({ op: 'remove', path: below(path, key) });
  const late = diffKeyOrder(
    before.filter((key) => has(next, key)),
    after,
  );
  for (const key of after) {
    const place = below(path, key);
    const value = next[key] as Json;
    if (!has(base, key)) {
      into.push({ op: 'add', path: place, value });
      continue;
    }
    compare({ base: base[key] as Json, next: value, path: place }, into);
    // Taken out and put back, a member stands last: the one way in which RFC 6902 can change the order of keys.
    if (late.has(key)) into.push({ op: 'move', from: place, path: place });
  }
}

function compareLists({ base, next, path }: Pair<Json[]>, into: PatchOperation[]): void {
  const baseIds = uniqueIds(base);
  const nextIds = uniqueIds(next);
  if (!baseIds || !nextIds) return compareByPlace({ base, next, path }, into);
  const item = (index: number) => below(path, index);
  const before = diffKeyed({ baseIds, nextIds, next, path, item }, into);
  if (!before) return;
  for (let index = 0; index < next.length; index += 1) {
    const old = before(index);
    if (old !== undefined && base[old] !== next[index])
      compare({ base: base[old] as Json, next: next[index] as Json, path: item(index) }, into);
  }
}

/** Without ids: what is alike at both ends stays, the rest is compared by place. */
function compareByPlace({ base, next, path }: Pair<Json[]>, into: PatchOperation[]): void {
  const shorter = Math.min(base.length, next.length);
  let start = 0;
  while (start < shorter && sameJson(base[start], next[start])) start += 1;
  let tail = 0;
  while (tail < shorter - start && sameJson(base[base.length - 1 - tail], next[next.length - 1 - tail])) tail += 1;
  const end = shorter - tail;
  for (let index = base.length - tail - 1; index >= end; index -= 1) into.push({ op: 'remove', path: below(path, index) });
  for (let index = start; index < end; index += 1)
    compare({ base: base[index] as Json, next: next[index] as Json, path: below(path, index) }, into);
  for (let index = end; index < next.length - tail; index += 1)
    into.push({ op: 'add', path: below(path, index), value: next[index] as Json });
}

const below = (path: string, key: string | number): string =>
  `${path}/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
