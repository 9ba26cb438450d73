import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/calendar_meeting';
import { assistantTools } from '@butterfly/contracts/calendar_meeting/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { takenHere } from './entries/free-busy';
import { GuestDoor } from './events/guest-door';
import { reminderJob } from './events/reminders';
import { EventService } from './events/service';
import { ExternalService } from './external/service';
import { FeedService } from './feeds/service';
import { lapseJob } from './holds/jobs';
import { HoldService } from './holds/service';
import { calendarMeetingHandlers } from './routes';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'calendar_meeting',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    event: {
      table: 'calendar_meeting_event',
      name: 'shown_title',
      project: 'project_id',
      path: '/calendar_meeting/events/:id',
      seenBy: `visibility = 'team' or owner_id = :member or :member = any (member_ids)`,
    },
    hold: { table: 'calendar_meeting_hold', name: 'name', project: 'project_id', path: '/calendar_meeting/days/:day' },
  },
  // Bookings, dates of projects, rentals and invoices that change stand on the page anew.
  shows: ['event_meetings.booking', 'inventory.reservation', 'proposal_and_invoice.invoice', 'tenant_crm.project'],
  start: (platform) => {
    const service = new EventService(platform);
    const holds = new HoldService(platform);
    const external = new ExternalService(platform);
    const door = new GuestDoor(platform, service);
    return {
      handlers: calendarMeetingHandlers({ platform, events: service, holds, feeds: new FeedService(platform), external, door }),
      fills: {
        'event_meetings.busy': {
          between: (db, span) => takenHere(db, { platform, ...span }),
        },
      },
      jobs: [reminderJob(platform), lapseJob({ platform, holds }), external.job()],
      on: {
        'calendar_meeting.hold.line_changed@1': ({ payload }, db) => holds.settleDay(db, payload.day, []),
        'tenant_crm.project.stage_changed@1': ({ payload }, db) => holds.heard(db, payload.project_id),
        'tenant_crm.project.date_changed@1': ({ payload }, db) => holds.heard(db, payload.project_id),
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
