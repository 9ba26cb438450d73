import type { BootData } from '@butterfly/contracts/plugins';
import { definePlugin } from '@butterfly/plugin-sdk';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { routeTable } from '../routes/route-table';
import { keepLink, filesOfLink, scopeOf } from './keep-link';
import { LightApp } from './light-app';
import { createLightServices } from './light-services';
import { createPlaces } from './router/place';
import { Link, RouterProvider, useParams } from './router/router';

jest.mock('../plugins/loading/federation', () => ({ fetchRelease: jest.fn() }));
const { fetchRelease } = jest.requireMock<{ fetchRelease: jest.Mock }>('../plugins/loading/federation');

const remote = {
  ...{ release: 1, version: '1.0.0', container: 'portal_1_0_0', base: '/r/portal/1/', entry: 'remoteEntry.js', integrity: {}, shared: {} },
  ...{
    warm: { home: ['remoteEntry.js', 'a.js'], steps: ['remoteEntry.js', 'b.js'], open: ['c.js'] },
    fallback: null,
    why: '',
    channel: 'stable',
    sample: 10,
  },
};
const route = (id: string, path: string, more: object = {}) => ({
  id,
  path,
  area: 'portal',
  page: id,
  title: `Title of ${id}`,
  kept_by: 'token',
  ...more,
});
const boot = {
  schema: 1,
  session: null,
  plugins: [
    {
      ...{ id: 'portal', title: 'Portal', version: '1.0.0', owner: { team: 'x', contact: 'y' }, remote },
      routes: [
        route('home', '/portal/:token'),
        route('steps', '/portal/:token/steps'),
        route('open', '/open/:slug', { kept_by: undefined }),
      ],
    },
  ],
  unavailable: [
    {
      id: 'away',
      title: 'Away',
      description: '',
      code: 'quarantined',
      needs: '',
      routes: [{ path: '/away/:slug', area: 'public', title: 'Away' }],
    },
  ],
  known_routes: {},
  shell: { version: '1.0.0', api: '1.0.0', release: 0, sample: 10, stepped_back_from: null, routes: [] },
} as unknown as BootData;

function Home() {
  const { token } = useParams();
  return (
    <div lang="de">
      <h1 data-page-heading="">Portal {token}</h1>
      <Link to={`/portal/${token}/steps`}>Schritte</Link>
    </div>
  );
}
const Steps = () => (
  <div lang="nl" data-title="Stap voor stap">
    <h1 data-page-heading="">Steps</h1>
  </div>
);
const manifest = { id: 'portal', contributes: {} } as never;

async function start(path: string, release: () => Promise<unknown>) {
  fetchRelease.mockImplementation(release);
  window.history.replaceState(null, '', path);
  const table = routeTable(boot).filter(({ owner }) => owner.kind !== 'shell');
  const loaded: string[] = [];
  const places = createPlaces(window, {
    isOurs: (at) => /^\/portal/.test(at),
    mayLeave: () => true,
    load: (address) => void loaded.push(address),
  });
  const services = createLightServices(boot, (to) => places.go(to));
  render(
    <RouterProvider places={places}>
      <LightApp services={services} table={table} />
    </RouterProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { services, loaded, table };
}

const good = () =>
  Promise.resolve({
    plugin: definePlugin(manifest, { home: async () => ({ Page: Home }), steps: async () => ({ Page: Steps }) } as never),
  });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the light host', () => {
  it('shows a page with its parameters, speaks its language, and goes to the next page without a document', async () => {
    const { loaded } = await start('/portal/abc', good);
    expect(screen.getByRole('heading', { name: 'Portal abc' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('de');
    // Routes are named in English; a page in another language is named by its heading.
    expect(document.title).toBe('Portal abc');
    fireEvent.click(screen.getByRole('link', { name: 'Schritte' }));
    expect(await screen.findByRole('heading', { name: 'Steps' })).toBeInTheDocument();
    expect(document.title).toBe('Stap voor stap');
    expect(loaded).toEqual([]);
  });

  it('says in plain words that a page of a plugin without a release is away', async () => {
    await start('/away/x', good);
    expect(screen.getByRole('heading', { name: 'This page is not available now' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeInTheDocument();
  });

  it('says that a link is incomplete', async () => {
    await start('/portal', good);
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
  });

  it('says which release did not come, and why', async () => {
    const { PluginFailure } = jest.requireActual<typeof import('../plugins/loading/failure')>('../plugins/loading/failure');
    await start('/portal/abc', () => Promise.reject(new PluginFailure('integrity', 'x')));
    expect(await screen.findByRole('heading', { name: 'This page could not be opened' })).toBeInTheDocument();
    expect(screen.getByText('1.0.0 · integrity')).toBeInTheDocument();
  });
});

describe('what is kept of a link', () => {
  it('begins where the link does, and reaches no other', () => {
    expect(scopeOf({ path: '/portal/:token/steps', kept_by: 'token' }, '/portal/abc/steps')).toBe('/portal/abc');
    expect(scopeOf({ path: '/open/:slug', kept_by: undefined }, '/open/x')).toBeNull();
  });

  it('takes the files of every page of the link, and of no other page', () => {
    const [plugin] = boot.plugins;
    if (!plugin) throw new Error('The boot data has no plugin.');
    expect(filesOfLink(plugin)).toEqual(['/r/portal/1/remoteEntry.js', '/r/portal/1/a.js', '/r/portal/1/b.js']);
  });

  it('is nothing for a member of the team, in whose page the server says so', async () => {
    const register = jest.fn();
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register, controller: null, addEventListener: jest.fn(), removeEventListener: jest.fn(), startMessages: jest.fn() },
    });
    document.documentElement.dataset['keeps'] = 'nothing';
    const { table } = await start('/portal/abc', good);
    const entry = table.find(({ path }) => path === '/portal/:token');
    if (!entry) throw new Error('The table has no portal.');
    await keepLink({ entry, params: { token: 'abc' }, projectId: null }, '/portal/abc', () => Promise.resolve());
    expect(register).not.toHaveBeenCalled();
    delete document.documentElement.dataset['keeps'];
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});
