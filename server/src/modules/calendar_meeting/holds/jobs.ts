import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import type { HoldService } from './service';

/** Ends holds whose last day is over, wherever that day ends: every ten minutes, each once. */
export function lapseJob({ platform, holds }: { platform: Platform; holds: HoldService }): Job<never> {
  return {
    name: 'calendar_meeting.lapse_holds',
    schedule: '*/10 * * * *',
    run: async () => {
      for (const tenantId of await platform.api('auth_and_admin').activeTenantIds())
        if (await platform.ports.enablement?.enabled(tenantId, 'calendar_meeting'))
          await platform.db.withTenant({ tenantId, memberId: null }, (db) => holds.lapse(db));
    },
  };
}
