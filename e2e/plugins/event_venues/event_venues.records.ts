import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/event_venues/:venueId': firstOf('/api/event_venues/venues/'),
};
