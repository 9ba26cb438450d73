import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/event_meetings';
import { defineModule } from '../../platform/define-module';
import { bookingImport } from './booking-import';
import { eventMeetingsHandlers } from './routes';
import { BookingService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'event_meetings',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: { booking: { table: 'event_meetings_booking', name: 'title', path: '/event_meetings/:id' } },
  start: (platform) => ({ handlers: eventMeetingsHandlers(new BookingService(platform)), imports: { booking: bookingImport } }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
