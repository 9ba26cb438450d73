import type { Job } from '../../../platform/define-module';
import { siteAddress } from '../../../platform/http/requests/site-address';
import type { Platform } from '../../../platform/platform';
import { isBetween } from '../open-hours';
import type { ReminderService } from './service';

/** Mail goes out while people work: from nine to six by the clock of the business. */
const FROM = '09:00';
const UNTIL = '18:00';

/** Looks at what is due, hour by hour, business by business. */
export function reminderJob(platform: Pick<Platform, 'access' | 'api' | 'clock' | 'db' | 'env'>, service: ReminderService): Job<never> {
  const run = async () => {
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
      if (!(await platform.access.enabled(tenantId, 'payments'))) continue;
      await platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
        if (await isBetween(db, platform, { from: FROM, until: UNTIL })) await service.tend(db, siteAddress(platform.env, {}));
      });
    }
  };
  return { name: 'payments.reminders', schedule: '13 * * * *', run };
}
