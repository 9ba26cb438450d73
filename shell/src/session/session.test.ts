import { setRequestHost } from '@butterfly/plugin-sdk';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { bootFor } from '../boot/boot.fixture';
import { createBootStore } from '../boot/boot-store';
import { createSession } from './session';
import type { TabMessage } from './tab-channel';

const LOGIN = 'POST /api/auth_and_admin/login/';
const LOGOUT = 'POST /api/auth_and_admin/logout/';
const visits: string[] = [];
const endAll = jest.fn();
const askAgain = jest.fn();
const told: TabMessage[] = [];
let hear: (message: TabMessage) => void = () => undefined;
let server: FakeServer;

function start(boot = bootFor({ anonymous: true })) {
  const bootStore = createBootStore(boot);
  const scopes = { end: jest.fn(), endAll, askAgain, endOthers: jest.fn(), of: jest.fn(), hold: jest.fn(), queries: () => [] };
  const tabs = {
    tell: (message: TabMessage) => void told.push(message),
    listen: (listener: typeof hear) => ((hear = listener), () => undefined),
  };
  return { bootStore, session: createSession({ bootStore, scopes, tabs, leave: (path) => void visits.push(path) }) };
}

beforeEach(() => {
  visits.length = 0;
  jest.clearAllMocks();
  told.length = 0;
  localStorage.clear();
  document.cookie = 'csrftoken=; max-age=0';
  setRequestHost({ navigate: () => undefined, isStaffPage: () => true });
  server = fakeServer({
    'GET /api/auth_and_admin/check/': () => ((document.cookie = 'csrftoken=first'), { status: 401 }),
    'GET /api/plugins/': () => ({ body: bootFor() }),
    [LOGIN]: () => ({ body: { user: { id: 1 } } }),
    [LOGOUT]: () => ({ body: {} }),
  });
});
afterEach(() => server.close());

describe('session', () => {
  it('fetches a CSRF cookie before the first sign-in, then takes the boot data of the person', async () => {
    const { session, bootStore } = start();
    await session.signIn({ email: 'a@b.example', password: 'x' });
    expect(server.calls.map(({ address }) => address)).toEqual(['GET /api/auth_and_admin/check/', LOGIN, 'GET /api/plugins/']);
    expect(server.calls[1]?.headers.get('X-CSRFToken')).toBe('first');
    expect(bootStore.getState().boot.session?.user.username).toBe('mara');
  });

  it("rejects with the server's words when the password is wrong", async () => {
    server.answer({
      [LOGIN]: () => ({ status: 400, body: { error: 'E-mail or password is not right.', code: 'auth_and_admin.wrong_credentials' } }),
    });
    await expect(start().session.signIn({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
      message: 'E-mail or password is not right.',
    });
  });

  it('forgets the person on sign-out but keeps theme and toolbar (A-31)', async () => {
    for (const key of ['agent_session_id', 'agent_conversation_main', 'themeMode', 'toolViewIsExpanded']) localStorage.setItem(key, 'x');
    await start().session.signOut();
    expect(Object.keys(localStorage).sort()).toEqual(['themeMode', 'toolViewIsExpanded']);
    expect(endAll).toHaveBeenCalledTimes(1);
    expect(visits).toEqual(['/login']);
  });

  it('only logs a logout that failed on the server (T-728)', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer({ [LOGOUT]: () => ({ status: 500 }) });
    await start().session.signOut();
    expect(log).toHaveBeenCalled();
    expect(visits).toEqual(['/login']);
    log.mockRestore();
  });

  it('signs out the other tabs as well', async () => {
    await start(bootFor()).session.signOut();
    expect(told).toEqual([{ kind: 'signed-out' }]);
    visits.length = 0;
    const other = start(bootFor());
    other.session.watchTabs();
    hear({ kind: 'signed-out' });
    await Promise.resolve();
    expect([visits, endAll.mock.calls.length]).toEqual([['/login'], 2]);
  });

  it('does not disturb a tab in which nobody is signed in', async () => {
    const { session } = start();
    session.watchTabs();
    session.sessionMissing();
    hear({ kind: 'signed-out' });
    await Promise.resolve();
    expect([visits, session.ended.getState()]).toEqual([[], false]);
  });
});

describe('a session that ended while the page was open', () => {
  const credentials = { email: 'mara@fern-thistle.example', password: 'x' };

  it('goes on in place for the same member, and asks again for what failed', async () => {
    const { session } = start(bootFor());
    session.sessionMissing();
    expect(session.ended.getState()).toBe(true);
    await session.signInAgain(credentials);
    expect([session.ended.getState(), visits, askAgain.mock.calls.length, told]).toEqual([false, [], 1, [{ kind: 'signed-in' }]]);
  });

  it('keeps asking after a wrong password', async () => {
    server.answer({ [LOGIN]: () => ({ status: 400, body: { error: 'No.', code: 'auth_and_admin.wrong_credentials' } }) });
    const { session } = start(bootFor());
    session.sessionMissing();
    await expect(session.signInAgain(credentials)).rejects.toThrow('No.');
    expect(session.ended.getState()).toBe(true);
  });

  it('signs in with a fresh CSRF cookie when the old one belonged to the session that has ended', async () => {
    document.cookie = 'csrftoken=old';
    server.answer({
      [LOGIN]: ({ headers }) =>
        headers.get('X-CSRFToken') === 'first'
          ? { body: {} }
          : { status: 403, body: { error: 'CSRF Failed: CSRF token missing or incorrect.', code: 'csrf_failed' } },
    });
    const { session } = start(bootFor());
    session.sessionMissing();
    await session.signInAgain(credentials);
    expect(session.ended.getState()).toBe(false);
  });

  it('loads the page anew for another member', async () => {
    const { session: mine, ...rest } = bootFor();
    server.answer({ 'GET /api/plugins/': () => ({ body: { ...rest, session: mine && { ...mine, member_id: 2 } } }) });
    window.history.replaceState(null, '', '/moodboard/7?view=grid');
    const { session } = start(bootFor());
    session.sessionMissing();
    await session.signInAgain(credentials);
    expect(visits).toEqual(['/moodboard/7?view=grid']);
  });

  it('is over when another tab signs in', async () => {
    const { session } = start(bootFor());
    session.watchTabs();
    session.sessionMissing();
    hear({ kind: 'signed-in' });
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    expect([session.ended.getState(), visits]).toEqual([false, []]);
  });
});
