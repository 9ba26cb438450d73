import type { Job } from '../../platform/define-module';
import type { Platform } from '../../platform/platform';
import type { EarningService } from './earnings/service';

/** Every hour: what was held long enough by the calendar of a business is available. */
export function ripenJob(platform: Pick<Platform, 'access' | 'api' | 'db'>, earnings: EarningService): Job<never> {
  const run = async () => {
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
      if (!(await platform.access.enabled(tenantId, 'referral_portal'))) continue;
      await platform.db.withTenant({ tenantId, memberId: null }, (db) => earnings.ripen(db));
    }
  };
  return { name: 'referral_portal.ripen', schedule: '27 * * * *', run };
}
