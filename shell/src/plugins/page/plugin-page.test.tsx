import { definePlugin, type DefinedPlugin } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useContext, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { bootFor, bootPlugin } from '../../boot/boot.fixture';
import { startApp } from '../../testing-app.fixture';
import { PluginFailure } from '../loading/failure';

const manifest = { id: 'sample', contributes: { routes: [{ page: 'list' }, { page: 'one' }] } } as const;
const sample = bootPlugin({
  id: 'sample',
  title: 'Samples',
  owner: { team: 'Bench', contact: 'bench@example.com' },
  routes: [
    { id: 'list', path: '/sample', area: 'app', page: 'list', title: 'Samples', skeleton: 'table' },
    { id: 'one', path: '/sample/:id', area: 'app', page: 'one', title: 'A sample', prefetch: { api: ['/api/sample/:id/'] } },
  ],
});
const other = bootPlugin({
  id: 'other',
  title: 'Others',
  routes: [{ id: 'list', path: '/other', area: 'app', page: 'list', title: 'Others' }],
});
const boot = bootFor({ plugins: [sample, other] });
let broken = false;
let seen: ReturnType<typeof usePlugin> | null = null;
let themed: boolean | null = null;
let app: Awaited<ReturnType<typeof startApp>> | null = null;

function Page() {
  seen = usePlugin();
  themed = useContext(ConfigProvider.ConfigContext).renderEmpty !== undefined;
  if (broken) throw new Error('broken page');
  return (
    <>
      <h1>The list</h1>
      <Link to="/other">to the other</Link>
    </>
  );
}
function OtherPage() {
  themed = useContext(ConfigProvider.ConfigContext).renderEmpty !== undefined;
  return <h1>Other page</h1>;
}
const One = () => <h1>Sample {useParams()['id']}</h1>;
const code: DefinedPlugin = definePlugin(manifest, { list: async () => ({ Page }), one: async () => ({ Page: One }) });
const otherCode = definePlugin({ id: 'other', contributes: { routes: [{ page: 'list' }] } } as const, {
  list: async () => ({ Page: OtherPage }),
});
const releases = (container: string) => Promise.resolve({ plugin: container.startsWith('other') ? otherCode : code });

