import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { bootFor } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';

let app: Awaited<ReturnType<typeof startApp>> | null = null;
const handlers = {
  'GET /api/agents/voice-preference/': () => ({ body: { voice: 'nova', voice_enabled: true, speech_rate: 1 } }),
  'GET /api/agents/agent-types/': () => ({ body: [] }),
  'POST /api/agents/run/start/': () => ({ status: 201, body: { session_id: 's1', agent_type: 'orchestrator_agent', history: [] } }),
  'GET /api/agents/session/history/': () => ({
    body: {
      session_id: 's0',
      agent_type: 'orchestrator_agent',
      history: [{ role: 'user', content: 'Hello' }],
      events: [],
      running_message_id: null,
    },
  }),
  'POST /api/agents/run/end/': () => ({ body: { ended: true } }),
};
const start = async (at: string, boot = bootFor({})) => (app = await startApp({ boot, at, handlers }));
const calls = () => (app?.server.calls ?? []).map(({ address }) => address).filter((address) => address.includes('/api/agents/'));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
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
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

test('the button is drawn in the staff app, asks for nothing before it is pressed, and gets the focus back (T-057, T-071, T-246)', async () => {
  await start('/tasks');
  const button = screen.getByRole('button', { name: 'Open assistant' });
  expect(calls()).toEqual([]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).not.toHaveFocus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Close assistant' }, { timeout: 10_000 }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
  expect(calls()).toContain('GET /api/agents/voice-preference/');
  expect(calls()).not.toContain('POST /api/agents/voice-preference/update/');
});

test('a visitor and the login have no assistant', async () => {
  await start('/login', bootFor({ anonymous: true }));
  expect(screen.queryByRole('button', { name: 'Open assistant' })).toBeNull();
});

test('a stored active session is taken up without being opened (T-163)', async () => {
  localStorage.setItem('agent_session_id', 's0');
  localStorage.setItem('is_session_active', 'true');
  await start('/tasks');
  await waitFor(() => expect(calls()).toContain('GET /api/agents/session/history/'), { timeout: 10_000 });
  expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBeNull();
});
