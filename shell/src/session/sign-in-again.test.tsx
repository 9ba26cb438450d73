import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { request } from '@butterfly/plugin-sdk';
import { bootFor } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';
import { wholeSuite } from '../toolbar/tools.fixture';

let app: Awaited<ReturnType<typeof startApp>> | null = null;
const boot = bootFor({ unavailable: wholeSuite() });

// Loaded before the clock of a test runs.
beforeAll(() => import('./sign-in-again'), 30_000);
beforeEach(async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.cookie = 'csrftoken=one';
  app = await startApp({
    boot,
    at: '/tasks',
    handlers: {
      'POST /api/tasks/': () => ({ status: 401, body: { error: 'Not authenticated', code: 'not_authenticated' } }),
      'POST /api/auth_and_admin/login/': () => ({ body: {} }),
    },
  });
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('a 401 on an open page', () => {
  it('asks for the password over the page, which stays as it was, and goes on in place', async () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'half typed' } });
    await act(async () => void (await request('/api/tasks/', { method: 'POST', body: '{}' })));
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('mara@fern-thistle.example');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in and go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app?.server.calls.find(({ address }) => address === 'POST /api/auth_and_admin/login/')?.body).toEqual({
      email: 'mara@fern-thistle.example',
      password: 'secret',
    });
    expect(app?.address()).toBe('/tasks');
    expect(screen.getByTestId('toast')).toHaveTextContent('You are signed in again.');
  });

  it('leads to the login only when the person wants to leave', async () => {
    await act(async () => void (await request('/api/tasks/', { method: 'POST', body: '{}' })));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave this page' }));
    await waitFor(() => expect(app?.address()).toMatch(/^\/login/));
  });
});
