import type { Operation } from '@butterfly/contracts/core';
import { BODIES, FOREIGN_PATHS, QUERIES, type ForeignIds, type PeopleOfB } from './isolation-samples';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import { SHARED_PATHS } from './isolation-shared-paths';
import { sampleOf } from './platform/testing/sample-value';
import type { Method, TestClient } from './platform/testing/test-client';

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
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
  const asset = (await client.send('POST', { url: `/api/moodboard/assets/?name=${encodeURIComponent(MARK)}`, body: ONE_PIXEL, headers: { 'content-type': 'application/octet-stream' } })).json<{ asset: number }>().asset;
  const share = await created(client.post(`/api/moodboard/${project}/shares/`, { mode: 'view', label: MARK }));
  const comment = await created(client.post(`/api/moodboard/${project}/comments/`, { body: MARK }));
  const revision = await created(client.post(`/api/moodboard/${project}/revisions/`, { label: MARK }));
  const entry = await created(client.post(`/api/project_view/${project}/entries/`, { lane: 'planning', title: MARK, when: { anchor: 'day', day: '2027-06-12' } }));
  const [session] = (await client.get('/api/auth_and_admin/sessions/')).json<{ id: number }[]>();
  const member = (await client.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) => test.platform.api('notifications').notify(db, [member], { title: MARK, content: MARK }));
  const [notification] = (await client.get('/api/notifications/')).json<{ id: number }[]>();
  if (!session || !notification) throw new Error('Business B could not be filled.');
  const people = { ...(await fillPeople(client, project)), ...(await fillPipeline(client, project)) };
  const override = await created(client.post('/api/plugins/overrides/', { plugin: 'moodboard', origin: 'http://localhost:3012', reason: MARK }));
  const assistant = await fillAssistant(client);
  return { ...people, ...assistant, ...(await fillTexts(client)), override, project, entry, asset, share, comment, revision, tempBoard, session: session.id, notification: notification.id, people: await fillPeopleOfB(client, member) };
}

async function fillTexts(client: TestClient): Promise<Pick<ForeignIds, 'conversation' | 'text' | 'textTemplate' | 'textMedia' | 'call'>> {
  const base = '/api/twilio_communications';
  await client.send('PUT', { url: `${base}/settings/`, body: { allowed_countries: ['US'], quiet_hours: false, consent_announcement: MARK }, headers: { 'if-match': '*' } });
  const conversation = (await client.post(`${base}/conversations/`, { phone: '+14155550199' })).json<{ id: number }>().id;
  const text = await created(client.post(`${base}/messages/`, { conversation_id: conversation, body: MARK }, { headers: { 'idempotency-key': 'b' } }));
  const textTemplate = await created(client.post(`${base}/templates/`, { name: MARK, body: MARK }));
  const textMedia = await created(client.send('POST', { url: `${base}/media/?name=b.gif`, body: ONE_PIXEL, headers: { 'content-type': 'application/octet-stream' } }));
  const call = await created(client.post(`${base}/log_call/`, { sid: null, from_number: MARK, to_number: MARK, status: 'failed', duration_seconds: 0 }));
  return { conversation, text, textTemplate, textMedia, call };
}

async function fillPeopleOfB(client: TestClient, member: number): Promise<PeopleOfB> {
  const role = await created(client.post('/api/manage_members/roles/', { name: MARK, description: '', plugins: [], features: [], is_admin: false, row_scope: 'all' }));
  const invited = await client.post('/api/manage_members/invites/', { emails: ['invited@b.example'], role_ids: [role], title: MARK });
  const invite = invited.json<{ results: { invite: { id: number } }[] }>().results[0]?.invite.id ?? 0;
  const request = await created((await test.signIn('plainB')).post('/api/auth_and_admin/access-requests/', { plugin: 'payments', message: MARK }));
  await client.post(`/api/auth_and_admin/access-requests/${request}/approve/`, {});
  const asker = (await client.get('/api/manage_members/members/?search=plain')).json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
  const grant = (await client.get(`/api/manage_members/members/${asker}/`)).json<{ grants: { id: number }[] }>().grants[0]?.id ?? 0;
  const skill = await created(client.post('/api/manage_members/skills/', { name: MARK }));
  const category = await created(client.post('/api/manage_members/categories/', { kind: 'skill', name: MARK }));
  const absence = await created(client.post('/api/manage_members/availability/', { member_id: member, kind: 'weekly', weekday: 1, state: 'available', note: MARK }));
  const rule = await created(client.post('/api/manage_members/assignment-rules/', { name: MARK, object: 'lead', strategy: 'round_robin' }));
  return { member, role, invite, grant, request, skill, category, absence, rule };
}

async function fillPeople(client: TestClient, project: number): Promise<Pick<ForeignIds, 'contact' | 'contactList' | 'importRun' | 'link' | 'merge' | 'organization'>> {
  const base = '/api/tenant_crm';
  const organization = await created(client.post(`${base}/organizations/`, { name: MARK }));
  const contact = await created(client.post(`${base}/contacts/`, { first_name: MARK, email: 'marked@b.example', organization_id: organization }));
  const goes = await created(client.post(`${base}/contacts/`, { first_name: MARK, last_name: 'goes' }));
  await client.post(`${base}/contacts/${contact}/merge/`, { into: goes });
  const [merge] = (await client.get(`${base}/contacts/${contact}/merges/`)).json<{ id: number }[]>();
  const link = await created(client.post(`${base}/projects/${project}/people/`, { contact_id: contact, role: 'partner1' }));
  const importRun = await created(client.post(`${base}/import/`, { entity: 'contacts', file_name: MARK, text: `Name\n${MARK}` }));
  const contactList = await created(client.post('/api/contact_management/lists/', { kind: 'static', name: MARK }));
  return { organization, contact, contactList, link, importRun, merge: merge?.id ?? 0 };
}

async function fillPipeline(client: TestClient, project: number): Promise<Pick<ForeignIds, 'lead' | 'stage' | 'note' | 'customField' | 'file'>> {
  const base = '/api/tenant_crm';
  const lead = await created(client.post(`${base}/leads/`, { title: MARK }));
  const stage = await created(client.post(`${base}/project_stages/`, { name: MARK }));
  const note = await created(client.post(`${base}/project_notes/`, { subject_type: 'project', subject_id: project, body: MARK }));
  const customField = await created(client.post(`${base}/custom-fields/`, { entity: 'project', label: MARK, kind: 'text' }));
  const headers = { 'content-type': 'application/octet-stream' };
  const file = await created(client.send('POST', { url: `${base}/files/project/${project}/?name=${encodeURIComponent(MARK)}`, body: Buffer.from(MARK), headers }));
  return { lead, stage, note, customField, file };
}

async function fillAssistant(client: TestClient): Promise<Pick<ForeignIds, 'draft' | 'action'>> {
  const { session_id } = (await client.post('/api/agents/run/start/', {})).json<{ session_id: string }>();
  const ask = async (message: string) => (await client.post('/api/agents/run/text/', { session_id, message })).json<{ draft?: { id: number }; confirmation?: { token: string } }>();
  const { draft } = await ask('proposal for 12 centerpieces');
  const { confirmation } = await ask(`add a lead for ${MARK}`);
  return { draft: draft?.id ?? 0, action: confirmation?.token ?? '' };
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
  const path = operation.path.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Name an id of business B for ${key} in FOREIGN_PATHS.`);
    return encodeURIComponent(String(value));
  });
  return `${path}${QUERIES[key] ?? ''}`;
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
