import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { createServices } from './app-services';
import { bootFor, bootPlugin } from './boot/boot.fixture';
import { addressWithAll } from './layout/aside-strip';
import type { TabMessage } from './session/tab-channel';

const settled = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

function start() {
  const went: string[] = [];
  let hear: (message: TabMessage) => void = () => undefined;
  const services = createServices({
    boot: bootFor({ plugins: [bootPlugin({ id: 'inventory', title: 'Inventory' })] }),
    loaderPort: { fetchRelease: () => new Promise(() => undefined), probe: () => Promise.resolve({ kind: 'unreachable' }) },
    go: (path) => void went.push(path),
    leave: (path) => void went.push(path),
    reload: () => undefined,
    tabs: { tell: () => undefined, listen: (listener) => ((hear = listener), () => undefined) },
  });
  services.session.watchTabs();
  return { services, went, hear: (message: TabMessage) => hear(message) };
}

// Such an address is a page of this site; as a path it would be taken for a host.
const DOUBLE = '/.//evil.example/x';

describe('an address bar that begins with two slashes', () => {
  beforeEach(() => window.history.pushState(null, '', DOUBLE));
  afterEach(() => window.history.pushState(null, '', '/'));

  it('leads nobody away when somebody else signs in and the page is loaded anew', async () => {
    const server = fakeServer({ 'GET /api/plugins/': () => ({ body: bootFor({ anonymous: true }) }) });
    const { went, hear } = start();
    expect(window.location.pathname).toBe('//evil.example/x');
    hear({ kind: 'signed-in' });
    await settled();
    expect(went).toEqual(['/']);
    server.close();
  });

  it('leads nobody away from a tab that works without plugins', () => {
    expect(addressWithAll(window.location.pathname)).toBe('/?safe=0');
    expect(addressWithAll('/moodboard/7')).toBe('/moodboard/7?safe=0');
  });
});

it('a plugin goes to pages of this site only', () => {
  const { services, went } = start();
  const plugin = services.bootStore.getState().boot.plugins.find(({ id }) => id === 'inventory');
  if (!plugin) throw new Error('The plugin is missing.');
  const { nav } = services.scopes.of(plugin).context;
  for (const path of ['/inventory?tab=2', '//evil.example', '/.//evil.example', 'https://evil.example']) nav.go(path);
  expect(went).toEqual(['/inventory?tab=2', '/', '/', '/']);
});
