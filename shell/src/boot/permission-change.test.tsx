import type { BootData } from '@butterfly/contracts/plugins';
import { definePlugin, request } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { startApp } from '../testing-app.fixture';
import { bootFor, bootPlugin } from './boot.fixture';

const sample = bootPlugin({
  id: 'sample',
  routes: [{ id: 'page', path: '/sample/:projectId', area: 'app', page: 'page', title: 'Samples', project: 'projectId' }],
  cards: [{ id: 'card', label: 'Samples', icon: 'leaf', basePath: '/sample', order: 1 }],
  nav: [{ id: 'n', route: '/sample/all', section: 'work', order: 1, label: 'Samples', icon: 'leaf' }],
});
const known = { '/sample/:projectId': 'sample' };
const granted = bootFor({ permissions: { plugins: ['sample'], features: [], is_admin: false }, plugins: [sample], knownRoutes: known });
const revoked = bootFor({ permissions: { plugins: [], features: [], is_admin: false }, knownRoutes: known });
let signal: AbortSignal | null = null;

function Page() {
  const plugin = usePlugin();
  useEffect(() => {
    ({ signal } = plugin);
    request('/api/sample/slow/', { signal: plugin.signal }).catch(() => undefined);
  }, [plugin]);
  return <h1>The sample</h1>;
}
const code = definePlugin({ id: 'sample', contributes: { routes: [{ page: 'page' }] } } as const, { page: async () => ({ Page }) });
const release = () => Promise.resolve({ plugin: code });

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  close(): void {}
}
const socket = () => {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error('No socket was opened.');
  return last;
};
let app: Awaited<ReturnType<typeof startApp>> | null = null;
let boot: BootData = granted;

// antd takes its time in jsdom; it is there before the first page waits for it.
beforeAll(() => import('../antd/antd-root'), 30_000);
beforeEach(async () => {
  FakeSocket.all = [];
  boot = granted;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  app = await startApp({
    boot: granted,
    at: '/sample/7?tab=notes',
    release,
    socket: FakeSocket as unknown as typeof WebSocket,
    handlers: {
      'GET /api/plugins/': () => ({ body: boot }),
      'GET /api/manage_members/me/permissions/': () => ({ body: boot.session?.permissions }),
      'GET /api/sample/slow/': () => new Promise(() => undefined),
      'GET /api/auth_and_admin/access-requests/admins/': () => ({ body: [{ name: 'Ines' }, { name: 'Jo' }] }),
      'POST /api/auth_and_admin/access-requests/': () => ({ status: 201, body: { id: 1, plugin: 'sample', status: 'pending' } }),
    },
  });
  await screen.findByRole('heading', { name: 'The sample' });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});
const heard = () => act(() => socket().onmessage?.({ data: '{"type":"permission"}' }));
const denied = `/access-denied?plugin=sample&from=${encodeURIComponent('/sample/7?tab=notes')}`;

describe('a permission that changes while the page is open', () => {
  it('unmounts a revoked plugin, ends its requests, shows access-denied; card and menu follow; it comes back when it is granted again, without a reload', async () => {
    expect(screen.getByRole('link', { name: 'Samples' })).toHaveAttribute('href', '/sample/7');
    expect(screen.getByRole('button', { name: 'All pages' })).toBeInTheDocument();
    boot = revoked;
    heard();
    await waitFor(() => expect(app?.address()).toBe(denied));
    expect(screen.queryByRole('heading', { name: 'The sample' })).toBeNull();
    expect(signal?.aborted).toBe(true);
    expect(app?.server.calls.find(({ address }) => address === 'GET /api/sample/slow/')?.signal?.aborted).toBe(true);
    expect(screen.queryByRole('link', { name: 'Samples' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'All pages' })).toBeNull();
    expect(await screen.findByText("You don't have access to any tools.")).toBeInTheDocument();
    boot = granted;
    heard();
    expect(await screen.findByRole('heading', { name: 'The sample' })).toBeInTheDocument();
    expect(app?.address()).toBe('/sample/7?tab=notes');
    expect(signal?.aborted).toBe(false);
  });

  it('is noticed after a reconnection of the socket as well', async () => {
    act(() => socket().onopen?.());
    expect(app?.server.calls.filter(({ address }) => address === 'GET /api/plugins/')).toHaveLength(0);
    act(() => socket().onclose?.({ code: 1006 }));
    boot = revoked;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    act(() => socket().onopen?.());
    await waitFor(() => expect(app?.address()).toBe(denied));
  });

  it('the closed page says who can give access, and asks them', async () => {
    boot = revoked;
    heard();
    expect(await screen.findByText('Ines or Jo can give it to you.')).toBeInTheDocument();
    const button = await screen.findByRole('button', { name: 'Request access to Sample' });
    fireEvent.change(screen.getByLabelText(/What do you need it for/), { target: { value: 'The Reyes wedding' } });
    fireEvent.click(button);
    expect(await screen.findByText(/Your request has been sent to Ines or Jo/)).toBeInTheDocument();
    expect(app?.server.calls.at(-1)?.body).toEqual({ plugin: 'sample', message: 'The Reyes wedding' });
  });

  it('does not go back to a page that was open all the time and whose call was refused: no loop', async () => {
    cleanup();
    app?.server.close();
    app = await startApp({
      boot: granted,
      at: denied,
      release,
      handlers: { 'GET /api/auth_and_admin/access-requests/admins/': () => ({ body: [] }) },
    });
    expect(await screen.findByRole('heading', { name: /don’t have access/ })).toBeInTheDocument();
    expect(app.address()).toBe(denied);
  });
});
