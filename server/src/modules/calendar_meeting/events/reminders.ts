import { createHash } from 'node:crypto';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { dueOf, type Due } from './due';
import { Invitations, whenText } from './invitations';
import { eventsToRemind, noteReminded, type StoredEvent } from './repository';

/** Four weeks before is the earliest. */
const DAYS_AHEAD = 29;

/** Rings or writes before something begins, every minute; each time once for each who takes part, and not to who said no. */
export function reminderJob(platform: Platform): Job<never> {
  return {
    name: 'calendar_meeting.reminders',
    schedule: '* * * * *',
    run: async () => {
      for (const tenantId of await platform.api('auth_and_admin').activeTenantIds())
        if (await platform.ports.enablement?.enabled(tenantId, 'calendar_meeting'))
          await platform.db.withTenant({ tenantId, memberId: null }, (db) => remindAll(db, platform));
    },
  };
}

async function remindAll(db: Db, platform: Platform): Promise<void> {
  const now = platform.clock();
  const { tz } = await platform.api('auth_and_admin').tenant(db);
  const today = localDay(now, tz);
  const span = { from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) };
  for (const event of await eventsToRemind(db, span))
    for (const due of dueOf(event, { span, now })) {
      if (due.channel === 'bell') await ring(db, { platform, event, due });
      else await write(db, { platform, event, due });
    }
}

interface Reminding {
  readonly platform: Platform;
  readonly event: StoredEvent;
  readonly due: Due;
}

async function ring(db: Db, { platform, event, due }: Reminding): Promise<void> {
  const told: number[] = [];
  for (const memberId of comingMembers(event)) if (await isNew(db, { event, due, person: `member:${memberId}` })) told.push(memberId);
  if (told.length === 0) return;
  const { locale } = await platform.api('auth_and_admin').tenant(db);
  await platform.api('notifications').notify(db, told, {
    title: event.title,
    content: whenText(event, { day: due.day, locale }),
    link: `/calendar_meeting/events/${event.id}?day=${due.day}`,
  });
}

async function write(db: Db, { platform, event, due }: Reminding): Promise<void> {
  const invitations = new Invitations(platform);
  const { day } = due;
  const coming = new Set(comingMembers(event));
  // Who has left the business is not written to.
  for (const member of await platform.api('auth_and_admin').members(db))
    if (coming.has(member.member_id) && (await isNew(db, { event, due, person: `member:${member.member_id}` })))
      await invitations.remindMember(db, { event, member, day });
  for (const guest of event.guests)
    if (guest.response !== 'declined' && (await isNew(db, { event, due, person: `guest:${hashOf(guest.email)}` })))
      await invitations.remind(db, { event, guest, day });
}

const comingMembers = ({ member_ids, responses }: StoredEvent): number[] => member_ids.filter((id) => responses[String(id)] !== 'declined');

const isNew = (db: Db, { event, due, person }: { event: StoredEvent; due: Due; person: string }): Promise<boolean> =>
  noteReminded(db, { eventId: event.id, beginsAt: due.beginsAt, minutes: due.minutes, channel: due.channel, person });

const hashOf = (email: string): string => createHash('sha256').update(email).digest('hex');
