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

/** What the server finds, by what it is asked. */
const records: Record<string, () => Promise<object> | object> = {};
const hit = (title: string, path: string) => ({
  groups: [{ id: 'tenant_crm.contact', title: 'People', icon: 'people', hits: [{ title, hint: '+1 518 555', path }] }],
});

async function open(at = '/moodboard/7') {
  app = await startApp({
    boot,
    at,
    handlers: {
      'GET /api/search/': async ({ query }) => ({ body: await (records[query.get('q') ?? '']?.() ?? { groups: [] }) }),
      'GET /api/tenant_crm/projects/': () => ({ body: many }),
      'POST /api/auth_and_admin/logout/': () => ({ body: {} }),
    },
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
    expect(await screen.findByText(/Nothing of that name/)).toBeInTheDocument();
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

describe('records in the palette', () => {
  afterEach(() => {
    for (const query of Object.keys(records)) delete records[query];
  });

  it('asks the server once for what was typed in a row, and opens what it found', async () => {
    records['sofia'] = () => hit('Sofía Reyes', '/tenant_crm/contacts/9');
    const { server, address } = await open();
    for (const typed of ['so', 'sof', 'sofi', 'sofia']) type(typed);
    await waitFor(() => expect(rows()).toEqual(['Sofía Reyes+1 518 555People']));
    expect(server.calls.filter(({ address: called }) => called === 'GET /api/search/').map(({ query }) => query.get('q'))).toEqual([
      'sofia',
    ]);
    key('Enter');
    await waitFor(() => expect(address()).toBe('/tenant_crm/contacts/9'));
  });

  it('drops an answer to what was typed before', async () => {
    let late: (answer: object) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      records['old words'] = () => {
        resolve();
        return new Promise<object>((answer) => (late = answer));
      };
    });
    records['new words'] = () => hit('What is meant', '/tenant_crm/leads/2');
    await open();
    type('old words');
    await act(() => asked);
    type('new words');
    await waitFor(() => expect(rows()).toEqual(['What is meant+1 518 555People']));
    await act(async () => late(hit('Too late', '/tenant_crm/leads/1')));
    expect(rows()).toEqual(['What is meant+1 518 555People']);
  });

  it('puts records behind what bears the words, and keeps the row that was moved to', async () => {
    let answer: (found: object) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      records['cntrct'] = () => {
        resolve();
        return new Promise<object>((found) => (answer = found));
      };
    });
    records['number 1999'] = () => hit('Note', '/tenant_crm/contacts/1');
    const { address } = await open();
    type('number 1999');
    await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Project number 1999Moodboard', 'Note+1 518 555People']));
    type('cntrct');
    await act(() => asked);
    expect(rows()[0]).toBe('ContractProject number 7');
    key('ArrowUp');
    await act(async () => answer(hit('Somebody', '/tenant_crm/contacts/1')));
    expect(rows().slice(0, 2)).toEqual(['Somebody+1 518 555People', 'ContractProject number 7']);
    key('Enter');
    await waitFor(() => expect(address()).toMatch(/contract/));
  });

  it('says that it is looking, and that it could not', async () => {
    await open();
    type('qqqqq');
    expect(screen.getByText(/Looking through clients/)).toBeInTheDocument();
    expect(await screen.findByText(/Nothing of that name/)).toBeInTheDocument();
    app?.server.answer({ 'GET /api/search/': () => ({ status: 500, body: { error: 'No', code: 'internal' } }) });
    type('zzzzz');
    expect(await screen.findByText(/could not be searched/)).toBeInTheDocument();
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
