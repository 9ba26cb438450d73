import type { Role, RolePatch } from '@butterfly/contracts/manage_members';

/** What the editor holds of a role. */
export type RoleDraft = Pick<Role, 'name' | 'description' | 'plugins' | 'features' | 'is_admin' | 'row_scope'>;

export const draftOf = ({ name, description, plugins, features, is_admin, row_scope }: RoleDraft): RoleDraft => ({
  name,
  description,
  plugins,
  features,
  is_admin,
  row_scope,
});
export const EMPTY_DRAFT: RoleDraft = { name: '', description: '', plugins: [], features: [], is_admin: false, row_scope: 'all' };

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && [...a].sort().join() === [...b].sort().join() : a === b;

/** The fields in which the draft differs from what is saved; null: none. */
export function changesOf(saved: RoleDraft, draft: RoleDraft): RolePatch | null {
  const entries = Object.entries(draft).filter(([name, value]) => !same(saved[name as keyof RoleDraft], value));
  return entries.length === 0 ? null : (Object.fromEntries(entries) as RolePatch);
}

export function toggled(list: readonly string[], name: string, on: boolean): string[] {
  return on ? [...new Set([...list, name])] : list.filter((other) => other !== name);
}

/** May the role use the plugin, and is it by the plugin's own switch or by its feature? */
export function accessOf(
  { is_admin: admin, plugins, features }: Pick<RoleDraft, 'is_admin' | 'plugins' | 'features'>,
  plugin: { id: string; always: boolean; feature_only: boolean },
): 'always' | 'admin' | 'plugin' | 'feature' | 'none' {
  if (plugin.always) return 'always';
  if (admin && !plugin.feature_only) return 'admin';
  if (!plugin.feature_only && plugins.includes(plugin.id)) return 'plugin';
  return features.includes(`access_${plugin.id}`) ? 'feature' : 'none';
}

/** My changes on top of what somebody else has saved: fields only one of us touched are joined, in lists each entry by itself. */
export function rebased({ base, mine, theirs }: { base: RoleDraft; mine: RoleDraft; theirs: RoleDraft }): RoleDraft {
  const list = (name: 'plugins' | 'features'): string[] => {
    const added = mine[name].filter((entry) => !base[name].includes(entry));
    const removed = base[name].filter((entry) => !mine[name].includes(entry));
    return [...new Set([...theirs[name].filter((entry) => !removed.includes(entry)), ...added])].sort();
  };
  const field = <K extends 'name' | 'description' | 'is_admin' | 'row_scope'>(name: K): RoleDraft[K] =>
    mine[name] === base[name] ? theirs[name] : mine[name];
  return {
    name: field('name'),
    description: field('description'),
    is_admin: field('is_admin'),
    row_scope: field('row_scope'),
    plugins: list('plugins'),
    features: list('features'),
  };
}
