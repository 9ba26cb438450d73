import type {
  BootData,
  BusinessDelivery,
  DeliveryEvent,
  Explanation,
  ReleaseFrame,
  TenantDelivery,
  TenantPlugin,
} from '@butterfly/contracts/plugins';
import WebSocket from 'ws';
import { report } from '../../../proof/figures';
import { daysAfter } from '../../../platform/testing/calendar';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';
import { localDay } from '../../../platform/time/local-time';
import { buildManifest } from '../testing/build-release';
import { RegistryDriver, remoteOf, until } from '../testing/registry-driver';

let test: TestApp;
let team: RegistryDriver;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  team = new RegistryDriver(test);
  [admin, other] = [await test.signIn('adminA'), await test.signIn('adminB')];
});
afterAll(() => test.stop());

const TENANT = '/api/plugins/tenant/';
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const deliveryOf = async (id: string, who = admin) =>
  (await who.get(TENANT)).json<TenantPlugin[]>().find((plugin) => plugin.id === id)?.delivery as TenantDelivery;
const versionFor = async (who: TestClient, id: string) => (await remoteOf(who, id))?.version;
const explain = async (who: TestClient, query: string) => (await who.get(`/api/plugins/explain/?plugin=${query}`)).json<Explanation>();
const gateOf = ({ gates }: Explanation, name: string) => gates.find(({ gate }) => gate === name);

async function live(id: string): Promise<void> {
  await team.release(id, ['1.0.0', '1.1.0', '1.2.0']);
  await team.promote(id, '1.0.0');
  await team.promote(id, '1.1.0');
}

