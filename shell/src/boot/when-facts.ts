import { mayUsePlugin, type BootData, type PermissionRecord, type WhenFacts } from '@butterfly/contracts/plugins';

/** What the conditions of manifests are decided against: what the person may do, and which plugins they have. */
export function whenFacts({ plugins }: BootData, permissions: PermissionRecord): WhenFacts {
  return { permissions, there: plugins.map(({ id }) => id).filter((id) => mayUsePlugin(permissions, id)) };
}
