import { bootData, type BootData, type IssuedTicket, type OverrideTicket } from '@butterfly/contracts/plugins';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';
import { buildManifest, buildRelease, buildShell } from '../testing/build-release';
import { RegistryDriver } from '../testing/registry-driver';

let test: TestApp;
let now = Date.now();
let admin: TestClient;
let developer: TestClient;
let developerId: number;
const ORIGIN = 'http://localhost:3012';
const record = buildRelease('inventory', '9.9.9', {
  manifest: buildManifest('inventory', {
    contributes: { routes: [{ id: 'page', path: '/inventory/desk', area: 'app', page: 'page', title: 'Desk' }] },
  }),
}).record;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date(now) });
  admin = await test.signIn('adminA');
  const { memberId } = await addPersonWith(test.platform, {
    tenantId: test.tenantA,
    email: 'dev@a.example',
    plugins: ['inventory'],
    features: ['plugin_developer'],
  });
  developerId = memberId;
  developer = await test.signIn('dev@a.example');
  const team = new RegistryDriver(test);
  await team.publish(buildShell('1.0.0'));
  await team.promote('shell', '1.0.0');
});
afterAll(() => test.stop());

const issue = (who: TestClient, changes: object = {}) =>
  who.post('/api/plugins/overrides/', { plugin: 'inventory', origin: ORIGIN, reason: 'a bug', ...changes });
const issued = async (changes: object = {}) => (await issue(developer, changes)).json<IssuedTicket>();
const announce = (ticket: string, release: unknown = record) => test.visitor().post('/api/plugins/override-builds/', { ticket, release });
const boot = async (who: TestClient) => (await who.get('/api/plugins/')).json<BootData>();
const revoke = (id: number, who = developer) => who.post(`/api/plugins/overrides/${id}/revoke/`);

describe('a ticket for a plugin from a developer’s machine', () => {
  it('brings the build into that person’s session alone, says so, and lets its page load from that one origin', async () => {
    const { ticket, id, ends_at } = await issued();
    expect((await boot(developer)).override).toBeNull();
    expect((await announce(ticket)).json()).toMatchObject({ version: '9.9.9', plugin: 'inventory', member: developerId });
    const { plugins, override } = bootData.parse(await boot(developer));
    expect(override).toEqual({ plugin: 'inventory', origin: ORIGIN, ends_at, ticket: id });
    expect(plugins.find((plugin) => plugin.id === 'inventory')?.remote).toMatchObject({
      base: `${ORIGIN}/r/inventory/${record.content_hash}/`,
      version: '9.9.9',
      channel: 'override',
      integrity: { '1.js': expect.stringMatching(/^sha256-/), 'remoteEntry.js': expect.stringMatching(/^sha256-/) },
    });
    const policy = String((await developer.get('/inventory')).headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${ORIGIN} ws://localhost:3012;`);
    expect((await boot(admin)).override).toBeNull();
    expect(String((await admin.get('/inventory')).headers['content-security-policy'])).not.toContain('localhost');
    expect((await boot(await test.signIn('dev@a.example'))).override).not.toBeNull();
    await revoke(id);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'forged',
      async () => {
        const { ticket } = await issued();
        return announce(`${ticket.slice(0, -4)}AAAA`);
      },
    ],
    [
      'of another kind',
      () =>
        announce(
          test.platform.signer.sign(
            'plugin-share',
            JSON.stringify([1, test.tenantA, developerId, 'inventory', ORIGIN, '2099-01-01T00:00:00.000Z']),
          ),
        ),
    ],
    [
      'for a ticket that was never stored',
      () =>
        announce(
          test.platform.signer.sign(
            'plugin-override',
            JSON.stringify([99_999, test.tenantA, developerId, 'inventory', ORIGIN, '2099-01-01T00:00:00.000Z']),
          ),
        ),
    ],
    [
      'expired',
      async () => {
        const { ticket } = await issued({ hours: 0.5 });
        now += 1_800_001;
        return announce(ticket);
      },
    ],
    [
      'revoked',
      async () => {
        const { ticket, id } = await issued();
        await revoke(id);
        return announce(ticket);
      },
    ],
  ])('is refused when it is %s', async (_what, present) => {
    expect(await present()).toMatchObject({ statusCode: 403 });
    expect((await boot(developer)).override).toBeNull();
  });

  it.each([
    'http://evil.example:3012',
    'https://localhost:3012',
    'http://localhost',
    'http://localhost:3012/path',
    'http://127.0.0.1:99999',
    'http://localhost.evil.example:3012',
    'http://10.0.0.5:3012',
  ])('is not issued for %s, which is not this person’s machine', async (origin) => {
    expect((await issue(developer, { origin })).statusCode).toBe(400);
  });

  it('ends by itself, when it is revoked, and when somebody changes it in the database', async () => {
    const first = await issued({ hours: 0.5 });
    await announce(first.ticket);
    expect((await boot(developer)).override).not.toBeNull();
    now += 1_800_001;
    expect((await boot(developer)).override).toBeNull();
    const second = await issued();
    await announce(second.ticket);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update plugins_override set origin = 'http://localhost:6666' where id = $1`, [second.id]),
    );
    expect((await boot(developer)).override).toBeNull();
    expect((await revoke(second.id)).json()).toMatchObject({ revoked_at: expect.any(String) as unknown });
  });

  it('is issued by administrators for anybody, by developers for themselves, by nobody else, not for longer than a working day', async () => {
    expect((await issue(admin, { member: developerId })).statusCode).toBe(201);
    expect((await issue(developer, { member: developerId + 1 })).json()).toMatchObject({ code: 'plugins.no_developer' });
    expect((await issue(await test.signIn('plainA'))).json()).toMatchObject({ code: 'plugins.no_developer' });
    expect((await issue(admin, { member: 9_999_999 })).json()).toMatchObject({ code: 'plugins.member_unknown' });
    expect((await issue(developer, { hours: 9 })).statusCode).toBe(400);
    expect((await announce((await issued()).ticket, { ...record, id: 'payments' })).json()).toMatchObject({
      code: 'plugins.release_refused',
    });
  });

  it('is seen by administrators and its owner, is in the history, and can be forbidden by the business', async () => {
    const mine = (await developer.get('/api/plugins/overrides/')).json<OverrideTicket[]>();
    expect(mine.every(({ member }) => member === developerId)).toBe(true);
    expect((await admin.get('/api/plugins/overrides/')).json<OverrideTicket[]>().length).toBeGreaterThanOrEqual(mine.length);
    expect((await (await test.signIn('adminB')).get('/api/plugins/overrides/')).json()).toEqual([]);
    expect((await revoke(mine[0]?.id ?? 0, await test.signIn('adminB'))).statusCode).toBe(404);
    const { body } = await admin.get('/api/plugins/tenant/inventory/history/');
    expect(body).toMatch(/"action":"override_revoke".*"action":"override"/);
    const { ticket } = await issued();
    await announce(ticket);
    const { generation } = (await admin.get('/api/plugins/business/')).json<{ generation: number }>();
    expect(
      (
        await admin.post('/api/plugins/business/', { overrides_allowed: false, expected_generation: generation, reason: 'not here' })
      ).json(),
    ).toMatchObject({ overrides_allowed: false });
    expect((await boot(developer)).override).toBeNull();
    expect((await issue(admin)).json()).toMatchObject({ code: 'plugins.overrides_forbidden' });
    expect((await announce(ticket)).statusCode).toBe(403);
  });
});
