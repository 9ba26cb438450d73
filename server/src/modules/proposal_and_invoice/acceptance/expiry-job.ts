import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { offeredBefore } from '../repository';
import type { ProposalSending } from '../sending';

/** Ends what is offered past its last day, by the clock of each business. */
export function expiryJob(platform: Pick<Platform, 'access' | 'api' | 'clock' | 'db'>, sending: ProposalSending): Job<never> {
  const run = async () => {
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
      if (!(await platform.access.enabled(tenantId, 'proposal_and_invoice'))) continue;
      await platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
        const { tz } = await platform.api('auth_and_admin').tenant(db);
        for (const id of await offeredBefore(db, localDay(platform.clock(), tz))) await sending.end(db, id);
      });
    }
  };
  return { name: 'proposal_and_invoice.expiry', schedule: '7 * * * *', run };
}