describe('a business', () => {
  it('holds a plugin to a release until a date, alone; it gets a fallback all the same, and goes on when the hold ends', async () => {
    await live('held_one');
    const hold = (body: object) => admin.post(`${TENANT}held_one/hold/`, { reason: 'season', expected_generation: 0, ...body });
    expect((await hold({ version: '1.0.0', until: soon(-1) })).json()).toMatchObject({ code: 'plugins.hold_over' });
    expect((await hold({ version: '7.0.0', until: soon(9) })).json()).toMatchObject({ code: 'plugins.release_unknown' });
    expect((await hold({ version: '1.0.0', until: soon(9) })).json()).toMatchObject({
      hold: { version: '1.0.0', reason: 'season' },
      generation: 1,
    });
    expect((await hold({ version: '1.0.0', until: soon(9) })).json()).toMatchObject({
      code: 'plugins.delivery_moved',
      current: { generation: 1 },
    });
    await team.promote('held_one', '1.2.0');
    expect(await remoteOf(admin, 'held_one')).toMatchObject({
      version: '1.0.0',
      why: expect.stringMatching(/^held until /) as unknown,
      fallback: { version: '1.2.0' },
    });
    expect(await versionFor(other, 'held_one')).toBe('1.2.0');
    expect((await admin.get(`${TENANT}held_one/releases/`)).json()).toMatchObject([
      { version: '1.2.0', current: true },
      { version: '1.1.0' },
      { version: '1.0.0', current: false },
    ]);
    expect((await admin.post(`${TENANT}held_one/hold/end/`, { expected_generation: 1, reason: 'over' })).json()).toMatchObject({
      hold: null,
      generation: 2,
    });
    expect(await versionFor(admin, 'held_one')).toBe('1.2.0');
  });

  it('gets releases early, and is never behind everybody for it', async () => {
    await live('early_one');
    await team.promote('early_one', '1.2.0', { channel: 'beta' });
    await admin.post(`${TENANT}early_one/channel/`, { channel: 'beta', expected_generation: 0, reason: 'curious' });
    expect([await versionFor(admin, 'early_one'), await versionFor(other, 'early_one')]).toEqual(['1.2.0', '1.1.0']);
    await team.promote('early_one', '1.0.0', { channel: 'beta' });
    expect(await versionFor(admin, 'early_one')).toBe('1.1.0');
  });

  it('with an event today or tomorrow stays on what it had; a security release reaches it, and so does the end of the freeze', async () => {
    await live('quiet_one');
    const tomorrow = daysAfter(localDay(new Date(), 'America/New_York'), 1);
    await admin.post('/api/tenant_crm/projects/', { name: 'A wedding', event_type: 'wedding', event_date: tomorrow });
    await team.promote('quiet_one', '1.2.0');
    expect([await versionFor(admin, 'quiet_one'), await versionFor(other, 'quiet_one')]).toEqual(['1.0.0', '1.2.0']);
    expect(await deliveryOf('quiet_one')).toMatchObject({ frozen: true, why: 'kept because of an event: stable as it was before' });
    expect((await admin.get('/api/plugins/business/')).json<BusinessDelivery>().frozen?.days).toEqual([tomorrow]);
    await team.promote('quiet_one', '1.1.0', { breaks_freeze: true });
    expect(await versionFor(admin, 'quiet_one')).toBe('1.1.0');
    const rollout = await team.rollout({ id: 'quiet_one', version: '1.2.0', steps: [{ percent: 100, hold_s: 3_600 }] });
    expect([await versionFor(admin, 'quiet_one'), await versionFor(other, 'quiet_one')]).toEqual(['1.1.0', '1.2.0']);
    await team.post(`rollouts/${rollout.rollout}/abort/`, { expected_generation: rollout.generation, reason: 'test' });
    await team.promote('quiet_one', '1.2.0');
    const { generation } = (await admin.get('/api/plugins/business/')).json<BusinessDelivery>();
    const off = await admin.post('/api/plugins/business/', {
      freeze_on_event_days: false,
      expected_generation: generation,
      reason: 'we like new things',
    });
    expect(off.json()).toMatchObject({ freeze_on_event_days: false, frozen: null });
    expect(await versionFor(admin, 'quiet_one')).toBe('1.2.0');
    expect(
      (await admin.post('/api/plugins/business/', { freeze_on_event_days: true, expected_generation: generation, reason: 'late' })).json(),
    ).toMatchObject({ code: 'plugins.delivery_moved' });
  });

  it('agrees to what a newer release asks for before anybody has it, administrators too', async () => {
    const manifest = (features: string[]) =>
      buildManifest('asks_more', {
        permissions: { plugin: 'asks_more', features: features.map((id) => ({ id, title: `May ${id}`, risk: 'money' as const })) },
      });
    await team.release('asks_more', ['1.0.0'], { manifest: manifest(['read_lists']) });
    await team.promote('asks_more', '1.0.0');
    const session = async () => (await admin.get('/api/plugins/')).json<BootData>().session;
    expect((await session())?.withheld).toEqual([]);
    await team.release('asks_more', ['1.1.0'], { manifest: manifest(['read_lists', 'charge_cards']) });
    expect((await team.get('impact/?plugin=asks_more&version=1.1.0')).json()).toMatchObject({
      from: '1.0.0',
      permissions_new: [{ id: 'charge_cards' }],
    });
    await team.promote('asks_more', '1.1.0');
    expect((await session())?.withheld).toEqual(['charge_cards']);
    expect((await deliveryOf('asks_more')).pending_consent).toEqual([{ id: 'charge_cards', title: 'May charge_cards', risk: 'money' }]);
    expect(gateOf(await explain(admin, 'asks_more'), 'release')?.detail).toMatch(/1 new permission waits/);
    await admin.post(`${TENANT}asks_more/consent/`, { features: ['charge_cards'], expected_generation: 0, reason: 'agreed' });
    expect([
      (await session())?.withheld,
      (await (await test.signIn('adminB')).get('/api/plugins/')).json<BootData>().session?.withheld,
    ]).toEqual([[], ['charge_cards']]);
  });

  it('withholds on the server too what it has not agreed to, whatever its roles give', async () => {
    await addPersonWith(test.platform, {
      tenantId: test.tenantA,
      email: 'dev@a.example',
      plugins: ['moodboard'],
      features: ['plugin_developer'],
    });
    const developer = await test.signIn('dev@a.example');
    const ticket = async () =>
      (await developer.post('/api/plugins/overrides/', { plugin: 'moodboard', origin: 'http://localhost:3012', reason: 'a bug' })).json<{
        code?: string;
        ticket?: string;
      }>();
    const manifest = (features: string[]) =>
      buildManifest('takes_over', { permissions: { plugin: 'takes_over', features: features.map((id) => ({ id, title: `May ${id}` })) } });
    await team.release('takes_over', ['1.0.0'], { manifest: manifest([]) });
    await team.promote('takes_over', '1.0.0');
    expect((await ticket()).ticket).toBeDefined();
    await team.release('takes_over', ['1.1.0'], { manifest: manifest(['plugin_developer']) });
    await team.promote('takes_over', '1.1.0');
    expect(await ticket()).toMatchObject({ code: 'plugins.no_developer' });
    await admin.post(`${TENANT}takes_over/consent/`, { features: ['plugin_developer'], expected_generation: 0, reason: 'agreed' });
    expect((await ticket()).ticket).toBeDefined();
  });

  it('has the plugins of its plan, on every way in', async () => {
    const plan = (plugins: string[] | null) =>
      test.visitor().send('PUT', { url: '/api/plugins/plans/b/', body: { plugins, reason: 'contract' }, headers: team.bearer });
    expect((await other.get('/api/moodboard/1/')).statusCode).toBe(404);
    expect((await plan(['tenant_crm', 'payments'])).json()).toMatchObject({ plan: ['tenant_crm', 'payments'] });
    expect((await other.get('/api/moodboard/1/')).statusCode).toBe(403);
    expect(await explain(other, 'moodboard')).toMatchObject({ visible: false });
    expect(gateOf(await explain(other, 'moodboard'), 'plan')).toEqual({
      gate: 'plan',
      pass: false,
      detail: 'Your plan does not include it.',
    });
    expect(
      (await other.get(TENANT))
        .json<TenantPlugin[]>()
        .filter(({ in_plan }) => in_plan)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['home_view', 'manage_members', 'payments', 'tenant_crm']);
    await plan(null);
    expect((await other.get('/api/moodboard/1/')).statusCode).toBe(404);
  });

  it('reads who changed what and why, its own and the team’s', async () => {
    const events = (await admin.get(`${TENANT}held_one/history/`)).json<DeliveryEvent[]>();
    expect(events.map(({ action, own }) => [action, own])).toEqual([
      ['end_hold', true],
      ['promote', false],
      ['hold', true],
      ['promote', false],
      ['promote', false],
    ]);
    expect(events[1]).toMatchObject({ actor: 'deploy token', before: '1.1.0', after: '1.2.0', reason: 'test' });
    expect((await other.get(`${TENANT}held_one/history/`)).json<DeliveryEvent[]>().some(({ own }) => own)).toBe(false);
  });
});

