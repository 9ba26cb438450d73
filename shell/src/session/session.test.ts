import { setRequestHost } from '@butterfly/plugin-sdk';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { bootFor } from '../boot/boot.fixture';
import { createBootStore } from '../boot/boot-store';
import { createSession } from './session';

const LOGIN = 'POST /api/auth_and_admin/login/';
const LOGOUT = 'POST /api/auth_and_admin/logout/';
const visits: string[] = [];
const endAll = jest.fn();
let server: FakeServer;

function start() {
  const bootStore = createBootStore(bootFor({ anonymous: true }));
  return { bootStore, session: createSession({ bootStore, scopes: { endAll, of: jest.fn(), hold: jest.fn() }, leave: (path) => void visits.push(path) }) };
}

beforeEach(() => {
  visits.length = 0;
  endAll.mockClear();
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
    server.answer({ [LOGIN]: () => ({ status: 400, body: { error: 'E-mail or password is not right.', code: 'auth_and_admin.wrong_credentials' } }) });
    await expect(start().session.signIn({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({ message: 'E-mail or password is not right.' });
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
});
