import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import type { AutopayService } from '../autopay/service';
import { isBetween } from '../open-hours';
import type { Settling } from './settling';

/** Cards are charged in the morning by the clock of the business: who is told that theirs was declined can do something about it. */
const FROM = '08:00';
const UNTIL = '20:00';

/** What nobody has told is asked for; what is due today is charged. */
export function onlineJobs(platform: Platform, { settling, autopay }: { settling: Settling; autopay: AutopayService }): Job<never>[] {
  const each = async (work: (tenantId: number) => Promise<void>) => {
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
      if (!(await platform.access.enabled(tenantId, 'payments'))) continue;
      await work(tenantId).catch((error: unknown) => platform.log.error({ err: error, tenantId }, 'payments of a business wait'));
    }
  };
  const charge = async (tenantId: number) => {
    const isDay = await platform.db.withTenant({ tenantId, memberId: null }, (db) => isBetween(db, platform, { from: FROM, until: UNTIL }));
    if (isDay) await autopay.run(tenantId);
  };
  return [
    { name: 'payments.settle', schedule: '*/10 * * * *', retries: 0, run: () => each((tenantId) => settling.sweep(tenantId)) },
    { name: 'payments.autopay', schedule: '43 * * * *', retries: 0, run: () => each(charge) },
  ];
}
