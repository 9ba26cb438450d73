import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';
import { wholeSuite } from '../toolbar/tools.fixture';
import { rank } from './rank';

const many = Array.from({ length: 2000 }, (_, at) => ({ id: at + 1, name: `Project number ${at + 1}` }));
const plugin = bootPlugin({
  id: 'sample',
  title: 'Samples',
  commands: [{ id: 'sample.add', title: 'Add a sample', run: 'add' }],
  nav: [{ id: 'n', route: '/sample', section: 'work', order: 1, label: 'All samples', icon: 'leaf' }],
});
const boot = bootFor({ plugins: [plugin], unavailable: wholeSuite() });
let app: Awaited<ReturnType<typeof startApp>> | null = null;

async function open(at = '/moodboard/7') {
  app = await startApp({
    boot,
    at,
    handlers: { 'GET /api/tenant_crm/projects/': () => ({ body: many }), 'POST /api/auth_and_admin/logout/': () => ({ body: {} }) },
  });
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Search and commands' });
  return app;
}
const box = () => within(screen.getByRole('dialog')).getByRole('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const rows = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('option')
    .map((row) => row.textContent);

// Loaded before the clock of a test runs.
beforeAll(() => import('./palette-dialog'), 30_000);
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('command palette', () => {
  it('opens on Ctrl+K and ⌘K, closes on the same, and from the top bar', async () => {
    await open();
    fireEvent.keyDown(document, { key: 'k', metaKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Search and commands' }));
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument();
  });

  it('takes over what was typed before it was there', async () => {
    const { services } = await open();
    act(() => services.palette.close());
    act(() => {
      services.palette.open();
      for (const letter of 'grants') services.palette.typedAhead(letter);
    });
    await waitFor(() => expect(box()).toHaveValue('grants'));
    act(() => services.palette.close());
    act(() => services.palette.open());
    expect(box()).toHaveValue('');
  });

  it('offers tools of the project, commands of manifests, pages, theme and sign-out', async () => {
    await open();
    expect(rows().slice(0, 12)).toEqual(
      expect.arrayContaining(['Project TimelineProject number 7', 'ContractProject number 7', 'Add a sampleSamples']),
    );
    for (const [query, first] of [
      ['all sam', 'All samplesPage'],
      ['light', 'Switch to light themeAppearance'],
      ['logout', 'LogoutSign out on this device'],
      ['devices', 'Signed-in devicesPage'],
    ]) {
      type(query ?? '');
      expect(rows()[0]).toBe(first);
    }
  });

  it('opens a project in the active tool, by keyboard, and draws few of 2,000 rows', async () => {
    const { address } = await open();
    type('number 1999');
    expect(rows()[0]).toBe('Project number 1999Moodboard');
    type('number');
    expect(rows().length).toBeLessThan(30);
    key('ArrowDown');
    key('ArrowDown');
    key('ArrowUp');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    type('number 1999');
    key('Enter');
    await waitFor(() => expect(address()).toBe('/moodboard/1999'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('runs an action, and says so when nothing is found', async () => {
    const { services } = await open();
    type('qqqqq');
    expect(screen.getByText(/Nothing of that name/)).toBeInTheDocument();
    type('light theme');
    key('Enter');
    expect(services.theme.getState()).toBe('light');
  });

  it('signs out', async () => {
    const { address } = await open();
    type('logout');
    await act(async () => key('Enter'));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is not there for a visitor', async () => {
    app = await startApp({ boot: bootFor({ anonymous: true }), at: '/login' });
    fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
    expect(app.services.palette.getState()).toBe(false);
  });
});

describe('rank', () => {
  it.each([
    ['a whole word before a part of one', 'mood', ['Moodboard', 'Demo od']],
    ['letters in order with small gaps, not by chance', 'mdbrd', ['Moodboard', 'Many different long board words']],
    ['initials before scattered letters', 'pt', ['Project Timeline', 'Peter and Paul']],
    ['without accents and case', 'CAFE', ['Café Rosé', 'Cappuccino afternoon event']],
    ['the shorter of two that answer alike', 'contract', ['Contract', 'Contract templates']],
  ])('%s', (_why, query, [better = '', worse = '']) => {
    expect(rank(better, query) ?? -Infinity).toBeGreaterThan(rank(worse, query) ?? -Infinity);
  });

  it('wants every word', () => {
    expect(rank('Reyes wedding', 'reyes funeral')).toBeNull();
  });
});
