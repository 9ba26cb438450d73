import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { instantOf, localDay } from '../../../platform/time/local-time';
import { whenText } from './invitations';
import { eventsToRemind, noteReminded, type StoredEvent } from './repository';
import { daysWithin, momentsOn } from './when';

const MINUTE_MS = 60_000;
/** A reminder that could not be given for so long is none any more. */
const LATE_MS = 60 * MINUTE_MS;
/** Four weeks before is the earliest. */
const DAYS_AHEAD = 29;
/** Whole days are reminded of from nine in the morning of their first day backwards. */
const MORNING = '09:00';

/** Rings before something begins, every minute; each time once for each who takes part. */
export function reminderJob(platform: Platform): Job<never> {
  return {
    name: 'calendar_meeting.reminders',
    schedule: '* * * * *',
    run: async () => {
      for (const tenantId of await platform.api('auth_and_admin').activeTenantIds())
        if (await platform.ports.enablement?.enabled(tenantId, 'calendar_meeting'))
          await platform.db.withTenant({ tenantId, memberId: null }, (db) => remind(db, platform));
    },
  };
}

async function remind(db: Db, platform: Platform): Promise<void> {
  const now = platform.clock();
  const { tz, locale } = await platform.api('auth_and_admin').tenant(db);
  const today = localDay(now, tz);
  const span = { from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) };
  for (const event of await eventsToRemind(db, span))
    for (const { day, minutes } of dueOf(event, { span, now })) {
      const told: number[] = [];
      for (const memberId of event.member_ids)
        if (await noteReminded(db, { eventId: event.id, day, minutes, memberId })) told.push(memberId);
      if (told.length === 0) continue;
      const message = {
        title: event.title,
        content: whenText(event, { day, locale }),
        link: `/calendar_meeting/events/${event.id}?day=${day}`,
      };
      await platform.api('notifications').notify(db, told, message);
    }
}

/** Which of its reminders are due now, and on which of its days. */
function dueOf(event: StoredEvent, { span, now }: { span: { from: string; to: string }; now: Date }) {
  return daysWithin(event, span).flatMap((day) => {
    const begins = Date.parse(momentsOn(event, day).start_at ?? instantOf({ day, time: MORNING, tz: event.tz }).toISOString());
    const isDue = (minutes: number) => {
      const at = begins - minutes * MINUTE_MS;
      return at <= now.getTime() && at > now.getTime() - LATE_MS;
    };
    return event.reminders.filter(isDue).map((minutes) => ({ day, minutes }));
  });
}