// antd takes its time in jsdom; it is there before the first page waits for it.
beforeAll(() => import('../../antd/antd-root'), 30_000);
beforeEach(() => {
  broken = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page of a plugin', () => {
  it('shows its skeleton, then itself, marked with plugin and release (T-411, T-412)', async () => {
    let arrive: () => void = () => undefined;
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    app = await startApp({ boot, at: '/sample', release: (container) => onItsWay.then(() => releases(container)) });
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    arrive();
    const heading = await screen.findByRole('heading', { name: 'The list' });
    expect(heading.closest('section')).toHaveAttribute('data-plugin', 'sample');
    expect(heading.closest('section')).toHaveAttribute('data-release', '1.0.0');
  });

  it('stands in the theme of antd, unless no code of its release takes any', async () => {
    const bare = { ...sample, remote: { ...sample.remote, takes_antd: false as const } };
    app = await startApp({ boot: bootFor({ plugins: [bare, other] }), at: '/sample', release: releases });
    await screen.findByRole('heading', { name: 'The list' });
    expect(themed).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'to the other' }));
    await screen.findByRole('heading', { name: 'Other page' });
    expect(themed).toBe(true);
  });

  it('reads its parameters from the router, and finds the calls of its manifest on their way', async () => {
    app = await startApp({ boot, at: '/sample/12', release: releases, handlers: { 'GET /api/sample/:id/': () => ({ body: {} }) } });
    expect(await screen.findByRole('heading', { name: 'Sample 12' })).toBeInTheDocument();
    expect(app.server.calls.filter(({ address }) => address === 'GET /api/sample/:id/').map(({ params }) => params)).toEqual([
      { id: '12' },
    ]);
  });

  it('ends its scope when the person goes to another plugin', async () => {
    app = await startApp({ boot, at: '/sample', release: releases });
    await screen.findByRole('heading', { name: 'The list' });
    expect(seen?.signal.aborted).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'to the other' }));
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeInTheDocument();
    await waitFor(() => expect(seen?.signal.aborted).toBe(true));
  });

  it('that throws while drawing gives a card with owner and reason; the shell stays, and Retry draws it again', async () => {
    broken = true;
    app = await startApp({ boot, at: '/sample', release: releases });
    expect(await screen.findByRole('heading', { name: 'Samples could not be opened' })).toBeInTheDocument();
    expect(screen.getByText(/Looked after by Bench \(bench@example.com\).*reason: render/)).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  });

  describe('with a release before', () => {
    const before = { ...sample.remote, container: 'sample_0_9_0', version: '0.9.0', release: 0 };
    const withFallback = bootFor({ plugins: [{ ...sample, remote: { ...sample.remote, fallback: before } }, other] });
    const good = definePlugin(manifest, {
      list: async () => ({ Page: () => <h1>The list of before</h1> }),
      one: async () => ({ Page: One }),
    });
    const bad = definePlugin(manifest, { list: async () => ({ Page: LaterBroken }), one: async () => ({ Page: One }) });
    function LaterBroken() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken later');
      return (
        <>
          <h1>The new list</h1>
          <button onClick={() => setBroken(true)}>Break</button>
        </>
      );
    }
    const start = (current: DefinedPlugin, previous = good) =>
      startApp({
        boot: withFallback,
        at: '/sample',
        release: (container) => Promise.resolve({ plugin: container === 'sample_0_9_0' ? previous : current }),
      });

    it('steps back in the same page view when the new one throws on its first draw, and says so', async () => {
      broken = true;
      app = await start(code);
      const heading = await screen.findByRole('heading', { name: 'The list of before' });
      expect(heading.closest('section')).toHaveAttribute('data-release', '0.9.0');
      expect(screen.getByText('Samples 1.0.0 had a problem; you see 0.9.0. It has been reported.')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('asks the person when it breaks after they have begun to work, and takes the previous version on their word', async () => {
      app = await start(bad);
      const button = await screen.findByRole('button', { name: 'Break' });
      fireEvent.pointerDown(button);
      fireEvent.click(button);
      expect(await screen.findByRole('heading', { name: 'Samples could not be opened' })).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Use previous version' }));
      expect(await screen.findByRole('heading', { name: 'The list of before' })).toBeInTheDocument();
    });

    it('shows the card when both throw: no loop', async () => {
      broken = true;
      app = await start(code, code);
      expect(await screen.findByText(/Version 0.9.0, reason: render/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Use previous version' })).toBeNull();
    });
  });

  it('whose code does not arrive gives a card, and Retry asks for it once more', async () => {
    let healthy = false;
    app = await startApp({
      boot,
      at: '/sample',
      release: (container) => (healthy ? releases(container) : Promise.reject(new PluginFailure('integrity', 'x'))),
    });
    expect(await screen.findByText(/differs from the one that was released/)).toBeInTheDocument();
    healthy = true;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  });

  it('whose code threw while it was evaluated is retried with a repaired release, when there is one', async () => {
    const repaired = bootFor({ plugins: [{ ...sample, remote: { ...sample.remote, container: 'sample_1_0_1', version: '1.0.1' } }] });
    app = await startApp({
      boot,
      at: '/sample',
      release: (container) => (container === 'sample_1_0_1' ? releases(container) : Promise.reject(new Error('boom'))),
    });
    expect(await screen.findByText(/stopped with an error while starting/)).toBeInTheDocument();
    app.server.answer({ 'GET /api/plugins/': () => ({ body: repaired }) });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { name: 'The list' });
    expect(heading.closest('section')).toHaveAttribute('data-release', '1.0.1');
  });

  it('asks once more for a page whose file failed, since a failed preload is handed out first', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let asked = 0;
    const lost = Object.assign(new Error('Loading chunk 72 failed.'), { name: 'ChunkLoadError', request: '/r/sample/1/72.js' });
    const flaky = definePlugin(manifest, {
      list: () => ((asked += 1) === 1 ? Promise.reject(lost) : Promise.resolve({ Page })),
      one: async () => ({ Page: One }),
    });
    app = await startApp({ boot, at: '/sample', release: () => Promise.resolve({ plugin: flaky }) });
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
    expect([asked, warned.mock.calls.length]).toEqual([2, 1]);
  });

  it('whose file stays away gives a card, and Retry brings it when it is back', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let healthy = false;
    const lost = Object.assign(new Error('Loading chunk 72 failed.'), { name: 'ChunkLoadError', request: '/r/sample/1/72.js' });
    const flaky = definePlugin(manifest, {
      list: () => (healthy ? Promise.resolve({ Page }) : Promise.reject(lost)),
      one: async () => ({ Page: One }),
    });
    app = await startApp({ boot, at: '/sample', release: () => Promise.resolve({ plugin: flaky }) });
    expect(await screen.findByRole('heading', { name: 'Samples could not be opened' })).toBeInTheDocument();
    healthy = true;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  });

  it('moves the focus to the heading of the next page', async () => {
    app = await startApp({ boot, at: '/sample', release: releases });
    await screen.findByRole('heading', { name: 'The list' });
    act(() => fireEvent.click(screen.getByRole('link', { name: 'to the other' })));
    const heading = await screen.findByRole('heading', { name: 'Other page' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
