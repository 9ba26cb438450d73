import type { AccessRequest, Business } from '@butterfly/contracts/auth_and_admin';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let plain: TestClient;
let now = new Date('2026-11-21T09:00:00.000Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  [admin, plain] = [await test.signIn('adminA'), await test.signIn('plainA')];
});
afterAll(() => test.stop());

const URL = '/api/auth_and_admin/access-requests/';
const ask = (plugin: string, message?: string) => plain.post(URL, { plugin, ...(message && { message }) });
const opens = async (plugin: string, address: string) => [plugin, (await plain.get(address)).statusCode] as const;

describe('a member who was denied', () => {
  it('reads who can help', async () => {
    expect((await plain.get(`${URL}admins/`)).json()).toEqual([{ name: 'admin' }, { name: 'both' }]);
  });

  it('asks once: the second time answers 200 with the request that waits, and the administrators are told once', async () => {
    const [first, second] = [await ask('moodboard', 'For the Marlow wedding'), await ask('moodboard')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect(first.json()).toEqual({ id: expect.any(Number), plugin: 'moodboard', status: 'pending' });
    const told = (await admin.get('/api/notifications/'))
      .json<{ title: string; content: string }[]>()
      .filter(({ title }) => title === 'plain asks for Moodboard');
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain('For the Marlow wedding');
  });

  it('ten requests at once leave one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('payments')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json()['id'])).size).toBe(1);
  });

  it.each([
    ['a plugin nobody knows', 'no_such_plugin', 404, 'auth_and_admin.plugin_unknown'],
    ['a plugin everybody has', 'home_view', 409, 'auth_and_admin.access_already'],
  ])('hears why %s cannot be asked for', async (_what, plugin, status, code) => {
    const answer = await ask(plugin);
    expect([answer.statusCode, answer.json()['code']]).toEqual([status, code]);
  });

  it('hears that a plugin is switched off for the business', async () => {
    await admin.send('PUT', { url: '/api/plugins/enabled/contract/', body: { enabled: false } });
    const answer = await ask('contract');
    expect([answer.statusCode, answer.json()['code']]).toEqual([409, 'auth_and_admin.plugin_switched_off']);
    await admin.send('PUT', { url: '/api/plugins/enabled/contract/', body: { enabled: true } });
  });
});

describe('an administrator', () => {
  const waiting = async (plugin: string) =>
    (await admin.get(URL)).json<AccessRequest[]>().find((request) => request.plugin === plugin && request.status === 'pending')?.id ?? 0;

  it('approves until a moment; the access works at once and ends by itself', async () => {
    expect(await opens('moodboard', '/api/moodboard/1/')).toEqual(['moodboard', 403]);
    const id = await waiting('moodboard');
    const approved = await admin.post(`${URL}${id}/approve/`, { until: '2026-11-22T22:00:00.000Z' });
    expect([approved.statusCode, approved.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'approved', until: '2026-11-22T22:00:00.000Z', decided_by: 'admin' }),
    ]);
    expect(await opens('moodboard', '/api/moodboard/1/')).toEqual(['moodboard', 404]);
    now = new Date('2026-11-22T22:00:00.001Z');
    test.platform.forgetAccess({ tenantId: test.tenantA });
    expect(await opens('moodboard', '/api/moodboard/1/')).toEqual(['moodboard', 403]);
  });

  it('decides once, also when two do it at the same time', async () => {
    const id = await waiting('payments');
    const answers = await Promise.all([admin.post(`${URL}${id}/approve/`, {}), admin.post(`${URL}${id}/decline/`, { note: 'Ask Walter' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('cannot approve into the past, and a member cannot approve at all', async () => {
    await ask('contract');
    const id = await waiting('contract');
    expect((await admin.post(`${URL}${id}/approve/`, { until: '2020-01-01T00:00:00.000Z' })).statusCode).toBe(400);
    expect((await plain.post(`${URL}${id}/approve/`, {})).json()['code']).toBe('admin_required');
    expect((await plain.get(URL)).statusCode).toBe(403);
  });
});

describe('the business', () => {
  it('is changed with If-Match alone, and a change on an older state is refused', async () => {
    const read = await admin.get('/api/auth_and_admin/tenant/');
    const etag = String(read.headers.etag);
    const patch = (body: object, headers: Record<string, string>) =>
      admin.send('PATCH', { url: '/api/auth_and_admin/tenant/', body, headers });
    expect((await patch({ name: 'New name' }, {})).statusCode).toBe(428);
    expect((await patch({ name: 'New name', tz: 'Europe/Amsterdam' }, { 'if-match': etag })).json<Business>()).toMatchObject({
      name: 'New name',
      tz: 'Europe/Amsterdam',
      legal_name: 'Business a',
    });
    const late = await patch({ name: 'Other' }, { 'if-match': etag });
    expect([late.statusCode, late.json<{ current: Business }>().current.name]).toEqual([412, 'New name']);
    // Fits the shape of a language tag and is none: every page that formats a date would break.
    expect((await patch({ locale: 'ab-12' }, { 'if-match': '*' })).json()['fields']).toEqual({ locale: ['is not a language tag'] });
    expect((await patch({ tz: 'Mars/Olympus' }, { 'if-match': '*' })).json()['fields']).toEqual({ tz: ['is not a time zone'] });
  });
});
