import { firstOf, importOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/event_meetings/:bookingId': firstOf('/api/event_meetings/bookings/'),
  '/event_meetings/import/:id': importOf('event_meetings.booking', 'Title\nFirst\n'),
};
