import type { BoardItem } from './board-document';
import { groupOf } from './item-traits';

const BETWEEN = '/';

/** The groups an item is in, the outermost first. Groups lie in each other as folders do: `wedding/arch`. */
export const groupsOf = (item: BoardItem): readonly string[] => groupOf(item)?.split(BETWEEN) ?? [];

const named = (groups: readonly string[]): string => groups.join(BETWEEN);

/** The groups that all of these are in. */
export function sharedGroups(items: readonly BoardItem[]): readonly string[] {
  const [first, ...others] = items.map(groupsOf);
  if (!first) return [];
  const depth = first.findIndex((group, at) => others.some((groups) => groups[at] !== group));
  return depth < 0 ? first : first.slice(0, depth);
}

const isWithin = (item: BoardItem, groups: readonly string[]): boolean => groups.every((group, at) => groupsOf(item)[at] === group);

/** One level into the groups of an item, from what is selected; at the end the item alone. */
export function oneLevelIn(items: readonly BoardItem[], selection: readonly string[], id: string): readonly string[] {
  const chosen = new Set(selection);
  const item = items.find((one) => one.id === id);
  if (!item) return [id];
  const depth = sharedGroups(items.filter((one) => chosen.has(one.id))).length;
  const next = groupsOf(item).slice(0, depth + 1);
  return next.length <= depth ? [id] : items.filter((one) => isWithin(one, next)).map((one) => one.id);
}

/** True when these are one group: nothing of it is missing, and nothing else is there. */
export function isOneGroup(items: readonly BoardItem[], chosen: readonly BoardItem[]): boolean {
  const shared = sharedGroups(chosen);
  return chosen.length > 0 && shared.length > 0 && items.filter((item) => isWithin(item, shared)).length === chosen.length;
}

/** The name of an item's groups when these are grouped: the new one lies inside those that all of them are in. */
export function groupedAs(chosen: readonly BoardItem[], group: string): (item: BoardItem) => string {
  const depth = sharedGroups(chosen).length;
  return (item) => named([...groupsOf(item).slice(0, depth), group, ...groupsOf(item).slice(depth)]);
}

/** The name of an item's groups without one level: of one group that one, of several the outermost of each. Null: it is in none any more. */
export function ungroupedAs(chosen: readonly BoardItem[]): (item: BoardItem) => string | null {
  const level = Math.max(0, sharedGroups(chosen).length - 1);
  return (item) => named(groupsOf(item).filter((_, at) => at !== level)) || null;
}
