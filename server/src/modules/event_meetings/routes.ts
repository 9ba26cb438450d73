import type { operations } from '@butterfly/contracts/event_meetings';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { csvDownload } from '../../platform/records/csv';
import { recordReply } from '../../platform/records/record-reply';
import { bookingFilter, bookingPage, bookings } from './repository';
import type { BookingService } from './service';

export function eventMeetingsHandlers(service: BookingService): Handlers<typeof operations> {
  return {
    listBookings: async ({ query, tx }) =>
      pageAnswer({ path: '/api/event_meetings/bookings/', query, ...(await tx((db) => bookingPage(db, query))) }),
    createBooking: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    exportBookings: async ({ query, tx }) => {
      const filter = bookingFilter(query);
      const rowsAfter = (id: number, limit: number) => tx((db) => bookings.after(db, { filter, id, limit }));
      return csvDownload({ fileName: 'bookings.csv', heading: ['Title', 'Text'], cells: ({ title, body }) => [title, body], rowsAfter });
    },
    getBooking: async ({ params, tx }) => recordReply(await tx((db) => bookings.read(db, params.id))),
    updateBooking: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveBooking: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: true }))),
    restoreBooking: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
  };
}
