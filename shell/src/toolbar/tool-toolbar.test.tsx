import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BootPlugin } from '@butterfly/contracts/plugins';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';
import { cards, wholeSuite } from './tools.fixture';

const PROJECTS = 'GET /api/tenant_crm/projects/';
const admin = { plugins: [], features: [], is_admin: true };
const suite = wholeSuite();
let server: Awaited<ReturnType<typeof startApp>>['server'] | null = null;

interface Start {
  permissions?: typeof admin;
  handlers?: Parameters<typeof startApp>[0]['handlers'];
  /** Released; the others of the suite are not. */
  plugins?: readonly BootPlugin[];
  /** Pages of others. */
  closed?: Readonly<Record<string, string>>;
}

async function start(at: string, { permissions = admin, handlers = {}, plugins = [], closed = {} }: Start = {}) {
  const unavailable = suite.filter(
    ({ id }) => !(id in closed || Object.values(closed).includes(id)) && plugins.every((one) => one.id !== id),
  );
  const app = await startApp({ boot: bootFor({ permissions, plugins: [...plugins], unavailable, knownRoutes: closed }), at, handlers });
  ({ server } = app);
  return app;
}

function releasedWithCard(id: string): BootPlugin {
  const { title, routes, cards: own } = suite.find((one) => one.id === id) ?? suite[0]!;
  return bootPlugin({ id, title, routes: routes.map((route, at) => ({ ...route, id: `r${at}`, page: 'page' })), cards: own });
}

