import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { addAudit } from '../audit/repository';
import { announcePermissions } from '../announce-permissions';
import { nameOfMember } from '../members/names';
import { deleteEnded } from './repository';

/**
 * Takes back what was given until a moment that has come. A request is judged by the moment itself; this only tells open
 * pages and writes it down, once a minute.
 */
export async function endGrants(platform: Platform): Promise<void> {
  for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
    await platform.db.withTenant({ tenantId, memberId: null }, (db) => endIn(db, platform));
  }
}

async function endIn(db: Db, platform: Platform): Promise<void> {
  const ended = await deleteEnded(db, platform.clock());
  for (const { member_id: memberId, plugin } of ended) {
    await addAudit(db, {
      action: 'grant_ended',
      kind: 'member',
      id: memberId,
      subject: await nameOfMember(db, platform, memberId),
      removed: [`plugin ${plugin}`],
    });
  }
  if (ended.length > 0) announcePermissions(db, { memberIds: ended.map(({ member_id: id }) => id), ports: platform });
}
