import type { AuditEntry, PermissionCatalogue, Role, RolePreview } from '@butterfly/contracts/manage_members';
import { askedFeatures } from '@butterfly/contracts/core';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';

let test: TestApp;
let admin: TestClient;
const ROLES = '/api/manage_members/roles/';
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const none = { plugins: [], features: [], is_admin: false, row_scope: 'all' };
const make = async (name: string, permits: object = {}) => (await admin.post(ROLES, { name, ...none, ...permits })).json<Role>();
const etagOf = ({ id, version }: Role) => `"role-${id}-${version}"`;
const change = (role: Role, body: object, etag = etagOf(role)) =>
  admin.send('PATCH', { url: `${ROLES}${role.id}/`, body, headers: { 'if-match': etag } });
const remove = (role: Role) => admin.send('DELETE', { url: `${ROLES}${role.id}/`, headers: { 'if-match': etagOf(role) } });
const named = async (name: string) => (await admin.get(ROLES)).json<Role[]>().find((role) => role.name === name) as Role;

describe('roles', () => {
  it('two people edit one: the second gets the current state and nothing is overwritten', async () => {
    const role = await make('Contested');
    const first = await change(role, { plugins: ['moodboard'] });
    expect(first.json<Role>()).toMatchObject({ plugins: ['moodboard'], version: role.version + 1 });
    const second = await change(role, { plugins: ['payments'] });
    expect([second.statusCode, second.json<{ current: Role }>().current.plugins]).toEqual([412, ['moodboard']]);
    expect((await admin.send('PATCH', { url: `${ROLES}${role.id}/`, body: { plugins: [] } })).statusCode).toBe(428);
  });

  it('a change is judged at once for everybody who has it and written down', async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'holder@a.example', plugins: ['moodboard'] });
    const client = await test.signIn('holder@a.example');
    const role = await named('Role of holder@a.example');
    expect(role.holders).toEqual([{ id: expect.any(Number), name: 'holder' }]);
    await change(role, { plugins: ['payments'], features: ['view_costs'] });
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(403);
    const [entry] = (await admin.get(`/api/manage_members/audit/?subject_kind=role&subject_id=${role.id}`)).json<AuditEntry[]>();
    expect(entry).toMatchObject({
      actor: 'admin',
      action: 'role_changed',
      added: ['plugin payments', 'feature view_costs'],
      removed: ['plugin moodboard'],
    });
  });

  it('of the business stay, keep what makes them administrators, and are not deleted', async () => {
    const owner = await named('Owner');
    expect((await change(owner, { is_admin: false })).json()['code']).toBe('manage_members.role_protected');
    expect((await remove(owner)).json()['code']).toBe('manage_members.role_protected');
    expect((await change(owner, { features: owner.features.filter((name) => name !== 'run_backup') })).statusCode).toBe(200);
  });

  it('that somebody has are not deleted, and one that nobody has goes', async () => {
    const held = await named('Role of holder@a.example');
    expect((await remove(held)).json()).toMatchObject({ code: 'manage_members.role_in_use', count: 1 });
    const free = await make('Free');
    expect((await remove(free)).statusCode).toBe(204);
    expect(await named('Free')).toBeUndefined();
  });

  it('have names of their own and only permissions that exist', async () => {
    await make('Twice');
    expect((await admin.post(ROLES, { name: 'twice', ...none })).json()['code']).toBe('manage_members.role_name_taken');
    const answer = await admin.post(ROLES, { name: 'Typo', ...none, plugins: ['moodbord'] });
    expect([answer.statusCode, answer.json()['code'], answer.json()['name']]).toEqual([
      400,
      'manage_members.unknown_permission',
      'moodbord',
    ]);
  });

  it("an administrator role of one's own can be taken away only while another administrator is left", async () => {
    const role = await make('Second owner', { is_admin: true });
    expect((await change(role, { is_admin: false })).statusCode).toBe(200);
  });
});

describe('a role that holds a permission whose plugin is not there yet', () => {
  it('keeps it through a change, and can be copied', async () => {
    const role = await make('Ahead', { features: ['record_payment', 'delete_records'] });
    expect(role.features).toEqual(['delete_records', 'record_payment']);
    expect((await change(role, { features: ['record_payment'] })).json<Role>().features).toEqual(['record_payment']);
  });
});

describe('the matrix', () => {
  it('T-219 T-220 lists every plugin of the suite and the finer features that are enforced, and no switch that does nothing', async () => {
    const { plugins, features } = (await admin.get('/api/manage_members/role-permissions/')).json<PermissionCatalogue>();
    expect(plugins.length).toBeGreaterThanOrEqual(35);
    const ids = features.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'view_costs',
        'access_live_console',
        'export_data',
        'delete_records',
        'manage_templates',
        'manage_members',
        'send_client_messages',
      ]),
    );
    const asked = new Set(test.operations.flatMap(({ moduleId, operation }) => [...askedFeatures(operation), `access_${moduleId}`]));
    expect(ids.filter((id) => !asked.has(id))).toEqual([]);
    expect(ids).not.toContain('run_backup');
    expect(plugins.find(({ id }) => id === 'home_view')?.always).toBe(true);
  });

  it('view as this role: cards and pages are those such a member would get', async () => {
    const preview = async (permits: object) =>
      (
        await admin.post('/api/manage_members/role-preview/', { plugins: [], features: [], is_admin: false, ...permits })
      ).json<RolePreview>();
    expect((await preview({ plugins: ['moodboard'], features: ['access_payments'] })).cards).toEqual(['Moodboard', 'Payments']);
    const all = await preview({ is_admin: true });
    expect([all.cards.length, all.hidden]).toEqual([11, []]);
    const nobody = await preview({});
    expect([nobody.cards, nobody.hidden]).toEqual([[], ['Costs, wages and margins']]);
    expect(new Set(nobody.pages.map(({ plugin }) => plugin))).toEqual(new Set(['home_view', 'exodus']));
  });
});
