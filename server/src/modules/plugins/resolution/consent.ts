import type { AskedPermission, ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Business, DeliveredPlugin } from './world';

/** Permissions the release asks for that came after this business knew the plugin and that it has not agreed to. */
export function pendingConsent(
  plugin: DeliveredPlugin | undefined,
  business: Business | null,
  record: ReleaseRecord | undefined,
): AskedPermission[] {
  if (!plugin || !business || !record?.manifest) return [];
  const asked = new Set(record.manifest.permissions.features.map(({ id }) => id));
  const agreed = new Set(business.preferences.get(plugin.id)?.consented);
  const added = plugin.growth.filter(({ release }) => release > business.consentFloor).flatMap((growth) => growth.added);
  const pending = new Map(added.filter(({ id }) => asked.has(id) && !agreed.has(id)).map((permission) => [permission.id, permission]));
  return [...pending.values()];
}

/** What a release asks for beyond the one before. The access to the plugin itself is given by roles, not by consent. */
export function permissionGrowth(record: ReleaseRecord, before: ReleaseRecord | undefined): AskedPermission[] {
  if (!before?.manifest || !record.manifest) return [];
  const known = new Set([`access_${record.id}`, ...before.manifest.permissions.features.map(({ id }) => id)]);
  return record.manifest.permissions.features
    .filter(({ id }) => !known.has(id))
    .map(({ id, title, risk }) => ({ id, title, risk: risk ?? null }));
}
