import { mayUsePlugin, type PermissionRecord } from '@butterfly/contracts/plugins';

/**
 * Every member may read the list of projects, since the picker of the toolbar stands on every page (decision A-07). What
 * a project is worth is for those who may use this plugin.
 */
export function maySeeMoney(permissions: PermissionRecord): boolean {
  return mayUsePlugin(permissions, 'tenant_crm');
}
