import type { Operation } from '@butterfly/contracts/core';
import { fillBusinessB, MARK } from './isolation-business';
import { casesOf, needsPlugin, sendSample, type Case } from './isolation-requests';
import { allSamples, type ForeignIds } from './isolation-samples';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import type { TestClient } from './platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let plain: TestClient;
let foreign: ForeignIds;

beforeAll(async () => {
  test = await createTestApp();
  const [ownA, ownB] = [await test.signIn('adminA'), await test.signIn('adminB')];
  [admin, plain] = [ownA, await test.signIn('plainA')];
  for (const client of [ownA, ownB]) await client.get('/api/tenant_crm/pipeline/');
  foreign = await fillBusinessB(ownB, test);
});
afterAll(() => test.stop());

const cases = (choose: (operation: Operation) => boolean) => casesOf(test, choose);
const send = (client: TestClient, one: Case, options: { withoutCsrf?: boolean } = {}) => sendSample(client, one, { ...options, foreign });

describe('every operation', () => {
  it('T-758 answers 401 without a session, before it looks at the CSRF token', async () => {
    const refused = cases(({ access }) => access !== 'public');
    expect(refused.length).toBeGreaterThan(20);
    for (const one of refused) {
      const answer = await send(test.visitor(), one);
      expect([one.key, answer.statusCode, answer.json()['code']]).toEqual([one.key, 401, 'not_authenticated']);
    }
  });

  it('T-759 T-761 that changes something answers 403 without the CSRF header, in words that do not redirect', async () => {
    for (const one of cases(({ method, access, csrf }) => method !== 'GET' && access !== 'deploy' && csrf !== false)) {
      const answer = await send(one.operation.access === 'public' ? test.visitor() : admin, one, { withoutCsrf: true });
      expect([one.key, answer.statusCode, answer.json()['code']]).toEqual([one.key, 403, 'csrf_failed']);
      expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
    }
  });

  it('T-760 refuses a wrong CSRF header and one of another session', async () => {
    const stranger = await test.signIn('adminB');
    const theirs = /csrftoken=([^;]+)/.exec(stranger.cookieHeader)?.[1] ?? '';
    for (const token of ['wrong', theirs]) {
      const answer = await admin.post(
        '/api/notifications/read/',
        {},
        { headers: { 'x-csrftoken': token, cookie: `sessionid=${admin.sessionToken}; csrftoken=${token}` } },
      );
      expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'csrf_failed']);
    }
  });

  it('refuses a change that another site sends', async () => {
    const answer = await admin.post('/api/notifications/read/', {}, { headers: { origin: 'https://evil.example' } });
    expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'origin_refused']);
  });

  it("of a plugin answers 403 'Access denied' to a member without its permission", async () => {
    const gated = cases(needsPlugin);
    expect(gated.length).toBeGreaterThan(10);
    for (const one of gated) {
      const answer = await send(plain, one);
      const { quietRefusal } = one.operation;
      expect([one.key, answer.statusCode, answer.json()['code']]).toEqual([one.key, 403, quietRefusal ? 'not_permitted' : 'access_denied']);
      if (quietRefusal) expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
      else expect(answer.json()['error']).toBe('Access denied');
    }
  });

  it('for administrators answers 403 to others, in words that do not redirect', async () => {
    for (const one of cases(({ access }) => access === 'admin')) {
      const answer = await send(plain, one);
      expect([one.key, answer.statusCode, answer.json()['code']]).toEqual([one.key, 403, 'admin_required']);
      expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
    }
  });

  it('open to every member never answers 403 to one without permissions (A-07)', async () => {
    for (const one of cases(({ access, method, params }) => access === 'session' && method === 'GET' && !params)) {
      expect([one.key, (await send(plain, one)).statusCode]).toEqual([one.key, 200]);
    }
  });

  it('answers 404 to an id of another business', async () => {
    const { paths, shared } = await allSamples();
    const withIds = cases(({ params, access }) => params !== undefined && access !== 'deploy').filter(({ key }) => !(key in shared));
    expect(withIds.length).toBe(Object.keys(paths).length);
    for (const one of withIds) {
      const answer = await send(admin, one);
      expect([one.key, answer.statusCode]).toEqual([one.key, 404]);
      expect(answer.body).not.toContain(MARK);
    }
  });

  it('answers 404 to an id of another business in the body', async () => {
    const board = await admin.post('/api/moodboard/', { project: foreign.project, data: {} });
    const tenant = await admin.post('/api/auth_and_admin/switch-tenant/', { tenant_id: test.tenantB });
    expect([board.statusCode, tenant.statusCode]).toEqual([404, 404]);
  });

  it('that lists something shows nothing of another business', async () => {
    for (const one of cases(({ method, params, access }) => method === 'GET' && !params && access !== 'deploy')) {
      expect((await send(admin, one)).body).not.toContain(MARK);
    }
    const own = await (await test.signIn('adminB')).get('/api/tenant_crm/projects/');
    expect(own.body).toContain(MARK);
  });
});

describe('a plugin that is switched off for the business', () => {
  it("answers 403 'Access denied' even to an administrator, and works again when it is on", async () => {
    const set = (enabled: boolean) => admin.send('PUT', { url: '/api/plugins/enabled/moodboard/', body: { enabled } });
    expect((await set(false)).statusCode).toBe(200);
    const answer = await admin.get('/api/moodboard/1/');
    expect([answer.statusCode, answer.json()['error']]).toEqual([403, 'Access denied']);
    await set(true);
    expect((await admin.get('/api/moodboard/1/')).statusCode).toBe(404);
  });
});
