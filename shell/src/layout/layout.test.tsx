import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';
import { wholeSuite } from '../toolbar/tools.fixture';

const LOGOUT = 'POST /api/auth_and_admin/logout/';
let app: Awaited<ReturnType<typeof startApp>> | null = null;
const start = async (at: string, boot = bootFor({ unavailable: wholeSuite() }), handlers = {}) =>
  (app = await startApp({ boot, at, handlers }));

function screenIs(small: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: small,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => {
  localStorage.clear();
  screenIs(false);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

describe('top bar', () => {
  it('shows the brand and the three links (T-387, T-388, T-389, T-390)', async () => {
    await start('/tasks');
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'Butterfly' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('link', { name: 'Exodus Dashboard' })).toHaveAttribute('href', '/exodus');
    expect(bar.getByRole('link', { name: 'Butterfly Dashboard' })).toHaveAttribute('href', '/home_view');
    expect(bar.getByRole('link', { name: 'Project Pipeline' })).toHaveAttribute('href', '/tenant_crm');
  });

  it('toggles the theme (T-391)', async () => {
    await start('/tasks');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('shows the username and Logout in the profile menu (T-392, T-610), which Escape closes', async () => {
    const { address } = await start('/tasks', undefined, { [LOGOUT]: () => ({ body: {} }) });
    const button = screen.getByRole('button', { name: 'Profile of mara' });
    fireEvent.click(button);
    const menu = within(screen.getByRole('region', { name: 'Profile' }));
    expect(menu.getByText('mara')).toBeInTheDocument();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
    expect(button).toHaveFocus();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('lists the pages that plugins put into the menu', async () => {
    const plugin = bootPlugin({
      id: 'sample',
      nav: [{ id: 'n', route: '/sample', section: 'work', order: 1, label: 'Samples', icon: 'leaf' }],
    });
    await start('/tasks', bootFor({ plugins: [plugin], unavailable: wholeSuite() }));
    fireEvent.click(screen.getByRole('button', { name: 'All pages' }));
    expect(screen.getByRole('link', { name: 'Samples' })).toHaveAttribute('href', '/sample');
  });

  it('lists one entry where two plugins share a place, also for an administrator, who may use what is not there', async () => {
    const entry = { id: 'n', section: 'work', order: 1, label: 'Contacts', icon: 'people' };
    const first = bootPlugin({ id: 'first', nav: [{ ...entry, route: '/first', when: { not: { there: 'second' } } }] });
    const second = bootPlugin({ id: 'second', nav: [{ ...entry, route: '/second' }] });
    const placesWith = async (plugins: readonly (typeof first)[]) => {
      await start('/tasks', bootFor({ plugins: [...plugins], unavailable: wholeSuite() }));
      fireEvent.click(screen.getByRole('button', { name: 'All pages' }));
      const places = screen.getAllByRole('link', { name: 'Contacts' }).map((link) => link.getAttribute('href'));
      cleanup();
      app?.server.close();
      return places;
    };
    expect([await placesWith([first, second]), await placesWith([first]), await placesWith([second])]).toEqual([
      ['/second'],
      ['/first'],
      ['/second'],
    ]);
  });

  it('closes the page with the year (T-399)', async () => {
    await start('/tasks');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(String(new Date().getFullYear()));
  });
});

describe('small screens', () => {
  it('move links, profile, theme and Logout into a drawer titled Menu (T-393, T-394, T-396, T-397, T-398)', async () => {
    screenIs(true);
    await start('/tasks');
    expect(screen.queryByRole('link', { name: 'Exodus Dashboard' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    for (const name of ['Exodus Dashboard', 'Butterfly Dashboard', 'Project Pipeline'])
      expect(drawer.getByRole('link', { name })).toBeInTheDocument();
    expect(drawer.getByText('mara')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: /theme/ })).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    fireEvent.click(drawer.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('guard', () => {
  const anonymous = bootFor({
    anonymous: true,
    unavailable: wholeSuite().map((plugin) => ({
      ...plugin,
      routes: plugin.routes.filter(({ area }) => area !== 'app' && area !== 'outside-layout'),
    })),
  });

  it.each([['/'], ['/moodboard/7?view=grid'], ['/nowhere']])(
    'leads a visitor from %s to the login and keeps the wanted page (T-400)',
    async (at) => {
      const { address } = await start(at, anonymous);
      await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(at)}`));
      expect(screen.queryByRole('banner')).toBeNull();
    },
  );

  it.each([
    ['/login', 'Good to see you'],
    ['/login/anything', 'Good to see you'],
    ['/manage_members/invite', 'This link is incomplete'],
    ['/manage_members/invite/a/b', 'This link is incomplete'],
    ['/manage_members/invite/t0ken', /is not available/],
  ])('lets a visitor see %s (T-401, T-402, T-403, T-404)', async (at, title) => {
    const { address } = await start(at, anonymous);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it('leads to /access-denied with the plugin and the page it came from (T-011, T-012, T-599)', async () => {
    const boot = bootFor({
      permissions: { plugins: [], features: [], is_admin: false },
      knownRoutes: { '/payments/dashboard/:projectId': 'payments' },
    });
    const { address } = await start('/payments/dashboard/7?tab=open', boot);
    await waitFor(() =>
      expect(address()).toBe(`/access-denied?plugin=payments&from=${encodeURIComponent('/payments/dashboard/7?tab=open')}`),
    );
    expect(screen.getByRole('heading', { name: /don’t have access/ })).toBeInTheDocument();
    expect(screen.getByText('Payments')).toBeInTheDocument();
  });

  it('leads away once more whoever goes back before the first leading away is drawn', async () => {
    const boot = bootFor({
      permissions: { plugins: [], features: [], is_admin: false },
      knownRoutes: { '/payments/dashboard/:projectId': 'payments' },
    });
    const { address, router } = await start('/access-denied', boot);
    let again = 0;
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === '/access-denied' && again++ === 0) void router.navigate('/payments/dashboard/7');
    });
    await act(() => router.navigate('/payments/dashboard/7'));
    await waitFor(() => expect(address()).toContain('/access-denied?plugin=payments'));
    stop();
    expect(again).toBe(2);
    expect(screen.getByRole('heading', { name: /don’t have access/ })).toBeInTheDocument();
  });

  it('leads an administrator whose business has switched the plugin off to where it is switched on', async () => {
    await start('/access-denied?plugin=payments', bootFor({ knownRoutes: { '/payments/dashboard/:projectId': 'payments' } }));
    expect(await screen.findByText(/is switched off for the whole business/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Switch it on again' })).toHaveAttribute('href', '/manage_members/plugins');
  });

  it('signs in and opens the wanted page; a wrong password is said and what was typed stays', async () => {
    const { address, server } = await start('/login?next=%2Ftasks', anonymous, {
      'GET /api/auth_and_admin/check/': () => ({ status: 401 }),
      'POST /api/auth_and_admin/login/': () => ({ status: 400, body: { error: 'E-mail or password is not right.', code: 'x' } }),
    });
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'mara@fern-thistle.example' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is not right.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('mara@fern-thistle.example');
    server.answer({
      'POST /api/auth_and_admin/login/': () => ({ body: {} }),
      'GET /api/plugins/': () => ({ body: bootFor({ unavailable: wholeSuite() }) }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/tasks'));
  });
});

describe('notifications', () => {
  const frame = (id: number) => ({ id, title: `Title ${id}`, content: 'Words' });

  it('count on the bell, reset on opening, list the latest; the snackbar goes after 5 s (T-099, T-100, T-102, T-103, T-104, T-106, T-327)', async () => {
    jest.useFakeTimers();
    const { services } = await start('/tasks');
    const bell = () => screen.getByRole('button', { name: /^Notifications/ });
    fireEvent.click(bell());
    expect(screen.getByRole('heading', { name: 'Notifications' })).toBeInTheDocument();
    expect(screen.getByText('No new notifications.')).toBeInTheDocument();
    fireEvent.click(bell());
    act(() => [1, 2].forEach((id) => services.notifications.frameArrived(frame(id))));
    expect(screen.getByTestId('notification-badge')).toHaveTextContent('2');
    expect(screen.getAllByTestId('toast').map((toast) => toast.textContent)).toEqual(['Title 1: Words', 'Title 2: Words']);
    fireEvent.click(bell());
    expect(screen.queryByTestId('notification-badge')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getAllByRole('listitem')).toHaveLength(2);
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getAllByTestId('toast')).toHaveLength(2);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByTestId('toast')).toBeNull();
    jest.useRealTimers();
  });
});
