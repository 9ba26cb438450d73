import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/event_meetings/bookings/:bookingId': firstOf('/api/event_meetings/bookings/'),
  '/event_meetings/:eventTypeId/edit': firstOf('/api/event_meetings/event-types/'),
  '/schedule/:slug': null,
};