describe('explain', () => {
  it('says in order why, for oneself and for an administrator about anybody of the business', async () => {
    const { memberId } = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'some@a.example', plugins: ['held_one'] });
    const some = await test.signIn('some@a.example');
    const own = await explain(some, 'held_one');
    expect(own).toMatchObject({ visible: true, version: '1.2.0', member: memberId });
    expect(own.gates.map(({ gate }) => gate)).toEqual([
      'catalogue',
      'plan',
      'enablement',
      'permission',
      'feature',
      'release',
      'shell',
      'dependencies',
      'health',
      'override',
    ]);
    expect(await explain(admin, `held_one&member=${memberId}`)).toEqual(own);
    const refused = await explain(some, 'payments');
    expect(refused.gates.filter(({ pass }) => !pass)).toEqual([
      { gate: 'permission', pass: false, detail: 'None of your roles lets you use it. Ask an administrator for “payments”.' },
      { gate: 'release', pass: false, detail: 'It has not been released yet.' },
    ]);
    expect(await (await some.get(`/api/plugins/explain/?plugin=payments&member=${memberId + 1}`)).statusCode).toBe(403);
    expect((await other.get(`/api/plugins/explain/?plugin=payments&member=${memberId}`)).json()).toMatchObject({
      code: 'plugins.member_unknown',
    });
    expect((await admin.get('/api/plugins/explain/?plugin=no_such_plugin')).statusCode).toBe(404);
  });
});

describe('an open page', () => {
  it('is told within two seconds when its business gets another release, and only then', async () => {
    await live('told_one');
    await admin.post(`${TENANT}told_one/hold/`, { version: '1.1.0', until: soon(3), expected_generation: 0, reason: 'test' });
    const frames = { held: [] as ReleaseFrame[], free: [] as ReleaseFrame[] };
    const open = async (client: TestClient, into: ReleaseFrame[]) => {
      const socket = new WebSocket(`${test.origin.replace('http', 'ws')}/ws/notifications/`, {
        headers: { cookie: client.cookieHeader, origin: test.origin },
      });
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as ReleaseFrame;
        if (frame.type === 'release') into.push(frame);
      });
      await new Promise((resolve) => {
        socket.once('open', resolve);
      });
      return socket;
    };
    const sockets = [await open(admin, frames.held), await open(other, frames.free)];
    await until(() => Promise.resolve(test.platform.sockets.tenants().length === 2), 'both pages are connected');
    const started = performance.now();
    await team.promote('told_one', '1.2.0');
    const frame = await until(() => Promise.resolve(frames.free.find(({ plugin }) => plugin === 'told_one')), 'the page is told', 2_000);
    report(`told ${(performance.now() - started).toFixed(0)} ms after the promote began`);
    expect(frame).toMatchObject({ type: 'release', version: '1.2.0', withdrawn: [] });
    // What another plugin gets comes after what this one got: had the held page been told, it had been by then.
    await team.promote('early_one', '1.2.0');
    await until(
      () => Promise.resolve(frames.held.find(({ plugin }) => plugin === 'early_one')),
      'the other page is told of another plugin',
      2_000,
    );
    expect(frames.held.map(({ plugin }) => plugin)).toEqual(['early_one']);
    for (const socket of sockets) socket.terminate();
  });
});
