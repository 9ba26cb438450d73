import { paths } from '@butterfly/contracts/client_portal/paths';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type PropsWithChildren } from 'react';
import { en as more } from '../../words/more/en';
import { en as words } from '../../words/en';
import { keepUnsent } from './unsent';
import { useMessage } from './use-message';

const TOKEN = '1-abcdefghijklmnop';
let server: FakeServer;
let isDown: boolean;

beforeEach(() => {
  isDown = true;
  server = fakeServer({
    [paths.sendMessage]: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { status: 201, body: { id: 1, body: 'Wider?', from: 'me', author: 'Iris', at: '2027-06-12T10:00:00Z', is_read: false } };
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  server.close();
});

const client = new QueryClient();
const Around = ({ children }: PropsWithChildren) => (
  <StrictMode>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </StrictMode>
);
const written = async () => {
  keepUnsent(TOKEN, { key: 'k-0123456789abcdef', body: 'Wider?', isSent: false });
  const { result } = renderHook(() => useMessage({ token: TOKEN, words, more }), { wrapper: Around });
  act(() => result.current.send());
  await waitFor(() => expect(result.current.state).toBe('kept'));
  return result;
};

/** Second by second: the page is drawn between them. */
const aMinute = async () => {
  for (let second = 0; second < 60; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
};

it('leaves a second after the network has been said to be back and was not', async () => {
  jest.useFakeTimers();
  const message = await written();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await waitFor(() => expect(message.current.state).toBe('kept'));
  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(message.current).toMatchObject({ body: '', state: 'still' });
  expect(new Set(server.calls.map(({ body }) => (body as { key: string }).key)).size).toBe(1);
});

it('is tried again ever later, and not at all while the browser knows that it is offline', async () => {
  jest.useFakeTimers();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await written();
  await aMinute();
  // After 1, 2, 4, 8 and 15 s, and every 15 s from then on.
  expect(server.calls.length).toBeGreaterThanOrEqual(6);
  expect(server.calls.length).toBeLessThanOrEqual(8);
  const before = server.calls.length;
  online.mockReturnValue(false);
  await aMinute();
  expect(server.calls).toHaveLength(before);
});
