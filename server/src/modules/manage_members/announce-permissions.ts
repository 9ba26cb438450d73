import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';

/** What the browser gets when it should ask again what its member may use. */
export const PERMISSION_FRAME = { type: 'permission' } as const;

export type PermissionPorts = Pick<Platform, 'forgetAccess' | 'sockets'>;

/**
 * After the commit every process forgets what it kept of this business, and the open pages of these members are told to ask
 * again. In this order, so that the page that asks is judged by the new record.
 */
export function announcePermissions(db: Db, { memberIds, ports }: { memberIds: readonly number[]; ports: PermissionPorts }): void {
  db.afterCommit(() => {
    ports.forgetAccess({ tenantId: db.tenantId });
    for (const memberId of new Set(memberIds)) ports.sockets.toMember(db.tenantId, memberId, PERMISSION_FRAME);
  });
}
