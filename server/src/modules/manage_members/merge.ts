import type { PermissionRecord } from '@butterfly/contracts/plugins';

/** The permissions of a member are those of all its roles together. */
export function merge(grants: readonly PermissionRecord[]): PermissionRecord {
  const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();
  return {
    plugins: union(grants.map(({ plugins }) => plugins)),
    features: union(grants.map(({ features }) => features)),
    is_admin: grants.some(({ is_admin: admin }) => admin),
  };
}
