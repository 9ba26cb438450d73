import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { takeDueReminders } from './reminders.repository';
import type { BookingService } from './service';

/** Writes to visitors whose meeting comes near, every minute; a mail leaves with the transaction that notes it, so once. */
export function reminderJob({ platform, service }: { platform: Platform; service: BookingService }): Job<never> {
  return {
    name: 'event_meetings.reminders',
    schedule: '* * * * *',
    run: async () => {
      for (const tenantId of await platform.api('auth_and_admin').activeTenantIds())
        await platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
          for (const id of await takeDueReminders(db, platform.clock())) await service.remind(db, id);
        });
    },
  };
}
