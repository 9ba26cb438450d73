import type { Db } from '../../../../platform/db/db';
import type { Platform } from '../../../../platform/platform';

export type SightPorts = Pick<Platform, 'forgetAccess' | 'sockets'>;

/** After the commit: open pages of members who see other projects now ask again, and leave rooms they may not hear any more. */
export function announceSight(db: Db, { memberIds, ports }: { memberIds: readonly (number | null)[]; ports: SightPorts }): void {
  db.afterCommit(() => {
    ports.forgetAccess({ tenantId: db.tenantId });
    for (const memberId of new Set(memberIds)) if (memberId !== null) ports.sockets.toMember(db.tenantId, memberId, { type: 'permission' });
  });
}
