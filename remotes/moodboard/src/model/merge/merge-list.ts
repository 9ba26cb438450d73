import type { Json } from '@butterfly/contracts/core';
import { uniqueIds } from '../item-ids';
import { isObject } from '../same-json';
import { keepBoth } from './keep-both';
import type { MergeContext, Versions } from './merge-context';
import { mergedGroups, regrouped } from './merge-groups';
import { mergeOrder } from './merge-order';

interface ListMerge {
  readonly versions: Versions;
  readonly context: MergeContext;
  readonly mergeItem: (versions: Versions, context: MergeContext) => Json | undefined;
}

/**
 * Merges lists: by id where items have ids, by place where nobody has changed the length (a point, a gradient), by themselves
 * where they are different texts (a palette). Null: they cannot be merged.
 */
export function mergeList({ versions, context, mergeItem }: ListMerge): Json[] | null {
  const lists = [versions.mine, versions.theirs, versions.base ?? [], ...versions.echoes.filter(Array.isArray)] as Json[][];
  if (lists.every((list) => uniqueIds(list) !== null)) return mergeKeyed({ versions, context, mergeItem }, idOf);
  if (lists.every(({ length }) => length === lists[0]?.length)) return mergeByPlace({ versions, context, mergeItem });
  return lists.every(areDistinctTexts) ? mergeKeyed({ versions, context, mergeItem }, String) : null;
}

function mergeByPlace({ versions: { base, mine, theirs, echoes }, context, mergeItem }: ListMerge): Json[] {
  const at = (list: Json | undefined, index: number) => (Array.isArray(list) ? list[index] : undefined);
  return (mine as Json[]).map((own, index) => {
    const item = { base: at(base, index), mine: own, theirs: at(theirs, index), echoes: echoes.map((echo) => at(echo, index)) };
    return mergeItem(item, { ...context, path: `${context.path}/${index}` }) ?? null;
  });
}

function mergeKeyed({ versions, context, mergeItem }: ListMerge, keyOf: (item: Json) => string): Json[] {
  const byKey = (list: Json | undefined) => new Map(Array.isArray(list) ? list.map((item) => [keyOf(item), item] as const) : []);
  const [base, mine, theirs] = [byKey(versions.base), byKey(versions.mine), byKey(versions.theirs)];
  const echoes = versions.echoes.map(byKey);
  const all = new Map(
    [...new Set([...theirs.keys(), ...mine.keys()])].map(
      (key) =>
        [key, { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key), echoes: echoes.map((echo) => echo.get(key)) }] as const,
    ),
  );
  const groups = keyOf === idOf ? mergedGroups(all) : null;
  const merged = new Map<string, Json[]>();
  for (const [key, found] of all) {
    const group = groups?.get(key);
    const item = group === undefined ? found : { ...found, mine: regrouped(found.mine, group), theirs: regrouped(found.theirs, group) };
    const items = keyOf === idOf ? mergeElement(item, { key, context, mergeItem }) : present(mergeItem(item, context));
    if (items.length > 0) merged.set(key, items);
  }
  const keys = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()], alive: merged });
  return keys.flatMap((key) => merged.get(key) ?? []);
}

/** One element: usually one item, none when it is gone, two when both were kept. */
function mergeElement(
  versions: Versions,
  { key, context, mergeItem }: { key: string; context: MergeContext; mergeItem: ListMerge['mergeItem'] },
): Json[] {
  const path = `${context.path}/#${key}`;
  const isItem = !holdsElements(versions.mine) && !holdsElements(versions.theirs);
  const both = context.choices.get(path) === 'both' ? keepBoth(versions, context.newId) : null;
  return both ?? present(mergeItem(versions, { ...context, path, element: { key: path, versions, isItem } }));
}

const present = (value: Json | undefined): Json[] => (value === undefined ? [] : [value]);
const idOf = (item: Json): string => (isObject(item) && typeof item['id'] === 'string' ? item['id'] : '');

/** Such as the colours of a palette. */
function areDistinctTexts(list: readonly Json[]): boolean {
  return list.every((item) => typeof item === 'string') && new Set(list).size === list.length;
}

/** A page or a section: something whose own elements are asked about one by one. */
function holdsElements(value: Json | undefined): boolean {
  return isObject(value) && Object.values(value).some((member) => Array.isArray(member) && member.length > 0 && uniqueIds(member) !== null);
}
