import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/event_venues';
import { assistantTools } from '@butterfly/contracts/event_venues/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { search } from './search';
import { venueImport } from './venue-import';
import { eventVenuesHandlers } from './routes';
import { VenueService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'event_venues',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: { venue: { table: 'event_venues_venue', name: 'name', path: '/event_venues/:id' } },
  search,
  start: (platform) => ({ handlers: eventVenuesHandlers(new VenueService(platform)), imports: { venue: venueImport } }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
