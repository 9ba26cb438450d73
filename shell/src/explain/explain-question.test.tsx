import { paths } from '@butterfly/contracts/plugins/paths';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { bootFor } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';

let app: Awaited<ReturnType<typeof startApp>> | null = null;
const gates = [
  { gate: 'catalogue', pass: true, detail: 'It is a plugin of the suite.' },
  { gate: 'enablement', pass: false, detail: 'Ines switched it off on Nov 20.' },
];

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('why somebody cannot see a plugin', () => {
  const open = async (answer: () => { status?: number; body: unknown }) => {
    app = await startApp({
      boot: bootFor(),
      at: '/access-denied?plugin=inventory',
      handlers: { [paths.explain]: answer, 'GET /api/auth_and_admin/access-requests/admins/': () => ({ body: [] }) },
    });
    expect(app.server.calls.filter(({ address }) => address === paths.explain)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Why can I not see this?' }));
    return app;
  };

  it('is asked on the closed page, and answered in the order of the questions', async () => {
    const { server } = await open(() => ({
      body: { plugin: 'inventory', title: 'Inventory', member: 1, visible: false, version: null, gates },
    }));
    expect(await screen.findByText('Ines switched it off on Nov 20.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-reason'))).toEqual([null, 'true']);
    expect(server.calls.find(({ address }) => address === paths.explain)?.query.get('plugin')).toBe('inventory');
  });

  it('can be asked again when the answer does not arrive', async () => {
    const { server } = await open(() => ({ status: 500, body: { error: 'Something went wrong.', code: 'internal' } }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    server.answer({
      [paths.explain]: () => ({
        body: { plugin: 'inventory', title: 'Inventory', member: 1, visible: true, version: '1.0.0', gates: gates.slice(0, 1) },
      }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You can see it, in version 1.0.0/)).toBeInTheDocument();
  });
});
