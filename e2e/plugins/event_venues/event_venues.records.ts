import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/event_venues/:venueId': firstOf('/api/event_venues/venues/'),
  '/event_venues/import/:id': importOf('event_venues.venue', 'Name,Kind\nMill on the Kill,barn\n'),
  '/venue-projects/:id': firstOf('/api/event_venues/venues/'),
};
