import { paths } from '@butterfly/contracts/plugins/paths';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';

const reload = jest.fn();
let app: Awaited<ReturnType<typeof startApp>> | null = null;

beforeEach(() => {
  reload.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('what runs from somebody’s own machine', () => {
  const ends = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const boot = {
    ...bootFor({ plugins: [bootPlugin({ id: 'inventory', title: 'Inventory' })] }),
    override: { plugin: 'inventory', origin: 'http://localhost:3012', ends_at: ends, ticket: 4 },
  };

  it('is said on every page: which plugin, from where, for how long; Stop ends the ticket and loads the page anew', async () => {
    app = await startApp({
      boot,
      at: '/profile/sessions',
      reload,
      handlers: { [paths.revokeOverride]: () => ({ body: {} }), 'GET /api/auth_and_admin/sessions/': () => ({ body: [] }) },
    });
    expect(screen.getByText('localhost:3012', { exact: false })).toHaveTextContent('Inventory from localhost:3012 · 3 h left');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(app.server.calls.find(({ address }) => address === paths.revokeOverride)?.params).toEqual({ id: '4' });
  });

  it('goes on, and says why, when it cannot be stopped', async () => {
    app = await startApp({
      boot,
      at: '/profile/sessions',
      reload,
      handlers: {
        [paths.revokeOverride]: () => ({ status: 404, body: { error: 'There is no such ticket.', code: 'plugins.override_unknown' } }),
        'GET /api/auth_and_admin/sessions/': () => ({ body: [] }),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('There is no such ticket.')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  });
});
