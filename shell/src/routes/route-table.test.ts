import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { activeTool, toolsOf } from '../toolbar/tools';
import { wholeSuite } from '../toolbar/tools.fixture';
import { catalogue } from '@butterfly/testing/suite-routes';
import { isPublicFragment, matchRoute, routeTable } from './route-table';

const admin = { plugins: [], features: [], is_admin: true };
const boot = bootFor({ permissions: admin, unavailable: wholeSuite() });
const table = routeTable(boot);
const tools = toolsOf(boot, admin);

/** An address that fits a pattern: projects are digits, everything else a word that is no reserved one. */
const sample = (path: string) => path.replace(/:projectId/g, '7').replace(/:[A-Za-z]\w*/g, 'a1b2-c3');

const rows = Object.entries(catalogue).flatMap(([plugin, routes]) => routes.map(([path, area, ids]) => ({ plugin, path, area, ids })));

/** Tool and project of an address, as the toolbar sees them. */
function seen(pathname: string): [string | null, number | null] {
  const match = matchRoute(table, pathname);
  return [activeTool(tools, match)?.pluginId ?? null, match?.projectId ?? null];
}

describe('route table', () => {
  it.each(rows)('$path belongs to $plugin, area $area ($ids)', ({ plugin, path, area }) => {
    const match = matchRoute(table, sample(path));
    expect(match?.entry).toMatchObject({ path, area, owner: { plugin: { id: plugin } } });
  });

  it.each([
    ['/login', 'login', 'T-441'],
    ['/login/anything', 'login', 'T-402'],
    ['/forgot-password', 'forgot-password', 'T-442'],
    ['/reset-password/u/t', 'reset-password', 'T-443'],
    ['/access-denied', 'access-denied', 'T-444'],
  ])('%s is a page of the shell: %s (%s)', (pathname, page) => {
    expect(matchRoute(table, pathname)?.entry).toMatchObject({ area: 'public', owner: { kind: 'shell', page } });
  });

  it.each(['/project_view', '/portal', '/nowhere', '/moodboard/7/preview/x', '/contract/abc', '/contract/0', '/contract/%E0%A4%A'])(
    '%s is nobody’s (A-10)',
    (pathname) => {
      expect(matchRoute(table, pathname)).toBeNull();
    },
  );

  it('decodes a parameter once (A-19)', () => {
    expect(matchRoute(table, '/contact_management/client/a%2Bb%40c.example')?.params).toEqual({ clientEmail: 'a+b@c.example' });
  });

  it('knows which plugin a forbidden address belongs to', () => {
    const few = routeTable(
      bootFor({ permissions: { ...admin, is_admin: false }, knownRoutes: { '/payments/dashboard/:projectId': 'payments' } }),
    );
    expect(matchRoute(few, '/payments/dashboard/7')?.entry.owner).toEqual({ kind: 'forbidden', pluginId: 'payments' });
  });

  it('prefers the release of a plugin to what is known of it', () => {
    const released = bootPlugin({
      id: 'payments',
      routes: [{ id: 'dashboard', path: '/payments/dashboard/:projectId', area: 'app', page: 'p', title: 'P', project: 'projectId' }],
    });
    const own = routeTable(bootFor({ plugins: [released], knownRoutes: { '/payments/dashboard/:projectId': 'payments' } }));
    expect(matchRoute(own, '/payments/dashboard/7')?.entry.owner.kind).toBe('plugin');
  });
});

describe('tool and project of an address (T-013, T-026, T-027)', () => {
  it.each<[string, string | null, number | null, string]>([
    ['/project_view/7', 'project_view', 7, 'T-014'],
    ['/proposal_and_invoice/proposal/7', 'proposal_and_invoice', 7, 'T-015'],
    ['/floral_recipe_builder/recipe_app/7', 'floral_recipe_builder', 7, 'T-016'],
    ['/moodboard/7', 'moodboard', 7, 'T-017'],
    ['/email_communications/7', 'email_communications', 7, 'T-018'],
    ['/calendar_meeting/7', null, 7, 'T-019, A-05'],
    ['/client_portal/settings/7', 'client_portal', 7, 'T-020'],
    ['/contract/7', 'contract', 7, 'T-021'],
    ['/payments/dashboard', 'payments', null, 'T-022, A-02'],
    ['/payments/dashboard/7', 'payments', 7, 'T-041'],
    ['/transactional_emails/templates/7', 'transactional_emails', 7, 'T-023, A-03'],
    ['/transactional_emails/templates/9b2d-4f', 'transactional_emails', null, 'A-03'],
    ['/inventory/project_inventory/7', 'inventory', 7, 'T-024'],
    ['/inventory/project/7', 'inventory', 7, 'T-043, A-01'],
    ['/inventory/shop/project/7/complete', 'inventory', 7, 'A-01'],
    ['/questionnaire/project/7', 'questionnaire', 7, 'T-025'],
    ['/questionnaire/project/7/abc', 'questionnaire', 7, 'A-06'],
    ['/questionnaire/templates/12', 'questionnaire', null, 'A-06'],
    ['/questionnaire/responses/12', 'questionnaire', null, 'A-06'],
    ['/contract/templates', 'contract', null, 'A-06'],
    ['/contract/templates/12', 'contract', null, 'A-06'],
    ['/email_communications/settings', 'email_communications', null, 'A-06'],
    ['/transactional_emails/settings', 'transactional_emails', null, 'A-06'],
    ['/floral_recipe_builder/temp/12', 'floral_recipe_builder', null, 'A-06'],
    ['/floral_recipe_builder/order_history/12', 'floral_recipe_builder', null, 'A-06'],
    ['/moodboard/7/preview', 'moodboard', 7, 'A-06'],
    ['/moodboard/shared/12', 'moodboard', null, 'A-16'],
    ['/information_dashboard/project/7', null, 7, 'A-06'],
    ['/notices/project/7', null, 7, 'A-06'],
    ['/tenant_crm/projects/7', null, 7, 'A-06'],
    ['/tenant_crm/projects/new', null, null, 'A-09'],
    ['/tasks/new', null, null, 'A-09'],
    ['/nowhere/7', null, null, 'A-10'],
  ])('%s: tool %s, project %s (%s)', (pathname, tool, project) => {
    expect(seen(pathname)).toEqual([tool, project]);
  });
});

describe('public fragments', () => {
  it.each(['/manage_members/invite', '/manage_members/invite/a/b', '/schedule', '/moodboard/shared'])(
    '%s asks for no login (T-403, T-404, A-14)',
    (pathname) => {
      expect(isPublicFragment(table, pathname)).toBe(true);
    },
  );

  it.each(['/', '/manage_members', '/manage_members/roles', '/moodboard', '/nowhere'])('%s does', (pathname) => {
    expect(isPublicFragment(table, pathname)).toBe(false);
  });
});