const toolbar = () => within(screen.getByRole('region', { name: 'Tools' }));
const picker = () => screen.getByRole('combobox');
const labels = () =>
  toolbar()
    .queryAllByRole('listitem')
    .map((card) => card.querySelector('.tool-card')?.textContent);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  server?.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('tool toolbar', () => {
  it('shows an admin exactly the eleven cards, in order (T-045, T-220)', async () => {
    await start('/tasks');
    expect(labels()).toEqual(cards.map(([, label]) => label));
  });

  it.each([
    ['project_view', 'Project Timeline', '/project_view', 'T-034', 'T-222'],
    ['moodboard', 'Moodboard', '/moodboard', 'T-035', 'T-223'],
    ['proposal_and_invoice', 'Proposal', '/proposal_and_invoice/proposal', 'T-036', 'T-224'],
    ['floral_recipe_builder', 'Floral Recipe', '/floral_recipe_builder/recipe_app', 'T-037', 'T-225'],
    ['email_communications', 'Communications', '/email_communications', 'T-038', 'T-226'],
    ['client_portal', 'Client Portal', '/client_portal/settings', 'T-039', 'T-227'],
    ['contract', 'Contract', '/contract', 'T-040', 'T-228'],
    ['payments', 'Payments', '/payments/dashboard', 'T-041', 'T-229'],
    ['questionnaire', 'Questionnaire', '/questionnaire/project', 'T-042', 'T-230'],
    ['inventory', 'Inventory', '/inventory/project', 'T-043', 'T-231'],
    ['transactional_emails', 'Transactional Emails', '/transactional_emails/logs', 'T-044', 'T-232'],
  ])(
    'the pair %s / its feature governs the card "%s", which opens %s with the project (%s, %s, T-046, T-219, T-221)',
    async (plugin, label, base) => {
      const other = { plugins: cards.map(([id]) => id).filter((id) => id !== plugin), features: [], is_admin: false };
      for (const permissions of [
        { plugins: [], features: [`access_${plugin}`], is_admin: false },
        { plugins: [plugin], features: [], is_admin: false },
      ]) {
        const app = await start('/calendar_meeting/7', { permissions: permissions as unknown as typeof admin });
        expect(labels()).toEqual([label]);
        fireEvent.click(screen.getByRole('link', { name: label }));
        await waitFor(() => expect(app.address()).toBe(`${base}/7`));
        cleanup();
        app.server.close();
      }
      await start('/tasks', { permissions: other as unknown as typeof admin });
      expect(labels()).not.toContain(label);
      expect(labels()).toHaveLength(10);
    },
  );

  it('tells a member without tools so, and whom to ask (T-055, T-056)', async () => {
    await start('/tasks', { permissions: { ...admin, is_admin: false } });
    expect(await screen.findByText("You don't have access to any tools.")).toBeInTheDocument();
    expect(screen.getByText('Please contact your administrator to request access.')).toBeInTheDocument();
  });

  it('folds into one row with the picker and all tools, and remembers it between visits (T-028, T-029, T-357)', async () => {
    await start('/tasks');
    fireEvent.click(screen.getByRole('button', { name: 'Hide tools' }));
    expect(localStorage.getItem('toolViewIsExpanded')).toBe('false');
    expect(screen.getByRole('region', { name: 'Tools' })).toHaveAttribute('data-expanded', 'false');
    expect(picker()).toBeInTheDocument();
    expect(labels()).toHaveLength(11);
    cleanup();
    server?.close();
    await start('/tasks');
    expect(screen.getByRole('region', { name: 'Tools' })).toHaveAttribute('data-expanded', 'false');
    fireEvent.click(screen.getByRole('button', { name: 'Show tools' }));
    expect(localStorage.getItem('toolViewIsExpanded')).toBe('true');
    expect(screen.getByRole('region', { name: 'Tools' })).toHaveAttribute('data-expanded', 'true');
  });

  it('names the picker and the project once one is chosen (T-030, T-031, T-049, T-111)', async () => {
    await start('/tasks');
    expect(screen.getByLabelText('Select a Project (Required)')).toBe(picker());
    cleanup();
    server?.close();
    await start('/moodboard/7');
    expect(screen.getByLabelText('Selected Project')).toHaveValue('Reyes wedding');
    expect(document.querySelector('.working-on')).toHaveTextContent('Currently Working On: Reyes wedding');
  });

  it('says that projects load, that there are none, and that they could not be loaded (T-032, T-033, T-306)', async () => {
    await start('/tasks', { handlers: { [PROJECTS]: () => new Promise(() => undefined) } });
    expect(screen.getByText('Loading projects...')).toBeInTheDocument();
    cleanup();
    server?.close();
    await start('/tasks', { handlers: { [PROJECTS]: () => ({ body: [] }) } });
    expect(await screen.findByText('No projects found')).toBeInTheDocument();
    cleanup();
    server?.close();
    await start('/tasks', { handlers: { [PROJECTS]: () => ({ status: 500 }) } });
    expect(await screen.findByText('Failed to load projects: 500')).toBeInTheDocument();
    server?.answer({ [PROJECTS]: () => ({ body: [{ id: 7, name: 'Reyes wedding' }] }) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Failed to load projects/)).toBeNull());
  });

  it('reopens the active tool for another project, by its card (T-047, A-04)', async () => {
    const { address } = await start('/transactional_emails/templates/7');
    fireEvent.click(picker());
    fireEvent.click(screen.getByRole('option', { name: 'Osei wedding' }));
    await waitFor(() => expect(address()).toBe('/transactional_emails/logs/8'));
  });

  it.each([['/tasks'], ['/calendar_meeting/7']])('opens the timeline when no tool is active: %s (T-048, A-05)', async (at) => {
    const { address } = await start(at);
    fireEvent.click(picker());
    fireEvent.click(screen.getByRole('option', { name: 'Osei wedding' }));
    await waitFor(() => expect(address()).toBe('/project_view/8'));
  });

  it.each([
    ['may not see the timeline: the first tool that is released', 'moodboard', '/moodboard/8'],
    ['may see it: the timeline', 'project_view', '/project_view/8'],
  ])('opens for somebody who %s', async (_, released, address) => {
    const permissions = { plugins: [released, 'contract'], features: [], is_admin: false } as unknown as typeof admin;
    const app = await start('/tasks', { permissions, plugins: [releasedWithCard(released)] });
    fireEvent.click(picker());
    fireEvent.click(screen.getByRole('option', { name: 'Osei wedding' }));
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('keeps project and tools on the page that refuses another', async () => {
    const permissions = { plugins: ['contract'], features: [], is_admin: false } as unknown as typeof admin;
    await start('/project_view/8', { permissions, closed: { '/project_view/:projectId': 'project_view' } });
    expect(await screen.findByRole('heading', { name: /don’t have access/ })).toBeInTheDocument();
    expect(picker()).toHaveValue('Osei wedding');
    expect(screen.getByRole('link', { name: 'Contract' })).toHaveAttribute('href', '/contract/8');
  });

  it('names a project that was added a moment ago', async () => {
    const listed = [{ id: 7, name: 'Reyes wedding' }];
    const { services } = await start('/tasks', { handlers: { [PROJECTS]: () => ({ body: [...listed] }) } });
    act(() => services.page.setProject(7));
    expect(picker()).toHaveValue('Reyes wedding');
    listed.push({ id: 9, name: 'Just added' });
    act(() => services.page.setProject(9));
    await waitFor(() => expect(picker()).toHaveValue('Just added'));
  });

  it('puts what is not released yet last, muted, and says so', async () => {
    const plugins = [releasedWithCard('payments')];
    await start('/moodboard/7', { plugins });
    expect(labels()).toEqual(['Payments', ...cards.map(([, label]) => label).filter((label) => label !== 'Payments')]);
    expect(screen.getByRole('link', { name: 'Payments' })).not.toHaveAttribute('data-soon');
    expect(screen.getByRole('link', { name: 'Contract' })).toHaveAttribute('data-soon');
    expect(screen.getByRole('link', { name: 'Contract' })).toHaveAccessibleDescription('Contract: not released yet');
  });

  it('disables the cards without a project, with tooltip and hint (T-050, T-051, T-052, T-216)', async () => {
    const { address } = await start('/tasks');
    const all = toolbar()
      .getAllByRole('listitem')
      .map((card) => within(card).getByRole('button'));
    expect(all).toHaveLength(11);
    for (const card of all) {
      expect(card).toHaveAttribute('aria-disabled', 'true');
      expect(card).not.toBeDisabled();
      expect(card).toHaveAccessibleDescription('Please select a project first');
    }
    expect(screen.getByText('Please select a project to access the tools')).toBeInTheDocument();
    const isLeftToTheBrowser = fireEvent.click(screen.getByRole('button', { name: 'Contract' }));
    expect(isLeftToTheBrowser).toBe(false);
    expect(address()).toBe('/tasks');
  });

  it('highlights the picker for 1.5 s and scrolls to it when such a card is clicked (T-053, T-054, T-347)', async () => {
    await start('/tasks');
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Contract' }));
    const root = screen.getByTestId('project-picker');
    expect(scrolled.mock.instances).toEqual([root]);
    act(() => jest.advanceTimersByTime(1499));
    expect(root).toHaveAttribute('data-highlighted', 'true');
    act(() => jest.advanceTimersByTime(1));
    expect(root).toHaveAttribute('data-highlighted', 'false');
  });

  it('marks the active tool', async () => {
    await start('/inventory/shop/project/7/complete');
    expect(screen.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Contract' })).not.toHaveAttribute('aria-current');
  });
});

describe('project picker', () => {
  const many = Array.from({ length: 2000 }, (_, at) => ({ id: at + 1, name: `Project number ${at + 1}` }));
  const type = (key: string) => fireEvent.keyDown(picker(), { key });

  it('draws a few of 2,000 projects and tells how many there are', async () => {
    await start('/tasks', { handlers: { [PROJECTS]: () => ({ body: many }) } });
    fireEvent.click(picker());
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(30);
    expect(options[0]).toHaveAttribute('aria-setsize', '2000');
  });

  it('finds by words in any order and picks with the keyboard', async () => {
    const { address } = await start('/moodboard/7', { handlers: { [PROJECTS]: () => ({ body: many }) } });
    type('ArrowDown');
    fireEvent.change(picker(), { target: { value: '199 PROJECT' } });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      expect.arrayContaining(['Project number 199', 'Project number 1199', 'Project number 1990']),
    );
    type('ArrowDown');
    type('ArrowDown');
    type('ArrowUp');
    expect(picker()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Project number 1199' }).id);
    type('Enter');
    await waitFor(() => expect(address()).toBe('/moodboard/1199'));
  });

  it('stops at the ends of the list and closes on Escape without choosing', async () => {
    const { address } = await start('/moodboard/7');
    type('ArrowDown');
    type('End');
    type('ArrowDown');
    expect(picker()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Osei wedding' }).id);
    type('Home');
    type('ArrowUp');
    expect(picker()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Reyes wedding' }).id);
    type('Escape');
    expect(picker()).toHaveAttribute('aria-expanded', 'false');
    expect(address()).toBe('/moodboard/7');
  });
});
