import WebSocket from 'ws';
import { features } from '@butterfly/contracts/core';
import { fillBusinessB, PROJECT_MARK } from './isolation-business';
import { casesOf, sendSample, type Case } from './isolation-requests';
import { allSamples, type AllSamples, type ForeignIds } from './isolation-samples';
import type { RowScope } from './platform/db/worker';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import type { TestClient } from './platform/testing/test-client';
import { everyRow } from './platform/testing/every-row';
import { addPerson } from './platform/testing/test-people';
import { isOfProject } from './proof/access/belongs';

/** What is named by the business's own list and yet asks about a project's rows only in its body. */
const LEAST_OPERATIONS = 103;
const NARROW = ['assigned', 'none'] as const;

let test: TestApp;
let owner: TestClient;
let ids: ForeignIds;
let samples: AllSamples;
const members = new Map<RowScope, TestClient>();
const memberIds = new Map<RowScope, number>();

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  ids = await fillBusinessB(owner, test);
  samples = await allSamples();
  for (const scope of NARROW) members.set(scope, await memberWith(scope));
});
afterAll(() => test.stop());

/** May use everything, but sees few projects. */
async function memberWith(scope: RowScope): Promise<TestClient> {
  const plugins = [...new Set(casesOf(test, ({ access }) => access === 'plugin').map(({ key }) => key.split('.')[0] ?? ''))];
  const email = `${scope}@b.example`;
  await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
    test.platform
      .api('manage_members')
      .ensureRole(db, { name: `Sees ${scope}`, plugins, features: Object.keys(features), isAdmin: false, rowScope: scope }),
  );
  const { memberId } = await addPerson(test.platform, { tenantId: test.tenantB, email, roles: [`Sees ${scope}`] });
  memberIds.set(scope, memberId);
  return test.signIn(email);
}

const ofProjects = (one: Case): boolean => isOfProject(one, { ids, samples });

describe.each(NARROW)('a member who may use every plugin and sees %s projects', (scope) => {
  const client = () => members.get(scope) as TestClient;

  it("gets 404 from every operation about somebody else's, or is told that it reaches too far, and changes nothing", async () => {
    const cases = casesOf(test, ({ params }) => params !== undefined).filter(ofProjects);
    expect(cases.length).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
    const before = await everyRow(test, test.tenantB);
    for (const one of cases) {
      const answer = await sendSample(client(), one, { foreign: ids });
      const refused = one.operation.reach === 'all_projects' ? [403, 'outside_scope'] : [404, answer.json()['code']];
      expect([one.key, answer.statusCode, answer.json()['code']]).toEqual([one.key, ...refused]);
      expect(answer.body).not.toContain(PROJECT_MARK);
      expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
    }
    expect(await everyRow(test, test.tenantB)).toEqual(before);
  });

  it('finds nothing of them in any list, search or export, also right after an administrator has looked', async () => {
    const lists = casesOf(
      test,
      ({ method, params, access }) => method === 'GET' && !params && (access === 'plugin' || access === 'session'),
    );
    let shown = 0;
    for (const one of lists) {
      for (const query of ['', '?page=1', '?search=Only', '?q=Only']) {
        const path = `${one.operation.path}${query}`;
        if ((await owner.get(path)).body.includes(PROJECT_MARK)) shown += 1;
        const answer = await client().get(path);
        expect([path, answer.body.includes(PROJECT_MARK)]).toEqual([path, false]);
      }
    }
    // The administrator saw them: the lists are not just empty.
    expect(shown).toBeGreaterThan(10);
  });

  it('counts only what it sees', async () => {
    const page = (who: TestClient) => who.get('/api/tenant_crm/projects/?page=1');
    expect((await page(owner)).json<{ count: number }>().count).toBe(1);
    expect((await page(client())).json()).toMatchObject({ count: 0, results: [] });
    expect((await page(owner)).json<{ count: number }>().count).toBe(1);
  });

  it('does not reach them by an id in a body, and is told in words that do not redirect', async () => {
    const attempts: [string, object][] = [
      ['/api/moodboard/', { project: ids.project, data: {} }],
      ['/api/tenant_crm/project_notes/', { subject_type: 'project', subject_id: ids.project, body: 'Mine' }],
      ['/api/tenant_crm/project_notes/', { subject_type: 'lead', subject_id: ids.lead, body: 'Mine' }],
      ['/api/tenant_crm/project_notes/', { subject_type: 'contact', subject_id: ids.contact, body: 'Mine' }],
      [`/api/moodboard/temp/${ids.tempBoard}/attach/`, { project: ids.project }],
      ['/api/agents/run/start/', { project_id: ids.project }],
      ['/api/tenant_crm/projects/bulk/', { action: 'archive', ids: [ids.project] }],
    ];
    const before = await everyRow(test, test.tenantB);
    for (const [url, body] of attempts) {
      const answer = await client().post(url, body);
      expect([
        url,
        answer.statusCode === 404 || answer.statusCode === 403 || (answer.statusCode === 200 && answer.body === '{"changed":[]}'),
      ]).toEqual([url, true]);
      expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
    }
    expect(await everyRow(test, test.tenantB)).toEqual(before);
  });

  it('learns nothing from the assistant', async () => {
    const { session_id } = (await client().post('/api/agents/run/start/', {})).json<{ session_id: string }>();
    for (const message of [
      'show all projects',
      'which leads are open',
      'list our contacts',
      'show me the pipeline',
      'open the project Only',
      'how much is in the pipeline this year',
    ]) {
      const answer = await client().post('/api/agents/run/text/', { session_id, message });
      expect([message, answer.statusCode, answer.body.includes(PROJECT_MARK)]).toEqual([message, 200, false]);
    }
  });

  it('hears nothing of them on any socket', async () => {
    const frames = await heardBy(client(), async () => {
      await owner.send('PATCH', {
        url: `/api/moodboard/${ids.project}/`,
        body: { data: { title: PROJECT_MARK, at: scope } },
        headers: { 'if-match': '*' },
      });
      await owner.post(`/api/moodboard/${ids.project}/comments/`, { body: PROJECT_MARK });
      await owner.post(
        '/api/twilio_communications/messages/',
        { conversation_id: ids.conversation, body: PROJECT_MARK },
        { headers: { 'idempotency-key': `scope-${scope}` } },
      );
      await owner.post('/api/tenant_crm/project_notes/', {
        subject_type: 'project',
        subject_id: ids.project,
        body: `@[Somebody](${memberIds.get(scope)}) ${PROJECT_MARK}`,
      });
    });
    expect(frames.map(({ type }) => type)).toEqual(expect.arrayContaining(['moodboard.refused', 'listening']));
    for (const frame of frames) {
      expect(JSON.stringify(frame)).not.toContain(PROJECT_MARK);
      expect(['moodboard.saved', 'moodboard.talked']).not.toContain(frame.type);
      if (frame.type === 'twilio_communications.changed') expect(frame).not.toHaveProperty('conversation');
    }
  });
});

