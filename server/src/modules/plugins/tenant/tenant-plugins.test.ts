import type { SwitchImpact, TenantPlugin } from '@butterfly/contracts/plugins';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';

let test: TestApp;
let admin: TestClient;
const URL = '/api/plugins/tenant/';
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'board@a.example', plugins: ['moodboard'] });
});
afterAll(() => test.stop());

const list = async (who = admin) => (await who.get(URL)).json<TenantPlugin[]>();
const one = async (id: string) => (await list()).find((plugin) => plugin.id === id) as TenantPlugin;
const move = (id: string, verb: 'enable' | 'disable', expected_generation: number) =>
  admin.post(`${URL}${id}/${verb}/`, { expected_generation, reason: 'test' });

describe('plugins of a business', () => {
  it('are all there with what they do and who sees them', async () => {
    const plugins = await list();
    expect(plugins.length).toBeGreaterThanOrEqual(35);
    const board = await one('moodboard');
    expect(board).toMatchObject({ enabled: true, always_on: false, generation: 0, switched: null, last_problem: null });
    expect(board.seen_by).toEqual({
      members: 3,
      roles: [
        { name: 'Owner', members: 2 },
        { name: 'Role of board@a.example', members: 1 },
      ],
      alone: 0,
    });
    expect((await one('home_view')).seen_by.members).toBe(4);
  });

  it('are switched by compare and swap; of ten at once one wins, and each switch is in the history', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => move('moodboard', 'disable', 0)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json<{ code: string; current: TenantPlugin }>()).toMatchObject({
      code: 'plugins.switch_moved',
      current: { enabled: false, generation: 1 },
    });
    expect((await admin.get('/api/moodboard/1/')).statusCode).toBe(403);
    expect((await move('moodboard', 'enable', 1)).json<TenantPlugin>()).toMatchObject({
      enabled: true,
      generation: 2,
      switched: { by: 'admin' },
    });
    expect((await admin.get('/api/moodboard/1/')).statusCode).toBe(404);
    expect((await admin.get(`${URL}moodboard/events/`)).json()).toMatchObject([
      { action: 'enable', actor: 'admin@a.example', reason: 'test' },
      { action: 'disable' },
    ]);
  });

  it('switched off lose no data', async () => {
    const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Kept', event_type: 'wedding' })).json<{ id: number }>().id;
    await admin.post('/api/moodboard/', { project, data: { pages: [] } });
    const before = (await admin.get(`/api/moodboard/${project}/`)).body;
    const { generation } = await one('moodboard');
    await move('moodboard', 'disable', generation);
    await move('moodboard', 'enable', generation + 1);
    expect((await admin.get(`/api/moodboard/${project}/`)).body).toBe(before);
  });

  it('of another business are not touched', async () => {
    const { generation } = await one('payments');
    await move('payments', 'disable', generation);
    expect((await list(await test.signIn('adminB'))).find(({ id }) => id === 'payments')?.enabled).toBe(true);
    expect((await (await test.signIn('adminB')).get(`${URL}payments/events/`)).json()).toEqual([]);
  });

  it('without which nobody could switch anything on again stay on', async () => {
    for (const id of ['manage_members', 'home_view']) expect((await move(id, 'disable', 0)).json()['code']).toBe('plugins.always_on');
    expect((await admin.send('PUT', { url: '/api/plugins/enabled/manage_members/', body: { enabled: false } })).statusCode).toBe(409);
    expect((await move('no_such_plugin', 'disable', 0)).statusCode).toBe(404);
  });

  it('tell before who uses them', async () => {
    expect((await admin.get(`${URL}moodboard/impact/`)).json<SwitchImpact>().members.map(({ name }) => name)).toEqual([
      'admin',
      'board',
      'both',
    ]);
  });
});

describe('problems that browsers report', () => {
  const report = (message: string, plugin = 'moodboard') =>
    admin.post('/api/plugins/telemetry/', { plugin, kind: 'load', message, version: '1.2.0', page: '/moodboard/7' });

  it('are the last problem of the plugin, counted when they come again, of this business alone', async () => {
    await report('remoteEntry.js answered 404');
    expect((await report('remoteEntry.js answered 404')).statusCode).toBe(204);
    expect((await one('moodboard')).last_problem).toMatchObject({
      kind: 'load',
      message: 'remoteEntry.js answered 404',
      version: '1.2.0',
      page: '/moodboard/7',
      times: 2,
    });
    expect((await list(await test.signIn('adminB'))).find(({ id }) => id === 'moodboard')?.last_problem).toBeNull();
  });

  it('are bounded: fifty kinds per plugin, 8 KB per report, no unknown plugin', async () => {
    for (let at = 0; at < 55; at += 1) await report(`problem ${at}`);
    const rows = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ count: number }>(`select count(*)::int as count from plugins_problem where plugin_id = 'moodboard'`),
    );
    expect(rows[0]?.count).toBe(50);
    expect((await report('x'.repeat(9_000))).statusCode).toBe(413);
    expect((await report('?', 'no_such_plugin')).statusCode).toBe(404);
  });
});
