import type { Json } from '@butterfly/contracts/core';
import { isObject } from '../same-json';
import type { Versions } from './merge-context';

type Items = ReadonlyMap<string, Versions>;
type Members = ReadonlyMap<string, ReadonlySet<string>>;

const BETWEEN = '/';
const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The groups of items that both put into other groups, by id. A group is a set of items: who is in which is merged pair by
 * pair, as nobody has to be asked about that. The answer counts when the groups then lie beside or within each other; where two
 * overlap, one of them would have to be broken up, and nothing is answered: the person is asked.
 *
 * @example
 * // I grouped a and b as m, they grouped a, b and c as t
 * mergedGroups(items); // a → 't/m', b → 't/m'
 */
export function mergedGroups(items: Items): ReadonlyMap<string, string> {
  const asked = [...items].filter(([, versions]) => settledGroups(versions) === null).map(([id]) => id);
  if (asked.length === 0 || ![...items.values()].every(areReadable)) return NONE;
  const joined = new Map([...items].map(([id, versions]) => [id, joinedGroups(versions)]));
  const members = withoutDoubles(membersOf(joined), items);
  const merged = new Map<string, string>();
  for (const [id, versions] of items) {
    const groups = nested(joined.get(id)?.filter((group) => members.has(group)) ?? [], { members, versions });
    const settled = settledGroups(versions);
    if (!groups || (settled !== null && settled !== groups.join(BETWEEN))) return NONE;
    merged.set(id, groups.join(BETWEEN));
  }
  return new Map(asked.map((id) => [id, merged.get(id) ?? '']));
}

/** An item with other groups. */
export function regrouped(item: Json | undefined, groups: string): Json | undefined {
  if (!isObject(item)) return item;
  const { group: _, ...rest } = item;
  return groups === '' ? rest : { ...item, group: groups };
}

const groupTextOf = (item: Json | undefined): string => (isObject(item) && typeof item['group'] === 'string' ? item['group'] : '');
const groupsOf = (item: Json | undefined): readonly string[] => groupTextOf(item).split(BETWEEN).filter(Boolean);
const areReadable = ({ mine, theirs }: Versions): boolean =>
  [mine, theirs].every((item) => !isObject(item) || item['group'] === undefined || typeof item['group'] === 'string');

/** The groups of an item where one side at most changed them; null where both did, differently. */
function settledGroups({ base, mine, theirs, echoes }: Versions): string | null {
  if (mine === undefined || theirs === undefined) return groupTextOf(mine ?? theirs);
  const [before, own, other] = [base, mine, theirs].map(groupTextOf) as [string, string, string];
  if (own === other || other === before || echoes.some((echo) => groupTextOf(echo) === other)) return own;
  return own === before ? other : null;
}

/** In each group that both have it in, and in each that one has put it into; out of each that one has taken it out of. */
function joinedGroups({ base, mine, theirs }: Versions): string[] {
  const before = groupsOf(base);
  const [own, other] = [groupsOf(mine ?? theirs), groupsOf(theirs ?? mine)];
  return [...new Set([...other, ...own])].filter((group) => (own.includes(group) && other.includes(group)) || !before.includes(group));
}

function membersOf(groups: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const [id, names] of groups) {
    for (const name of names) members.set(name, (members.get(name) ?? new Set()).add(id));
  }
  return members;
}

/** Both grouped the very same items: that is one group, theirs. */
function withoutDoubles(members: Members, items: Items): Members {
  const named = (side: (versions: Versions) => Json | undefined) =>
    new Set([...items.values()].flatMap((versions) => groupsOf(side(versions))));
  const [before, own, other] = [named(({ base }) => base), named(({ mine }) => mine), named(({ theirs }) => theirs)];
  const theirNew = [...members].filter(([name]) => other.has(name) && !own.has(name) && !before.has(name)).map(([, ids]) => ids);
  const isDouble = (name: string, ids: ReadonlySet<string>) =>
    own.has(name) && !other.has(name) && !before.has(name) && theirNew.some((one) => one.size === ids.size && isWithin(ids, one));
  return new Map([...members].filter(([name, ids]) => !isDouble(name, ids)));
}

/** The groups of an item, the outermost first; null when two of them overlap. */
function nested(groups: readonly string[], { members, versions }: { members: Members; versions: Versions }): string[] | null {
  const size = (group: string) => members.get(group)?.size ?? 0;
  const [own, other] = [groupsOf(versions.mine), groupsOf(versions.theirs)];
  const order = (a: string, b: string) =>
    own.includes(a) && own.includes(b) ? own.indexOf(a) - own.indexOf(b) : other.indexOf(a) - other.indexOf(b);
  const sorted = [...groups].sort((a, b) => size(b) - size(a) || order(a, b));
  const fits = sorted.every((group, at) => at === 0 || isWithin(members.get(group), members.get(sorted[at - 1] ?? '')));
  return fits ? sorted : null;
}

const isWithin = (inner: ReadonlySet<string> | undefined, outer: ReadonlySet<string> | undefined): boolean =>
  [...(inner ?? [])].every((id) => outer?.has(id));
