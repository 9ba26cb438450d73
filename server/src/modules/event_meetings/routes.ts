import type { Booking, operations } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../platform/db/db';
import { reply, type Call, type Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { pageAnswer } from '../../platform/http/page-answer';
import { siteAddress } from '../../platform/http/requests/site-address';
import type { Platform } from '../../platform/platform';
import { formAnswer } from '../../platform/public-pages/form-answer';
import { askingFrom } from '../../platform/public-pages/page-asking';
import { csvDownload } from '../../platform/records/csv';
import { recordReply } from '../../platform/records/record-reply';
import { dashboardOf } from './bookings/dashboard';
import type { BookingService } from './bookings/service';
import type { FrontDoor } from './public/front-door';
import type { ManagePage } from './public/page/manage-page';
import type { SchedulePage } from './public/page/schedule-page';
import { awayList, bookingFilter, bookingPage, bookings, eventTypes, removeAway, scheduleList, schedules } from './repository';
import type { TypeService } from './types/service';

export interface MeetingParts {
  readonly platform: Platform;
  readonly types: TypeService;
  readonly service: BookingService;
  readonly door: FrontDoor;
  readonly schedule: SchedulePage;
  readonly manage: ManagePage;
}

/** Operation to service call. */
export function eventMeetingsHandlers(parts: MeetingParts): Handlers<typeof operations> {
  return { ...typeHandlers(parts), ...hourHandlers(parts), ...bookingHandlers(parts), ...stepHandlers(parts), ...publicHandlers(parts) };
}

function typeHandlers({ types, door }: MeetingParts) {
  return {
    listEventTypes: ({ query, tx }) => tx((db) => types.list(db, query.archived === 'true')),
    createEventType: async ({ body, tx }) => recordReply(await tx((db) => types.create(db, body)), 201),
    previewTimes: ({ body, tx }) => tx((db) => types.preview(db, body)),
    getEventType: async ({ params, tx }) => recordReply(await tx((db) => types.read(db, params.id))),
    updateEventType: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => types.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveEventType: async ({ params, tx }) => recordReply(await tx((db) => types.setArchived(db, { id: params.id, archived: true }))),
    restoreEventType: async ({ params, tx }) => recordReply(await tx((db) => types.setArchived(db, { id: params.id, archived: false }))),
    offeredTimes: ({ params, query, tx }) => tx(async (db) => door.times(db, { type: await eventTypes.read(db, params.id), query })),
    freeTimes: ({ query, tx }) => tx((db) => types.freeTimes(db, query)),
  } satisfies Partial<Handlers<typeof operations>>;
}

function hourHandlers({ types, platform }: MeetingParts) {
  return {
    listSchedules: ({ tx }) => tx(scheduleList),
    createSchedule: async ({ body, tx }) => recordReply(await tx((db) => types.createSchedule(db, body)), 201),
    getSchedule: async ({ params, tx }) => recordReply(await tx((db) => schedules.read(db, params.id))),
    updateSchedule: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => types.updateSchedule(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveSchedule: async ({ params, tx }) => recordReply(await tx((db) => types.archiveSchedule(db, params.id))),
    listAways: ({ tx }) => tx((db) => awayList(db, platform.clock().toISOString())),
    createAway: async ({ body, tx }) => reply(await tx((db) => types.createAway(db, body)), { status: 201 }),
    removeAway: ({ params, tx }) =>
      tx(async (db) => {
        if (!(await removeAway(db, params.id))) throw new AppError('not_found');
        return undefined;
      }),
    listHosts: ({ tx }) =>
      tx(async (db) =>
        (await platform.api('auth_and_admin').members(db)).map(({ member_id, display_name }) => ({ id: member_id, name: display_name })),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}

function bookingHandlers({ platform, service }: MeetingParts) {
  return {
    listBookings: async ({ query, tx }) =>
      pageAnswer({
        path: '/api/event_meetings/bookings/',
        query,
        ...(await tx((db) => bookingPage(db, { query, now: platform.clock() }))),
      }),
    createBooking: async ({ body, headers, tx }) =>
      recordReply(await tx((db) => service.bookByTeam(db, { input: body, site: siteAddress(platform.env, headers) })), 201),
    exportBookings: async ({ query, tx }) => {
      const filter = bookingFilter(query, platform.clock());
      const rowsAfter = (id: number, limit: number) => tx((db) => bookings.after(db, { filter, id, limit }));
      const heading = ['Meeting', 'Status', 'Begins', 'Ends', 'Name', 'E-mail', 'Phone', 'Source'];
      const cells = ({ title, status, start_at, end_at, name, email, phone, source }: Booking) => [
        title,
        status,
        start_at,
        end_at,
        name,
        email,
        phone,
        source,
      ];
      return csvDownload({ fileName: 'bookings.csv', heading, cells, rowsAfter });
    },
    getBooking: async ({ params, tx }) => recordReply(await tx((db) => bookings.read(db, params.id))),
    updateBooking: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    getDashboard: ({ tx }) =>
      tx(async (db) => dashboardOf(db, { tz: (await platform.api('auth_and_admin').tenant(db)).tz, now: platform.clock() })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function stepHandlers({ service }: MeetingParts) {
  const step = async (call: Pick<Call, 'tx'>, work: (db: Db) => Promise<Booking>) => recordReply(await call.tx(work));
  return {
    confirmBooking: (call) => step(call, (db) => service.confirm(db, call.params.id)),
    rejectBooking: (call) => step(call, (db) => service.reject(db, { id: call.params.id, ...call.body })),
    cancelBooking: (call) => step(call, (db) => service.cancel(db, { id: call.params.id, ...call.body, by: 'team' })),
    rescheduleBooking: async ({ params, body, tx }) =>
      recordReply(await tx((db) => service.move(db, { id: params.id, start: Date.parse(body.start_at), byTeam: true })), 201),
    markNoShow: (call) => step(call, (db) => service.noShow(db, { id: call.params.id, followUp: call.body.follow_up })),
    completeBooking: (call) => step(call, (db) => service.complete(db, { id: call.params.id, ...call.body })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function publicHandlers({ platform, door, schedule, manage }: MeetingParts) {
  /** The link is often the first address somebody opens: what the page sends needs a token of its own. */
  const withCookie = <T>(body: T, { headers, session }: Pick<Call, 'headers'> & { session: Call['session'] | null }) => {
    const token = session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '';
    const cookie = platform.api('auth_and_admin').csrfCookie(token);
    return reply(body, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
  };
  const fresh = <T>(body: T, status?: number) => reply(body, { headers: { 'cache-control': 'no-store' }, ...(status && { status }) });
  return {
    openPublicType: async (call) => withCookie(await door.page(call.params.slug), call),
    publicSlots: async ({ params, query }) => fresh(await door.slots(params.slug, query)),
    bookPublicly: async (call) => fresh(await door.book(call.params.slug, call.body, { ...call, query: {} }), 201),
    sendBookingForm: async ({ params, query, headers, ip, body }) =>
      formAnswer(await schedule.take(askingFrom({ name: params.slug, query, headers, ip }), body)),
    sendManageForm: async ({ params, headers, ip, body }) =>
      formAnswer(await manage.take(askingFrom({ name: params.token, query: {}, headers, ip }), body)),
    openManaged: async (call) => withCookie(await door.open(call), call),
    changeManaged: async (call) => fresh(await door.change(call, call.body)),
    managedSlots: async (call) => fresh(await door.managedTimes(call, call.query)),
    managedInvite: async (call) => ({
      kind: 'bytes' as const,
      bytes: await door.invite(call),
      type: 'text/calendar; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="meeting.ics"', 'cache-control': 'no-store' },
    }),
  } satisfies Partial<Handlers<typeof operations>>;
}
