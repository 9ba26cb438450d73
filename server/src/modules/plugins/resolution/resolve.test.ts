import type { PermissionRecord, ReleaseRecord } from '@butterfly/contracts/plugins';
import { catalogue } from '../catalogue/catalogue.data';
import { buildManifest, buildRelease, buildShell } from '../testing/build-release';
import { worldOf, type Happening } from '../testing/world-of';
import { resolve } from './resolve';
import { plainBusiness, type Requester } from './world';

const admin: PermissionRecord = { plugins: [], features: [], is_admin: true };
const designer: PermissionRecord = { plugins: ['moodboard'], features: ['access_proposal_and_invoice'], is_admin: false };
const nobody: PermissionRecord = { plugins: [], features: [], is_admin: false };

const shell = buildShell('1.0.0').record;
const boardManifest = buildManifest('moodboard', {
  contributes: {
    routes: [
      { id: 'board', path: '/moodboard/:projectId', area: 'app', page: 'board', title: 'Board', project: 'projectId' },
      { id: 'shared', path: '/moodboard/shared/:shareId', area: 'public', page: 'shared', title: 'Shared' },
    ],
    nav: [{ id: 'board', route: '/moodboard', section: 's', order: 1, label: 'Board', icon: 'board' }],
  },
});
const board = (version: string, changes: Partial<ReleaseRecord> = {}) =>
  buildRelease('moodboard', version, { manifest: boardManifest, ...changes }).record;

const requester = (changes: Partial<Requester> = {}): Requester => ({
  permissions: admin,
  business: plainBusiness(1),
  build: null,
  now: 0,
  ...changes,
});
const moved = (...records: ReleaseRecord[]): Happening[] => records.map((record) => ({ record }));

function run(changes: Partial<Requester> = {}, moves: readonly Happening[] = moved(board('1.0.0'), board('2.0.0'))) {
  return resolve(worldOf({ moves, shell }), requester(changes));
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('resolution', () => {
  it('gives an administrator every plugin but the one that needs its feature, as released or not released', () => {
    const { plugins, unavailable } = run();
    expect(ids(plugins)).toEqual(['moodboard']);
    const all = new Set([...ids(plugins), ...ids(unavailable)]);
    expect(catalogue.filter(({ id }) => !all.has(id)).map(({ id }) => id)).toEqual(['live_console']);
  });

  it('gives a member the tools of the permission record, by plugin or by feature, and what needs a sign-in only', () => {
    const { plugins, unavailable } = run({ permissions: designer });
    const cards = [...plugins, ...unavailable].flatMap((plugin) => plugin.cards.map(() => plugin.id));
    expect(cards).toEqual(['proposal_and_invoice']);
    expect(plugins.find(({ id }) => id === 'moodboard')?.routes).toHaveLength(2);
    expect(ids(unavailable)).toEqual(expect.arrayContaining(['home_view', 'exodus']));
  });

  it('never shows a staff page of a plugin without permission, yet knows whose the address is', () => {
    const { plugins, unavailable, known_routes } = run({ permissions: nobody });
    const areas = [...plugins, ...unavailable]
      .filter(({ permission }) => permission)
      .flatMap(({ routes }) => routes.map(({ area }) => area));
    expect(areas.every((area) => area === 'public' || area === 'partner' || area === 'portal')).toBe(true);
    expect(plugins[0]?.nav).toEqual([]);
    expect(known_routes['/moodboard/:projectId']).toBe('moodboard');
    expect(known_routes['/payments/dashboard/:projectId']).toBe('payments');
  });

  it('gives a visitor public, partner and portal surfaces only', () => {
    const { plugins, unavailable } = run({ permissions: null });
    expect(plugins.flatMap(({ routes }) => routes.map(({ path }) => path))).toEqual(['/moodboard/shared/:shareId']);
    expect(unavailable.flatMap(({ routes }) => routes.map(({ area }) => area))).not.toContain('app');
    expect(unavailable.flatMap(({ cards }) => cards)).toEqual([]);
  });

  it('takes away what the business has switched off, from administrators too', () => {
    const { plugins, unavailable } = run({ business: plainBusiness(1, ['moodboard', 'payments']) });
    expect(plugins[0]?.routes.map(({ area }) => area)).toEqual(['public']);
    expect(ids(unavailable)).not.toContain('payments');
  });

  it('draws an unreleased plugin from the catalogue and says that it is not released', () => {
    const payments = run().unavailable.find(({ id }) => id === 'payments');
    expect(payments).toMatchObject({ code: 'not_released', cards: [{ label: 'Payments', basePath: '/payments/dashboard' }] });
  });

  it('keeps the catalogue routes that a released manifest does not answer yet as not released', () => {
    const rest = run().unavailable.find(({ id }) => id === 'moodboard');
    expect(rest).toMatchObject({ code: 'not_released', cards: [], routes: [{ path: '/moodboard/:projectId/preview' }] });
  });

  it('falls back to the release before when the current one does not fit the shell', () => {
    const tooNew = board('3.0.0', { manifest: { ...boardManifest, requires: { shell: '^2.0.0' } } });
    const { plugins } = run({}, moved(board('2.0.0'), tooNew));
    expect(plugins[0]).toMatchObject({ version: '2.0.0', remote: { fallback: null } });
  });

  it('says why when no release fits the shell', () => {
    const tooNew = board('3.0.0', { requires_shared: { react: '^20.0.0' } });
    const { plugins, unavailable } = run({}, moved(tooNew));
    expect(plugins).toEqual([]);
    expect(unavailable.find(({ id, code }) => id === 'moodboard' && code === 'shell_too_old')?.needs).toBe(
      'needs react ^20.0.0, the shell in use has 19.3.1',
    );
  });

  it('takes out what needs a plugin that is not there', () => {
    const needy = board('2.0.0', { manifest: { ...boardManifest, requires: { shell: '^1.0.0', plugins: { inventory: '*' } } } });
    const { plugins, unavailable } = run({}, moved(needy));
    expect(plugins).toEqual([]);
    expect(unavailable.find(({ id, code }) => id === 'moodboard' && code === 'missing_dependency')?.needs).toBe('needs inventory');
  });

  it('gives the same whatever the order of the plugins', () => {
    const [one, other] = [board('2.0.0'), buildRelease('zz_sample', '1.0.0').record];
    expect(run({}, moved(one, other))).toEqual(run({}, moved(other, one)));
  });
});
