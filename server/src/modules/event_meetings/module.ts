import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/event_meetings';
import { assistantTools } from '@butterfly/contracts/event_meetings/assistant-tools';
import { keptOrRead } from '../../platform/db/kept-or-read';
import { defineModule } from '../../platform/define-module';
import type { EventMeetingsApi } from './api';
import { calendarLayer } from './bookings/calendar-layer';
import { reminderJob } from './bookings/reminders';
import { BookingService } from './bookings/service';
import { FrontDoor } from './public/front-door';
import { serveBookingPages } from './public/http';
import { ManagePage } from './public/page/manage-page';
import { SchedulePage } from './public/page/schedule-page';
import { eventMeetingsHandlers } from './routes';
import { Availability } from './slots/availability';
import { eventTypes, typeList } from './repository';
import { publicPath, TypeService } from './types/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'event_meetings',
  operations,
  errors,
  events,
  assistantTools,
  unscopedTables: {
    event_meetings_hold: 'says only that the time of a colleague is taken, and by which kind of meeting: whoever books has to know that',
  },
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    booking: { table: 'event_meetings_booking', name: 'name', project: 'project_id', path: '/event_meetings/bookings/:id' },
    event_type: { table: 'event_meetings_event_type', name: 'name', path: '/event_meetings/:id/edit' },
  },
  search: {
    booking: {
      group: 'Meetings',
      icon: 'calendar',
      table: 'event_meetings_booking',
      text: `platform_plain(name || ' ' || email || ' ' || title)`,
      title: 'name',
      path: '/event_meetings/bookings/:id',
      where: `status <> 'rescheduled'`,
    },
  },
  start: (platform) => {
    const availability = new Availability(platform);
    const service = new BookingService(platform, availability);
    const types = new TypeService(platform, availability);
    const door = new FrontDoor({ platform, availability, service });
    const [schedule, manage] = [new SchedulePage({ platform, door }), new ManagePage({ platform, door })];
    const api: EventMeetingsApi = {
      bookable: async (db) => {
        const [{ slug: business }, types] = await Promise.all([
          platform.api('auth_and_admin').tenant(db),
          keptOrRead(db, { key: 'event_meetings.types', tables: [eventTypes.name] }, () => typeList(db, false)),
        ]);
        const open = types.filter(({ active, location_kind }) => active && location_kind !== 'client_place');
        return [...open]
          .sort((a, b) => b.duration_min - a.duration_min || a.id - b.id)
          .map(({ name, slug }) => ({ name, slug, path: publicPath(business, slug) }));
      },
    };
    return {
      api,
      handlers: eventMeetingsHandlers({ platform, types, service, door, schedule, manage }),
      http: (app) => serveBookingPages(app, { schedule, manage, limited: platform.env.RATE_LIMITS }),
      fills: { 'platform.calendar_layer': calendarLayer },
      jobs: [reminderJob({ platform, service })],
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
