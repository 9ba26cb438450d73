import type { operations } from '@butterfly/contracts/calendar_meeting';
import { reply, type Call, type Handlers } from '../../platform/define-module';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { siteAddress } from '../../platform/http/requests/site-address';
import type { Platform } from '../../platform/platform';
import { etagOf } from '../../platform/records/etag-of';
import { recordReply } from '../../platform/records/record-reply';
import { calendarOf } from './entries/calendar';
import { checkDraft, freeBusyOf, myTimeOf } from './entries/free-busy';
import type { GuestDoor } from './events/guest-door';
import { dayOfEvent, occurrenceOf, writeMinutes } from './events/occurrence';
import { shownEvent } from './events/repository';
import type { EventService } from './events/service';
import type { ExternalService } from './external/service';
import type { FeedService } from './feeds/service';
import type { HoldService } from './holds/service';

export interface CalendarParts {
  readonly platform: Platform;
  readonly events: EventService;
  readonly holds: HoldService;
  readonly feeds: FeedService;
  readonly external: ExternalService;
  readonly door: GuestDoor;
}

/** Operation to service call. */
export function calendarMeetingHandlers(parts: CalendarParts): Handlers<typeof operations> {
  return { ...readHandlers(parts), ...eventHandlers(parts), ...holdHandlers(parts), ...ownHandlers(parts), ...publicHandlers(parts) };
}

function readHandlers({ platform, holds }: CalendarParts) {
  return {
    listEntries: ({ query, permissions, tx }) => tx((db) => calendarOf(db, { platform, permissions, query })),
    checkEvent: ({ body, tx }) => tx((db) => checkDraft(db, { platform, draft: body })),
    getDay: ({ params, tx }) => tx((db) => holds.sheet(db, params.day)),
    freeBusy: ({ query, tx }) =>
      tx((db) => freeBusyOf(db, { platform, memberIds: query.members.split(',').map(Number), from: query.from, until: query.to })),
    myTime: ({ query, tx }) => tx((db) => myTimeOf(db, { platform, query })),
    listMembers: ({ tx }) =>
      tx(async (db) =>
        (await platform.api('auth_and_admin').members(db)).map(({ member_id, display_name }) => ({ id: member_id, name: display_name })),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}

function eventHandlers({ platform, events }: CalendarParts) {
  return {
    createEvent: async ({ body, headers, tx }) =>
      recordReply(shownEvent(await tx((db) => events.create(db, { input: body, site: siteAddress(platform.env, headers) }))), 201),
    getEvent: ({ params, query, tx }) =>
      tx(async (db) => {
        const event = await events.read(db, params.id);
        const occurrence = await occurrenceOf(db, { platform, event, day: dayOfEvent(event, query.day) });
        // Minutes and answers change without the event: a browser must not take the one it has for the newest.
        return reply(occurrence, { etag: etagOf(event), headers: { 'cache-control': 'no-store' } });
      }),
    updateEvent: async ({ params, query, body, headers, tx }) =>
      recordReply(shownEvent(await tx((db) => events.update(db, { id: params.id, patch: body, ...query, ifMatch: headers['if-match'] })))),
    removeEvent: async ({ params, query, tx }) => recordReply(shownEvent(await tx((db) => events.remove(db, { id: params.id, ...query })))),
    restoreEvent: async ({ params, query, tx }) =>
      recordReply(shownEvent(await tx((db) => events.restore(db, { id: params.id, day: query.day })))),
    respond: async ({ params, body, tx }) => recordReply(shownEvent(await tx((db) => events.respond(db, { id: params.id, ...body })))),
    writeMinutes: async ({ params, query, body, headers, tx }) =>
      tx(async (db) => {
        const event = await events.read(db, params.id);
        const day = dayOfEvent(event, query.day);
        const saved = await writeMinutes(db, { event, day, input: body, ifMatch: headers['if-match'] });
        return reply(saved, { etag: etagOf(saved) });
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function holdHandlers({ holds }: CalendarParts) {
  return {
    createHold: async ({ body, tx }) => recordReply(await tx((db) => holds.create(db, body)), 201),
    updateHold: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => holds.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    extendHold: async ({ params, body, tx }) => recordReply(await tx((db) => holds.extend(db, { id: params.id, ...body }))),
    advanceHold: async ({ params, tx }) => recordReply(await tx((db) => holds.advance(db, params.id))),
    confirmHold: async ({ params, tx }) => recordReply(await tx((db) => holds.confirm(db, params.id))),
    releaseHold: async ({ params, tx }) => recordReply(await tx((db) => holds.release(db, params.id))),
    resumeHold: async ({ params, tx }) => recordReply(await tx((db) => holds.resume(db, params.id))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function ownHandlers({ platform, feeds, external }: CalendarParts) {
  return {
    getFeed: ({ tx }) => tx((db) => feeds.read(db)),
    rotateFeed: async ({ body, headers, tx }) =>
      reply(await tx((db) => feeds.rotate(db, { layers: body.layers, site: siteAddress(platform.env, headers) })), {
        headers: { 'cache-control': 'no-store' },
      }),
    revokeFeed: ({ tx }) => tx((db) => feeds.revoke(db)),
    listExternals: ({ tx }) => tx((db) => external.list(db)),
    createExternal: async ({ body, session, tx }) => reply(await external.add(session, tx, body), { status: 201 }),
    syncExternal: ({ params, session, tx }) => external.sync(session, tx, params.id),
    removeExternal: ({ params, tx }) =>
      tx(async (db) => {
        await external.remove(db, params.id);
        return undefined;
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function publicHandlers({ platform, feeds, door }: CalendarParts) {
  const fresh = { 'cache-control': 'no-store' };
  /** The link is often the first address somebody opens: what the page sends needs a token of its own. */
  const csrf = ({ headers, session }: Pick<Call, 'headers'> & { session: Call['session'] | null }) =>
    platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
  return {
    readFeed: async (call) => ({
      kind: 'bytes' as const,
      bytes: await feeds.calendar(call),
      type: 'text/calendar; charset=utf-8',
      headers: { ...fresh, 'content-disposition': 'inline; filename="calendar.ics"' },
    }),
    openInvitation: async (call) => reply(await door.open(call), { headers: { ...fresh, 'set-cookie': csrf(call) } }),
    answerInvitation: async (call) => reply(await door.answer(call, call.body.response), { headers: fresh }),
  } satisfies Partial<Handlers<typeof operations>>;
}
