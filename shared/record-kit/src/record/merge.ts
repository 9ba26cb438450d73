/** One field that both sides changed, differently. */
export interface FieldConflict {
  readonly name: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** One field as it was, and as both sides have it now. */
export interface FieldSides<T = unknown> {
  readonly before: T;
  readonly mine: T;
  readonly theirs: T;
}

/** By field: what both sides come to together, or undefined where they clash. */
export type FieldMerges = Readonly<Record<string, (sides: FieldSides<never>) => unknown>>;

export interface Merge {
  /** What I changed and nobody else did; saved without asking. */
  readonly free: Readonly<Record<string, unknown>>;
  readonly conflicts: readonly FieldConflict[];
  /** What only the others changed, among the given fields. */
  readonly others: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** One level of `custom` is fields too: `{ custom: { size: 3 } }` → `{ 'custom.size': 3 }`. */
export function flatten(fields: object): Fields {
  const flat: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'custom' && typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) flat[`custom.${key}`] = inner;
    } else flat[name] = value;
  }
  return flat;
}

/** The way back from `flatten`. */
export function unflatten(flat: Fields): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) {
    if (name.startsWith('custom.')) custom[name.slice('custom.'.length)] = value;
    else fields[name] = value;
  }
  return Object.keys(custom).length > 0 ? { ...fields, custom } : fields;
}

/**
 * Merges field by field: what only one side changed is kept from both; a field that both changed to different values is
 * a conflict, and somebody must choose.
 */
export function mergeFields({
  before,
  mine,
  theirs,
  known,
  within = {},
}: {
  before: object;
  mine: object;
  theirs: object;
  known: readonly string[];
  within?: FieldMerges;
}): Merge {
  const [old, my, their] = [flatten(before), flatten(mine), flatten(theirs)];
  const changedByThem = (name: string) => !same(old[name], their[name]);
  const clashing = Object.keys(my).filter((name) => changedByThem(name) && !same(my[name], their[name]));
  const joined = joinedOf(clashing, { old, my, their, within });
  const conflicts = clashing
    .filter((name) => !(name in joined))
    .map((name) => ({ name, before: old[name] ?? null, mine: my[name], theirs: their[name] ?? null }));
  const conflicting = new Set(conflicts.map(({ name }) => name));
  const names = [...known, ...Object.keys(their).filter((name) => name.startsWith('custom.'))];
  return {
    free: { ...Object.fromEntries(Object.entries(my).filter(([name]) => !conflicting.has(name))), ...joined },
    conflicts,
    others: [...new Set(names)].filter((name) => (!(name in my) || name in joined) && changedByThem(name)),
  };
}

function joinedOf(
  names: readonly string[],
  { old, my, their, within }: { old: Fields; my: Fields; their: Fields; within: FieldMerges },
): Fields {
  const joined = names.map((name) => {
    const sides = { before: old[name], mine: my[name], theirs: their[name] } as FieldSides<never>;
    return [name, within[name]?.(sides)] as const;
  });
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
}

/**
 * Merges lists of things that have a key: what only one side added, changed or took out is kept from both. Mine come first in my order, then
 * what the others added. Undefined where both changed one thing differently.
 *
 * @example
 * merge: { lines: (sides) => mergeByKey<Line>(sides, (a, b) => a.qty === b.qty) }
 */
export function mergeByKey<T extends { readonly key: string }>(
  { before, mine, theirs }: FieldSides<readonly T[]>,
  isSame: (a: T, b: T) => boolean = same,
): T[] | undefined {
  const of = (list: readonly T[]) => new Map(list.map((one) => [one.key, one]));
  const [old, my, their] = [of(before), of(mine), of(theirs)];
  const alike = (a: T | undefined, b: T | undefined) => (a && b ? isSame(a, b) : a === b);
  const merged: T[] = [];
  for (const key of new Set([...my.keys(), ...their.keys(), ...old.keys()])) {
    const [was, own, other] = [old.get(key), my.get(key), their.get(key)];
    if (!alike(was, own) && !alike(was, other) && !alike(own, other)) return undefined;
    const kept = alike(was, own) ? other : own;
    if (kept) merged.push(kept);
  }
  return merged;
}

/** The patch that takes a change back. */
export function inverseOf(before: object, patch: object): Record<string, unknown> {
  const old = flatten(before);
  return unflatten(Object.fromEntries(Object.keys(flatten(patch)).map((name) => [name, old[name] ?? null])));
}

/** Nothing, null and an absent field are the same to people. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
