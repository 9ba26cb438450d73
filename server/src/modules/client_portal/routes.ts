import type { operations } from '@butterfly/contracts/client_portal';
import { reply, type Call, type Handlers } from '../../platform/define-module';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { pageAnswer } from '../../platform/http/page-answer';
import { siteAddress } from '../../platform/http/requests/site-address';
import type { Platform } from '../../platform/platform';
import { etagOf } from '../../platform/records/etag-of';
import type { PortalArchive } from './archive/service';
import type { PortalFiles } from './files/service';
import type { PortalMessages } from './messages/service';
import type { PeopleService } from './people/service';
import { visitsOf } from './repository';
import type { KeptSettings, SettingsService } from './settings-service';
import type { PortalTimeline } from './timeline/service';
import type { PortalDoor } from './visits/door';
import type { PortalPasswords } from './visits/passwords';
import type { PortalView } from './visits/view';
import type { PortalWishes } from './visits/wishes';

export interface PortalParts {
  readonly platform: Pick<Platform, 'api' | 'env'>;
  readonly settings: SettingsService;
  readonly people: PeopleService;
  readonly view: PortalView;
  readonly door: PortalDoor;
  readonly passwords: PortalPasswords;
  readonly wishes: PortalWishes;
  readonly messages: PortalMessages;
  readonly files: PortalFiles;
  readonly timeline: PortalTimeline;
  readonly archive: PortalArchive;
}

const UNKEPT = { headers: { 'cache-control': 'no-store' } };

/** Operation to service call. */
export function clientPortalHandlers(parts: PortalParts): Handlers<typeof operations> {
  return {
    ...settingsHandlers(parts),
    ...peopleHandlers(parts),
    ...clientHandlers(parts),
    ...wishHandlers(parts),
    ...teamSideHandlers(parts),
    ...clientSideHandlers(parts),
  };
}

function settingsHandlers({ settings }: PortalParts) {
  return {
    listPortals: async ({ query, tx }) =>
      pageAnswer({ path: '/api/client_portal/portals/', query, ...(await tx((db) => settings.list(db, query))) }),
    getSettings: async ({ params, tx }) => settingsReply(await tx((db) => settings.read(db, params.projectId))),
    updateSettings: async ({ params, body, headers, tx }) =>
      settingsReply(await tx((db) => settings.update(db, { ...params, patch: body, ifMatch: headers['if-match'] }))),
    enablePortal: async ({ params, tx }) => settingsReply(await tx((db) => settings.setOn(db, { ...params, isOn: true }))),
    disablePortal: async ({ params, tx }) => settingsReply(await tx((db) => settings.setOn(db, { ...params, isOn: false }))),
    getActivity: ({ params, tx }) =>
      tx(async (db) => {
        await settings.read(db, params.projectId);
        return { results: await visitsOf(db, params.projectId) };
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function peopleHandlers({ people, view, platform }: PortalParts) {
  const siteOf = (headers: Call['headers']) => siteAddress(platform.env, headers);
  return {
    invitePerson: async ({ params, body, headers, tx }) =>
      reply(await tx((db) => people.invite(db, { ...params, site: siteOf(headers), person: body })), { status: 201 }),
    updatePerson: ({ params, body, tx }) => tx((db) => people.update(db, { ...params, patch: body })),
    inviteAgain: ({ params, headers, tx }) => tx((db) => people.inviteAgain(db, { ...params, site: siteOf(headers) })),
    rotateToken: ({ params, headers, tx }) => tx((db) => people.rotate(db, { ...params, site: siteOf(headers) })),
    showLink: ({ params, tx }) => tx(async (db) => ({ path: await people.address(db, params) })),
    previewPortal: ({ params, tx }) => tx(async (db) => view.of(db, { person: await people.read(db, params), proven: true })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function clientHandlers({ door, passwords, platform }: PortalParts) {
  // The link is often the first address somebody opens: what the page sends needs a token of its own.
  const fresh = <T>(answer: T, { headers, session }: Pick<Call, 'headers'> & { readonly session: unknown }) => {
    const cookie = platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
    return reply(answer, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
  };
  const entered = (cookies: string[]) => reply(undefined, { headers: { 'set-cookie': cookies, 'cache-control': 'no-store' } });
  return {
    checkAccess: async (call) => fresh(await door.access(call), call),
    getApp: (call) => door.app(call),
    openPortal: async (call) => fresh(await door.open(call), call),
    openDocument: ({ body, ...call }) => door.openDocument(call, body),
    requestCode: async (call) => void (await door.requestCode(call)) as undefined,
    verifyCode: async ({ body, ...call }) => entered(await door.verifyCode(call, body.code)),
    enterPassword: async ({ body, ...call }) => entered(await door.enterPassword(call, body.password)),
    forgotPassword: async (call) => void (await passwords.forgot(call)) as undefined,
    checkPasswordLink: async (call) => fresh(await passwords.check(call), call),
    setPassword: ({ body, ...call }) => passwords.set({ ...call, password: body.password }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function wishHandlers({ wishes }: PortalParts) {
  return {
    listWishes: async (call) => reply(await wishes.list(call), UNKEPT),
    sendWish: async ({ body, ...call }) => reply(await wishes.send(call, body), { status: 201 }),
    answerWish: ({ body, ...call }) => wishes.answer(call, body.body),
    approveWish: ({ body, ...call }) => wishes.approve(call, body.seen),
    declineWish: ({ body, ...call }) => wishes.decline(call, body.reason),
  } satisfies Partial<Handlers<typeof operations>>;
}

/** What the team says and shares. */
function teamSideHandlers({ messages, files }: PortalParts) {
  return {
    readThread: async ({ params, tx }) => reply(await tx((db) => messages.thread(db, params.projectId)), UNKEPT),
    writeMessage: async ({ params, body, session, tx }) =>
      reply(await tx((db) => messages.write(db, { ...params, memberId: session.memberId, message: body })), { status: 201 }),
    noteThreadRead: async ({ params, body, tx }) => void (await tx((db) => messages.noteTeamRead(db, { ...params, ...body }))) as undefined,
    listTeamFiles: async ({ params, tx }) => reply({ results: await tx((db) => files.teamList(db, params.projectId)) }, UNKEPT),
    shareFile: ({ params, body, tx }) => tx((db) => files.share(db, { ...params, sharing: body })),
  } satisfies Partial<Handlers<typeof operations>>;
}

/** What clients say, send and take with them. */
function clientSideHandlers({ messages, files, timeline, archive }: PortalParts) {
  return {
    listMessages: async (call) => reply(await messages.list(call), UNKEPT),
    sendMessage: async ({ body, ...call }) => reply(await messages.send(call, body), { status: 201 }),
    noteMessagesRead: async ({ body, ...call }) => void (await messages.noteRead(call, body.id)) as undefined,
    listFiles: async (call) => reply(await files.list(call), UNKEPT),
    sendFile: async ({ body: bytes, query, ...call }) => reply(await files.send(call, { ...query, bytes }), { status: 201 }),
    openFile: (call) => files.open(call),
    getTimeline: async (call) => reply(await timeline.read(call), UNKEPT),
    getArchive: (call) => archive.open(call),
  } satisfies Partial<Handlers<typeof operations>>;
}

function settingsReply({ id, ...shown }: KeptSettings) {
  return reply(shown, { etag: etagOf({ id, version: shown.version }), headers: { 'cache-control': 'no-store' } });
}
