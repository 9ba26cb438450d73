/** One field that both sides changed, differently. */
export interface FieldConflict {
  readonly name: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

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
}: {
  before: object;
  mine: object;
  theirs: object;
  known: readonly string[];
}): Merge {
  const [old, my, their] = [flatten(before), flatten(mine), flatten(theirs)];
  const changedByThem = (name: string) => !same(old[name], their[name]);
  const conflicts = Object.keys(my)
    .filter((name) => changedByThem(name) && !same(my[name], their[name]))
    .map((name) => ({ name, before: old[name] ?? null, mine: my[name], theirs: their[name] ?? null }));
  const conflicting = new Set(conflicts.map(({ name }) => name));
  const names = [...known, ...Object.keys(their).filter((name) => name.startsWith('custom.'))];
  return {
    free: Object.fromEntries(Object.entries(my).filter(([name]) => !conflicting.has(name))),
    conflicts,
    others: [...new Set(names)].filter((name) => !(name in my) && changedByThem(name)),
  };
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
