import { definePlugin } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';

const boot = bootFor({
  plugins: [
    bootPlugin({
      id: 'sample',
      title: 'Samples',
      routes: [{ id: 'note', path: '/sample', area: 'app', page: 'note', title: 'Samples' }],
    }),
  ],
});
let answer: { resolve: () => void; reject: (reason: Error) => void };
const save = () => new Promise<void>((resolve, reject) => void (answer = { resolve, reject }));
function Note() {
  const saving = useAction({ run: save, invalidates: [] });
  return (
    <>
      <button onClick={() => saving.go()}>Save</button>
      <Link to="/profile/sessions">away</Link>
    </>
  );
}
const plugin = definePlugin({ id: 'sample', contributes: { routes: [{ page: 'note' }] } } as const, { note: async () => ({ Page: Note }) });
const reload = jest.fn();
let app: Awaited<ReturnType<typeof startApp>>;

const turn = () => new Promise<void>((done) => void setTimeout(done));
/** The window asks before it goes. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeAll(() => import('../antd/antd-root'), 30_000);
beforeEach(async () => {
  reload.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  app = await startApp({
    boot,
    at: '/sample',
    reload,
    release: () => Promise.resolve({ plugin }),
    handlers: { 'GET /api/auth_and_admin/sessions/': () => ({ body: [] }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asks()).toBe(true));
});
afterEach(() => {
  cleanup();
  app.server.close();
  jest.restoreAllMocks();
});

describe('closing the window while a change is on its way', () => {
  it('is asked about until the server has answered', async () => {
    act(() => answer.resolve());
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('is asked about until the server has refused', async () => {
    act(() => answer.reject(new Error('no')));
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('is asked about also after the page of the change has been left, which needs no question', async () => {
    fireEvent.click(screen.getByRole('link', { name: 'away' }));
    await waitFor(() => expect(app.address()).toBe('/profile/sessions'));
    await waitFor(() => expect(app.services.scopes.queries()).toEqual([]));
    expect(asks()).toBe(true);
    act(() => answer.resolve());
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('holds back a new version that the person has asked for', async () => {
    act(() => app.services.bootStore.bootChanged({ ...boot, shell: { ...boot.shell, version: 'another' } }));
    fireEvent.click(await screen.findByRole('button', { name: 'A new version is ready' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reload now' }));
    await act(turn);
    await act(turn);
    expect(reload).not.toHaveBeenCalled();
    act(() => answer.resolve());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
