import type { Json } from '@butterfly/contracts/core';
import { isObject } from './same-json';

/** States of a board are never changed in place, so what was found out about a list stays true. */
const known = new WeakMap<readonly Json[], readonly string[] | null>();

/** The ids of a list of objects, when every one has its own; else null. */
export function uniqueIds(list: readonly Json[]): readonly string[] | null {
  const before = known.get(list);
  if (before !== undefined) return before;
  const ids = readIds(list);
  const result = ids && new Set(ids).size === ids.length ? ids : null;
  known.set(list, result);
  return result;
}

function readIds(list: readonly Json[]): string[] | null {
  const ids: string[] = [];
  for (const item of list) {
    if (!isObject(item) || typeof item['id'] !== 'string') return null;
    ids.push(item['id']);
  }
  return ids;
}
