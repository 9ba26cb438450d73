import { definePlugin } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';

const manifest = { id: 'sample', contributes: { routes: [{ page: 'note' }] } } as const;
const sample = bootPlugin({
  id: 'sample',
  title: 'Samples',
  routes: [{ id: 'note', path: '/sample', area: 'app', page: 'note', title: 'Samples' }],
});
const released = (release: number, version: string) => ({
  ...sample,
  version,
  remote: { ...sample.remote, release, version, container: `sample_${version.replaceAll('.', '_')}` },
});
const old = bootFor({ plugins: [released(2, '1.0.0')] });
const newer = bootFor({ plugins: [released(3, '1.1.0')] });

function Note() {
  const plugin = usePlugin();
  const { value: text, set, isDirty } = useDraft('note', '');
  useEffect(() => plugin.nav.setDirty(isDirty), [plugin, isDirty]);
  return (
    <>
      <h1>{plugin.plugin.version}</h1>
      <input aria-label="Note" value={text} onChange={(event) => set(event.target.value)} />
      <Link to="/profile/sessions">away</Link>
    </>
  );
}
const keeping = definePlugin(manifest, { note: async () => ({ Page: Note }) });
const reload = jest.fn();
let app: Awaited<ReturnType<typeof startApp>> | null = null;
const start = async (boot = old) => {
  app = await startApp({
    boot,
    at: '/sample',
    reload,
    release: () => Promise.resolve({ plugin: keeping }),
    handlers: { 'GET /api/auth_and_admin/sessions/': () => ({ body: [] }) },
  });
  await screen.findByLabelText('Note');
  return app;
};

beforeAll(() => import('../antd/antd-root'), 30_000);
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('a new version while the page is open', () => {
  it('is said quietly, changes nothing by itself, and is taken on the person’s word with what was typed', async () => {
    const { services } = await start();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a sent' } });
    expect(screen.queryByRole('button', { name: 'A new version is ready' })).toBeNull();
    act(() => services.bootStore.bootChanged(newer));
    expect(screen.getByRole('heading', { name: '1.0.0' })).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: 'A new version is ready' }));
    expect(screen.getByRole('heading', { name: 'A new version of Samples is ready' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload now' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    cleanup();
    await start(newer);
    expect(screen.getByLabelText('Note')).toHaveValue('half a sent');
  });

  it('can wait until the next one', async () => {
    const { services } = await start();
    act(() => services.bootStore.bootChanged(newer));
    fireEvent.click(await screen.findByRole('button', { name: 'A new version is ready' }));
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('button', { name: 'A new version is ready' })).toBeNull();
    act(() => services.bootStore.bootChanged(bootFor({ plugins: [released(4, '1.2.0')] })));
    expect(await screen.findByRole('button', { name: 'A new version is ready' })).toBeInTheDocument();
  });

  it('asks before it costs what nobody keeps', async () => {
    const { services } = await start();
    act(() => services.page.setDirty('other', true));
    act(() => services.bootStore.bootChanged(newer));
    fireEvent.click(await screen.findByRole('button', { name: 'A new version is ready' }));
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    fireEvent.click(screen.getByRole('button', { name: 'Reload now' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reload now' })).toBeEnabled());
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps nothing of a form that is left without saving on the person’s word', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    await start();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a sent' } });
    fireEvent.click(screen.getByRole('link', { name: 'away' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave page' }));
    await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
    cleanup();
    await start();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('leads away from a version that was withdrawn, also when a newer one repairs it', async () => {
    const { services } = await start();
    services.withdrawn.frameArrived({ type: 'release', plugin: 'sample', version: '1.1.0', generation: 2, withdrawn: ['1.0.0'] });
    act(() => services.bootStore.bootChanged(newer));
    fireEvent.click(screen.getByRole('link', { name: 'away' }));
    await waitFor(() => expect(services.loader.state('sample').kind).toBe('idle'));
  });

  it('that was taken back makes way for the one before it as soon as the plugin is left', async () => {
    const { services } = await start(newer);
    act(() => services.bootStore.bootChanged(old));
    expect(screen.queryByRole('button', { name: 'A new version is ready' })).toBeNull();
    expect(screen.getByRole('heading', { name: '1.1.0' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'away' }));
    await waitFor(() => expect(services.loader.state('sample').kind).toBe('idle'));
  });
});
