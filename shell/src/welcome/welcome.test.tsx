import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { bootFor } from '../boot/boot.fixture';
import { wholeSuite } from '../toolbar/tools.fixture';
import { startApp } from '../testing-app.fixture';
import { createWelcome, WELCOME_KEY, WELCOME_MS } from './welcome';

const started: number[] = [];
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: jest.fn(), linearRampToValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
    connect: jest.fn(),
  });
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: (at: number) => void started.push(at),
    stop: jest.fn(),
  });
}
let app: Awaited<ReturnType<typeof startApp>> | null = null;
const visitor = bootFor({ anonymous: true });
const member = bootFor({ unavailable: wholeSuite() });

/** Signs in at this address, as a person does. */
async function signIn(at = '/login') {
  app = await startApp({
    boot: visitor,
    at,
    handlers: { 'GET /api/auth_and_admin/check/': () => ({ status: 401 }), 'POST /api/auth_and_admin/login/': () => ({ body: {} }) },
  });
  app.server.answer({
    'GET /api/plugins/': () => ({ body: member }),
    'GET /api/manage_members/me/permissions/': () => ({ body: member.session?.permissions }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByRole('banner')).toBeInTheDocument());
  return app;
}
const overlay = () => screen.queryByTestId('welcome');

// Loaded before the clock of a test runs.
beforeAll(() => import('./welcome-intro'), 30_000);
beforeEach(() => {
  sessionStorage.clear();
  started.length = 0;
  Object.assign(globalThis, { AudioContext: FakeAudio });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: false,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('welcome intro', () => {
  it('shows after arriving at / from /login, with sound, the business and the person (T-408, T-409)', async () => {
    await signIn();
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    expect(overlay()).toHaveTextContent('Fern & Thistle');
    expect(screen.getByRole('heading', { name: /, Mara$/ })).toBeInTheDocument();
    await waitFor(() => expect(started).toHaveLength(4));
    expect(sessionStorage.getItem(WELCOME_KEY)).toBe('true');
  });

  it('does not show on the page that was asked for, nor when / is opened without a login (T-408)', async () => {
    await signIn('/login?next=%2Ftasks');
    expect(app?.services.welcome.getState()).toBe(false);
    cleanup();
    app?.server.close();
    app = await startApp({ boot: member, at: '/' });
    expect(app.services.welcome.getState()).toBe(false);
  });

  it('has Skip Intro, which ends it at once; it does not return in the session (T-406, T-407, T-638)', async () => {
    const { services } = await signIn();
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    const skip = screen.getByRole('button', { name: 'Skip Intro' });
    expect(skip).toHaveFocus();
    fireEvent.click(skip);
    expect(overlay()).toBeNull();
    act(() => services.welcome.arrivedFromLogin());
    expect(services.welcome.getState()).toBe(false);
  });

  it('ends on Escape', async () => {
    await signIn();
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    fireEvent(screen.getByTestId('welcome'), new Event('cancel', { cancelable: true }));
    expect(overlay()).toBeNull();
  });

  it('is silent where sound is not allowed, and shows nevertheless (A-36)', async () => {
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    Object.assign(globalThis, {
      AudioContext: class extends FakeAudio {
        override resume = () => Promise.reject(new Error('not allowed'));
      },
    });
    await signIn();
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    expect(started).toEqual([]);
  });
});

describe('welcome overlay', () => {
  it('is shown and dismissed at app level, whatever page is open (T-410)', async () => {
    const { services } = (app = await startApp({ boot: member, at: '/tasks' }));
    act(() => services.welcome.show());
    await waitFor(() => expect(overlay()).toBeInTheDocument());
    act(() => services.welcome.dismiss());
    expect(overlay()).toBeNull();
  });

  it('ends by itself at 12 s and not before, however often it was shown (T-405, T-637, T-751)', () => {
    jest.useFakeTimers();
    expect(WELCOME_MS).toBe(12_000);
    const welcome = createWelcome();
    welcome.show();
    jest.advanceTimersByTime(11_999);
    expect(welcome.getState()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(welcome.getState()).toBe(false);
    welcome.show();
    welcome.dismiss();
    welcome.show();
    jest.advanceTimersByTime(11_999);
    expect(welcome.getState()).toBe(true);
  });
});
