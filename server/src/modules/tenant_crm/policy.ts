import { mayUsePlugin, type PermissionRecord } from '@butterfly/contracts/plugins';
import { requireFeature } from '../../platform/auth/require-feature';

/**
 * Every member may read the list of projects, since the picker of the toolbar stands on every page (decision A-07). What
 * a project is worth is for those who may use this plugin.
 */
export function maySeeMoney(permissions: PermissionRecord): boolean {
  return mayUsePlugin(permissions, 'tenant_crm');
}

/** Archiving and deleting take records out of everybody's lists; bringing them back needs no more than the plugin. */
export function requireForBulk(call: { readonly permissions: PermissionRecord }, action: string): void {
  if (action === 'archive' || action === 'delete') requireFeature(call, 'delete_records');
}
