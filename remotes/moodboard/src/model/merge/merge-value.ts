import type { Json } from '@butterfly/contracts/core';
import { isObject, presentKeys, sameJson } from '../same-json';
import type { MergeContext, Versions } from './merge-context';
import { memberOf, settle } from './merge-context';
import { mergeList } from './merge-list';

/** Merges one value; undefined: it is gone. */
export function mergeValue(versions: Versions, context: MergeContext): Json | undefined {
  const { base, mine, theirs, echoes } = versions;
  if (sameJson(mine, theirs)) return theirs;
  if (echoes.some((echo) => sameJson(echo, theirs))) return mine;
  if (sameJson(base, theirs)) return mine;
  if (sameJson(base, mine) && echoes.every((echo) => sameJson(echo, mine))) return theirs;
  if (isObject(mine) && isObject(theirs)) return mergeObjects(versions, context);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const list = mergeList({ versions, context, mergeItem: mergeValue });
    if (list) return list;
  }
  return settle(versions, context);
}

/** Members in the order of theirs, what only mine has behind them. */
function mergeObjects(versions: Versions, context: MergeContext): Json {
  const { mine, theirs } = versions as { mine: { [key: string]: Json }; theirs: { [key: string]: Json } };
  const merged: { [key: string]: Json } = {};
  for (const key of new Set([...presentKeys(theirs), ...presentKeys(mine)])) {
    const value = mergeValue(memberOf(versions, key), { ...context, path: `${context.path}/${key}` });
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}
