import type { BootData } from '@butterfly/contracts/plugins';
import { setRequestHost } from '@butterfly/plugin-sdk';
import { fakeServer, type FakeHandlers, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { createServices, type AppServices } from './app-services';

interface Started {
  readonly services: AppServices;
  readonly server: FakeServer;
  /** Path and query of the shown page. */
  address(): string;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

interface StartOptions {
  readonly boot: BootData;
  readonly at?: string;
  readonly handlers?: FakeHandlers;
  /** What the code of a release is; default: it never arrives. */
  readonly release?: (container: string) => Promise<unknown>;
  /** Default: a socket on which nothing happens. */
  readonly socket?: typeof WebSocket;
  readonly reload?: () => void;
}

const silentSocket = class {
  close(): void {}
} as unknown as typeof WebSocket;

/** The whole shell in jsdom, with a server and releases of the test; resolves when what is on its way has arrived. */
export async function startApp({
  boot,
  at = '/',
  handlers = {},
  release = () => new Promise(() => undefined),
  socket = silentSocket,
  reload = () => undefined,
}: StartOptions): Promise<Started> {
  const server = fakeServer({
    'GET /api/tenant_crm/projects/': () => ({
      body: [
        { id: 7, name: 'Reyes wedding' },
        { id: 8, name: 'Osei wedding' },
      ],
    }),
    'GET /api/manage_members/me/permissions/': () => ({ body: boot.session?.permissions }),
    'GET /api/plugins/': () => ({ body: boot }),
    ...handlers,
  });
  const services = createServices({
    boot,
    loaderPort: { fetchRelease: ({ container }) => release(container), probe: () => Promise.resolve({ kind: 'unreachable' }) },
    go: (path) => void router.navigate(path),
    leave: (path) => void router.navigate(path),
    reload,
    tabs: { tell: () => undefined, listen: () => () => undefined },
  });
  const router = createMemoryRouter([{ path: '*', element: <App services={services} /> }], { initialEntries: [at] });
  setRequestHost({
    navigate: (path) => void router.navigate(path),
    isStaffPage: () => true,
    sessionMissing: services.session.sessionMissing,
  });
  globalThis.WebSocket = socket;
  await act(async () => {
    render(<RouterProvider router={router} />);
    await settled();
  });
  return { services, server, router, address: () => router.state.location.pathname + router.state.location.search };
}

/** Lets answers that are there be read, without a timer: tests may hold the clock. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