describe('a member who sees assigned projects', () => {
  const client = () => members.get('assigned') as TestClient;
  const team = (method: 'PUT' | 'DELETE') =>
    owner.send(method, { url: `/api/tenant_crm/projects/${ids.project}/team/${memberIds.get('assigned')}/` });
  const addresses = () => [
    `/api/tenant_crm/projects/${ids.project}/`,
    `/api/project_view/${ids.project}/`,
    `/api/moodboard/${ids.project}/`,
    `/api/tenant_crm/contacts/${ids.contact}/`,
    `/api/tenant_crm/project_notes/${ids.note}/`,
    `/api/tenant_crm/files/${ids.file}/content/`,
    `/api/moodboard/${ids.project}/comments/`,
  ];
  const statuses = () => Promise.all(addresses().map(async (url) => (await client().get(url)).statusCode));

  it('sees a project with its board, timeline, notes, files and people while on its team, and not before or after', async () => {
    expect(new Set(await statuses())).toEqual(new Set([404]));
    expect((await team('PUT')).json()).toContainEqual({ member_id: memberIds.get('assigned'), name: expect.any(String), by: 'team' });
    expect(new Set(await statuses())).toEqual(new Set([200]));
    expect((await client().get('/api/tenant_crm/projects/')).body).toContain(PROJECT_MARK);
    await team('DELETE');
    expect(new Set(await statuses())).toEqual(new Set([404]));
  });

  it('sees a picture as long as it stands on a board of a project of its own', async () => {
    const picture = `/api/moodboard/assets/${ids.asset}/view/`;
    await team('PUT');
    expect((await client().get(picture)).statusCode).toBe(404);
    await owner.send('PATCH', {
      url: `/api/moodboard/${ids.project}/`,
      body: { data: { elements: [{ url: picture }] } },
      headers: { 'if-match': '*' },
    });
    expect((await client().get(picture)).statusCode).toBe(200);
    await team('DELETE');
    expect((await client().get(picture)).statusCode).toBe(404);
  });

  it('sees the project whose work it is responsible for, until that is done by somebody else', async () => {
    const entry = `/api/project_view/${ids.project}/entries/${ids.entry}/`;
    const give = (responsible_id: number | null) =>
      owner.send('PATCH', { url: entry, body: { responsible_id }, headers: { 'if-match': '*' } });
    expect((await give(memberIds.get('assigned') ?? 0)).statusCode).toBe(200);
    expect((await client().get(`/api/project_view/${ids.project}/`)).statusCode).toBe(200);
    await give(null);
    expect((await client().get(`/api/project_view/${ids.project}/`)).statusCode).toBe(404);
  });

  it('makes a project and sees it, and cannot put it out of its own sight', async () => {
    const made = await client().post('/api/tenant_crm/projects/', { name: 'My own' });
    const { id } = made.json<{ id: number }>();
    expect([made.statusCode, (await client().get(`/api/tenant_crm/projects/${id}/`)).statusCode]).toEqual([201, 200]);
    const given = await client().send('PATCH', {
      url: `/api/tenant_crm/projects/${id}/`,
      body: { owner_id: null },
      headers: { 'if-match': '*' },
    });
    expect([given.statusCode, given.json()['code']]).toEqual([403, 'outside_scope']);
  });

  it('leaves the room of a board when it is taken off the team', async () => {
    await team('PUT');
    const seenByOwner: Frame[] = [];
    const watching = await opened(owner, '/ws/moodboard/', seenByOwner);
    watching.send(JSON.stringify({ type: 'moodboard.join', project: ids.project }));
    await until(() => seenByOwner.some(({ type }) => type === 'moodboard.joined'));
    let before = 0;
    const frames = await heardBy(client(), async (soFar) => {
      await team('DELETE');
      await until(() => seenByOwner.some(({ type }) => type === 'moodboard.left'));
      before = soFar.length;
      await owner.send('PATCH', {
        url: `/api/moodboard/${ids.project}/`,
        body: { data: { title: PROJECT_MARK, at: 'left' } },
        headers: { 'if-match': '*' },
      });
      await until(() => seenByOwner.some(({ type }) => type === 'moodboard.saved'));
    });
    watching.close();
    expect(frames.map(({ type }) => type)).toContain('moodboard.joined');
    expect(frames.slice(before).map(({ type }) => type)).not.toContain('moodboard.saved');
  });

  it('adds the picture a colleague has without learning so', async () => {
    const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const added = await client().send('POST', {
      url: '/api/moodboard/assets/?name=mine',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([added.statusCode, added.json()['asset'] === ids.asset]).toEqual([201, false]);
    expect((await client().get(`/api/moodboard/assets/${added.json<{ asset: number }>().asset}/`)).statusCode).toBe(200);
  });
});

describe('a role that changes', () => {
  it('narrows what an open session sees with its next request', async () => {
    const client = await memberWith('all');
    const address = `/api/tenant_crm/projects/${ids.project}/`;
    expect((await client.get(address)).statusCode).toBe(200);
    const role = (await owner.get('/api/manage_members/roles/'))
      .json<{ id: number; name: string }[]>()
      .find(({ name }) => name === 'Sees all');
    await owner.send('PATCH', { url: `/api/manage_members/roles/${role?.id}/`, body: { row_scope: 'none' }, headers: { 'if-match': '*' } });
    expect((await client.get(address)).statusCode).toBe(404);
  });
});

interface Frame {
  readonly type: string;
  readonly [detail: string]: unknown;
}

/** All frames that a page with every socket open gets while something happens, and until what comes after it has come. */
async function heardBy(client: TestClient, work: (soFar: readonly Frame[]) => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const sockets = await Promise.all(
    ['/ws/moodboard/', '/ws/twilio_communications/', '/ws/notifications/'].map((path) => opened(client, path, frames)),
  );
  const [board, texts, news] = sockets as [WebSocket, WebSocket, WebSocket];
  board.send(JSON.stringify({ type: 'moodboard.join', project: ids.project }));
  texts.send(JSON.stringify({ type: 'listen' }));
  await until(
    () =>
      frames.some(({ type }) => type === 'moodboard.refused' || type === 'moodboard.joined') &&
      frames.some(({ type }) => type === 'listening'),
  );
  await work(frames);
  // Frames of one process arrive in order: when a later one has come to each socket, all before it have.
  const last = `after ${frames.length} ${Math.max(0, ...[...memberIds.values()])} ${work.toString().length}`;
  await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
    test.platform.api('notifications').notify(db, [...memberIds.values()], { title: last, content: '' }),
  );
  await until(() => frames.filter((frame) => JSON.stringify(frame).includes(last)).length >= 1);
  for (const socket of [board, texts, news]) socket.close();
  return frames;
}

function opened(client: TestClient, path: string, frames: Frame[]): Promise<WebSocket> {
  const socket = new WebSocket(`${test.origin.replace('http', 'ws')}${path}`, {
    headers: { cookie: client.cookieHeader, origin: test.origin },
  });
  socket.on('message', (data) => void frames.push(JSON.parse(String(data)) as Frame));
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function until(met: () => boolean): Promise<void> {
  while (!met())
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
}
