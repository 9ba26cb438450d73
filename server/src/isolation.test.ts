import type { Operation } from '@butterfly/contracts/core';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import { sampleOf } from './platform/testing/sample-value';
import type { Method, TestClient } from './platform/testing/test-client';

/** Ids that exist in business B; every operation that takes an id is called with them by an administrator of A. */
interface ForeignIds {
  readonly project: number;
  readonly tempBoard: number;
  readonly session: number;
  readonly notification: number;
}

/** Path parameters → ids of B, for every operation with parameters. A new operation must be added, or the test names it. */
const FOREIGN_PATHS: Readonly<Record<string, (ids: ForeignIds) => Readonly<Record<string, string | number>>>> = {
  'auth_and_admin.endSession': ({ session }) => ({ id: session }),
  'notifications.markRead': ({ notification }) => ({ id: notification }),
  'moodboard.getBoard': ({ project }) => ({ projectId: project }),
  'moodboard.patchBoard': ({ project }) => ({ projectId: project }),
  'moodboard.replaceBoard': ({ project }) => ({ projectId: project }),
  'moodboard.deleteBoard': ({ project }) => ({ projectId: project }),
  'moodboard.getTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'moodboard.replaceTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'moodboard.deleteTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'tenant_crm.getProject': ({ project }) => ({ id: project }),
  'tenant_crm.updateProject': ({ project }) => ({ id: project }),
  'tenant_crm.archiveProject': ({ project }) => ({ id: project }),
  'tenant_crm.unarchiveProject': ({ project }) => ({ id: project }),
  'tenant_crm.moveProject': ({ project }) => ({ id: project }),
  'tenant_crm.listStageChanges': ({ project }) => ({ id: project }),
};

/** Parameters that name something all businesses share (a plugin), so there is no foreign one. */
const SHARED_PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plugins.setEnabled': { id: 'moodboard' },
  'plugins.putBlob': { sha256: 'a'.repeat(64) },
  'plugins.moveChannel': { id: 'moodboard', channel: 'stable' },
  'plugins.rollBack': { id: 'moodboard', channel: 'stable' },
  'plugins.status': { id: 'moodboard' },
};

/** Bodies a generator cannot guess. */
const BODIES: Readonly<Record<string, unknown>> = {
  'moodboard.patchBoard': { patches: [{ op: 'add', path: '/title', value: 'x' }] },
  'tenant_crm.updateProject': { name: 'Renamed' },
  'plugins.publish': {},
  'plugins.putBlob': Buffer.from('bytes'),
};

const MARK = 'Only business B may read this';
let test: TestApp;
let admin: TestClient;
let plain: TestClient;
let foreign: ForeignIds;

beforeAll(async () => {
  test = await createTestApp();
  const [ownA, ownB] = [await test.signIn('adminA'), await test.signIn('adminB')];
  [admin, plain] = [ownA, await test.signIn('plainA')];
  for (const client of [ownA, ownB]) await client.get('/api/tenant_crm/pipeline/');
  foreign = await fillB(ownB);
});
afterAll(() => test.stop());

async function fillB(client: TestClient): Promise<ForeignIds> {
  // Identity columns are shared, so the ids of B exist nowhere in A: what is refused is refused for its business.
  const project = await created(client.post('/api/tenant_crm/projects/', { name: MARK, event_type: 'wedding' }));
  await created(client.post('/api/moodboard/', { project, data: { title: MARK } }));
  const tempBoard = await created(client.post('/api/moodboard/temp/', { temp_project_name: MARK, data: {} }));
  const [session] = (await client.get('/api/auth_and_admin/sessions/')).json<{ id: number }[]>();
  const member = (await client.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) => test.platform.api('notifications').notify(db, [member], { title: MARK, content: MARK }));
  const [notification] = (await client.get('/api/notifications/')).json<{ id: number }[]>();
  if (!session || !notification) throw new Error('Business B could not be filled.');
  return { project, tempBoard, session: session.id, notification: notification.id };
}

async function created(answer: ReturnType<TestClient['post']>): Promise<number> {
  const { statusCode, body, json } = await answer;
  if (statusCode !== 201) throw new Error(`Business B could not be filled: ${body}`);
  return json<{ id: number }>().id;
}

interface Case {
  readonly key: string;
  readonly operation: Operation;
}

const cases = (choose: (operation: Operation) => boolean): Case[] =>
  test.operations.map(({ moduleId, name, operation }) => ({ key: `${moduleId}.${name}`, operation })).filter(({ operation }) => choose(operation));

function pathOf({ key, operation }: Case): string {
  const values = FOREIGN_PATHS[key]?.(foreign) ?? SHARED_PATHS[key] ?? {};
  return operation.path.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Name an id of business B for ${key} in FOREIGN_PATHS.`);
    return encodeURIComponent(String(value));
  });
}

function bodyOf({ key, operation }: Case): unknown {
  if (!operation.body) return undefined;
  return key in BODIES ? BODIES[key] : (sampleOf(operation.body) ?? {});
}

function send(client: TestClient, one: Case, { withoutCsrf = false } = {}) {
  const { operation } = one;
  const headers = { 'if-match': '*', ...(operation.bodyType ? { 'content-type': operation.bodyType } : {}) };
  return client.send(operation.method as Method, { url: pathOf(one), body: bodyOf(one), headers, withoutCsrf });
}

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
      const answer = await admin.post('/api/notifications/read/', {}, { headers: { 'x-csrftoken': token, cookie: `sessionid=${admin.sessionToken}; csrftoken=${token}` } });
      expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'csrf_failed']);
    }
  });

  it('refuses a change that another site sends', async () => {
    const answer = await admin.post('/api/notifications/read/', {}, { headers: { origin: 'https://evil.example' } });
    expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'origin_refused']);
  });

  it("of a plugin answers 403 'Access denied' to a member without its permission", async () => {
    const gated = cases(({ access }) => access === 'plugin');
    expect(gated.length).toBeGreaterThan(10);
    for (const one of gated) {
      const answer = await send(plain, one);
      expect([one.key, answer.statusCode, answer.json()['error']]).toEqual([one.key, 403, 'Access denied']);
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
    const withIds = cases(({ params, access }) => params !== undefined && access !== 'deploy').filter(({ key }) => !(key in SHARED_PATHS));
    expect(withIds.length).toBe(Object.keys(FOREIGN_PATHS).length);
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
