import type { Notice, Receipt } from '@butterfly/contracts/notices';
import type { RecordNote } from '@butterfly/contracts/records';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { Answer, TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';
import { NoticeService } from './service';
import { noticeJobs } from './tend-notices';

const BASE = '/api/notices/notices/';
const ids = new Map<string, number>();

let test: TestApp;
let admin: TestClient;
let ada: TestClient;
let tom: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  for (const name of ['ada', 'tom'])
    ids.set(
      name,
      (await addPersonWith(test.platform, { tenantId: test.tenantA, email: `${name}@a.example`, plugins: ['notices', 'tenant_crm'] }))
        .memberId,
    );
  [ada, tom] = [await test.signIn('ada@a.example'), await test.signIn('tom@a.example')];
});
afterAll(() => test.stop());

const write = async (notice: object, by = admin) => (await by.post(BASE, notice)).json<Notice>();
const act = (id: number, verb: string, by = admin) => by.post(`${BASE}${id}/${verb}/`, {});
const published = async (notice: object, by = admin) => (await act((await write(notice, by)).id, 'publish', by)).json<Notice>();
const titles = async (by: TestClient, query = '') =>
  (await by.get(`${BASE}?${query}`)).json<{ results: Notice[] }>().results.map(({ title }) => title);
const heard = async (by: TestClient, title: string) =>
  (await by.get('/api/notifications/')).json<{ title: string }[]>().filter((news) => news.title === title).length;
const inA = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const runJob = async (name: string) => {
  const jobs = noticeJobs({ service: new NoticeService(test.platform), platform: test.platform });
  await jobs.find((job) => job.name === name)?.run(undefined as never, { id: 'test' });
};

describe('a notice (T-378, T-562)', () => {
  it('is its author’s alone as a draft, and reaches everybody with the plugin once it is published, with a bell', async () => {
    const draft = await write({ title: 'Cold room', body: 'Pull the **door** twice' });
    expect([draft.status, await titles(ada), (await ada.get(`${BASE}${draft.id}/`)).statusCode]).toEqual(['draft', [], 404]);
    const out = (await act(draft.id, 'publish')).json<Notice>();
    expect(out).toMatchObject({ status: 'published', readers: { seen: 0, acked: 0 } });
    expect([
      await titles(ada),
      await titles(await test.signIn('both')),
      await heard(ada, 'Cold room'),
      await heard(admin, 'Cold room'),
    ]).toEqual([['Cold room'], ['Cold room'], 1, 0]);
    await act(draft.id, 'publish');
    expect(await heard(ada, 'Cold room')).toBe(1);
  });

  it('for members or roles reaches them and nobody else', async () => {
    const forTom = await published({ title: 'For Tom', scope: 'member', targets: [ids.get('tom')] });
    expect([
      await titles(tom, 'search=For Tom'),
      await titles(ada, 'search=For Tom'),
      (await ada.get(`${BASE}${forTom.id}/`)).statusCode,
    ]).toEqual([['For Tom'], [], 404]);
    const { roles } = (await admin.get('/api/notices/targets/')).json<{ roles: { id: number; name: string }[] }>();
    const role = roles.find(({ name }) => name === 'Role of ada@a.example');
    await published({ title: 'For Ada’s role', severity: 'urgent', scope: 'role', targets: [role?.id] });
    expect([
      await titles(ada, 'severity=urgent'),
      await titles(tom, 'severity=urgent'),
      await heard(ada, 'Urgent: For Ada’s role'),
    ]).toEqual([['For Ada’s role'], [], 1]);
  });

  it.each([
    [{ title: 'x', scope: 'role' }, 'targets'],
    [{ title: 'x', scope: 'project' }, 'project_id'],
    [{ title: 'x', scope: 'project', project_id: 2_000_000_000 }, 'project_id'],
    [{ title: 'x', publish_at: '2027-01-02T00:00:00Z', expires_at: '2027-01-01T00:00:00Z' }, 'expires_at'],
  ])('refuses %j and names the field', async (body, field) => {
    expect(Object.keys((await admin.post(BASE, body)).json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('of a project stands on the page of the project (T-563)', async () => {
    const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Reyes' })).json<{ id: number }>().id;
    await published({ title: 'Side gate', scope: 'project', project_id: project });
    const there = (await ada.get(`/api/notices/project/${project}/`)).json<Notice[]>();
    expect([there.map(({ title }) => title), (await ada.get('/api/notices/project/2000000000/')).statusCode]).toEqual([['Side gate'], 404]);
  });

  it('is changed by its author or an administrator, on the version that was read; whom it is for stays once it is out', async () => {
    const notice = await published({ title: 'Mine' }, ada);
    const patch = (by: TestClient, body: object, version: string) =>
      by.send('PATCH', { url: `${BASE}${notice.id}/`, body, headers: { 'if-match': version } });
    expect((await patch(tom, { title: 'Tom’s' }, '*')).json()).toMatchObject({ code: 'notices.only_author' });
    expect((await patch(ada, { scope: 'member', targets: [1] }, '*')).json()).toMatchObject({ code: 'notices.already_published' });
    expect((await patch(admin, { title: 'Ours' }, `"${notice.id}-${notice.version}"`)).json()).toMatchObject({ title: 'Ours' });
    expect((await patch(ada, { title: 'Late' }, `"${notice.id}-${notice.version}"`)).statusCode).toBe(412);
    expect((await tom.send('DELETE', { url: `${BASE}${notice.id}/` })).json()).toMatchObject({ code: 'feature_required' });
    await ada.send('DELETE', { url: `${BASE}${notice.id}/` });
    expect([await titles(tom, 'search=Ours'), await titles(ada, 'status=archived')]).toEqual([[], ['Ours']]);
    await act(notice.id, 'restore', ada);
    expect(await titles(tom, 'search=Ours')).toEqual(['Ours']);
  });
});

describe('time', () => {
  it('publishes a scheduled notice when it comes, once, and ends it when it has run out', async () => {
    const { id } = await write({ title: 'Tomorrow', publish_at: '2099-01-01T00:00:00Z', expires_at: '2099-02-01T00:00:00Z' });
    expect((await act(id, 'publish')).json<Notice>().status).toBe('scheduled');
    await runJob('notices.on_time');
    expect(await titles(ada, 'search=Tomorrow')).toEqual([]);
    await inA((db) => db.rows(`update notices_notice set publish_at = now() - interval '1 second' where id = $1`, [id]));
    await runJob('notices.on_time');
    await runJob('notices.on_time');
    expect([await titles(ada, 'search=Tomorrow'), await heard(ada, 'Tomorrow')]).toEqual([['Tomorrow'], 1]);
    await inA((db) => db.rows(`update notices_notice set expires_at = now() where id = $1`, [id]));
    await runJob('notices.on_time');
    expect([await titles(ada, 'search=Tomorrow&status=published'), await titles(ada, 'search=Tomorrow&status=expired')]).toEqual([
      [],
      ['Tomorrow'],
    ]);
    const { results } = (await admin.get(`/api/records/notices.notice/${id}/activity/`)).json<{ results: { kind: string }[] }>();
    expect(results.map(({ kind }) => kind)).toEqual(['expired', 'published', 'created']);
  });

  it('hands a notice for a role to who gets the role later, without a bell', async () => {
    const { roles } = (await admin.get('/api/notices/targets/')).json<{ roles: { id: number; name: string }[] }>();
    const role = roles.find(({ name }) => name === 'Role of tom@a.example');
    await published({ title: 'Vans', scope: 'role', targets: [role?.id] });
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'late@a.example', plugins: ['notices'] });
    await inA((db) =>
      test.platform.api('manage_members').setRoles(db, ids.get('ada') ?? 0, ['Role of ada@a.example', 'Role of tom@a.example']),
    );
    expect(await titles(ada, 'search=Vans')).toEqual([]);
    await runJob('notices.to_newcomers');
    expect([await titles(ada, 'search=Vans'), await heard(ada, 'Vans')]).toEqual([['Vans'], 0]);
  });
});

describe('confirmation', () => {
  const refusal = (answer: Answer) => [answer.statusCode, answer.json()['code']];

  it('is kept per reader, shown to the author, and asked for again at most once an hour', async () => {
    const { id } = await published({ title: 'Read this', scope: 'member', targets: [ids.get('ada'), ids.get('tom')], requires_ack: true });
    await act(id, 'seen', tom);
    const acked = (await act(id, 'ack', ada)).json<Notice>();
    await act(id, 'ack', ada);
    expect(acked).toMatchObject({ ack_at: expect.any(String), seen_at: expect.any(String), readers: { total: 2, seen: 2, acked: 1 } });
    const receipts = (await admin.get(`${BASE}${id}/receipts/`)).json<Receipt[]>();
    expect(receipts.map(({ name, seen_at, ack_at }) => [name, seen_at !== null, ack_at !== null])).toEqual([
      ['ada', true, true],
      ['tom', true, false],
    ]);
    expect(refusal(await ada.get(`${BASE}${id}/receipts/`))).toEqual([403, 'notices.only_author']);
    expect((await act(id, 'remind')).json()).toMatchObject({ reminded: 1 });
    expect(refusal(await act(id, 'remind'))).toEqual([409, 'notices.reminded_lately']);
    expect([await heard(tom, 'Please confirm: Read this'), await heard(ada, 'Please confirm: Read this')]).toEqual([1, 0]);
    const plain = await published({ title: 'No need' });
    expect(refusal(await act(plain.id, 'ack', ada))).toEqual([409, 'notices.nothing_to_confirm']);
  });
});

describe('comments and attachments', () => {
  it('need no code of the plugin, and are seen by those the notice is for', async () => {
    const { id } = await published({ title: 'Talk', scope: 'member', targets: [ids.get('tom')] });
    const base = `/api/records/notices.notice/${id}`;
    const comment = await tom.post(`${base}/notes/`, { kind: 'comment', body: `@[Ada](${ids.get('ada')}) look` });
    expect([comment.statusCode, comment.json<RecordNote>().subject_name]).toEqual([201, 'Talk']);
    const file = await tom.send('POST', {
      url: `${base}/files/?name=map.txt`,
      body: Buffer.from('map'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([file.statusCode, (await ada.get(`${base}/notes/`)).statusCode, (await ada.get(`${base}/files/`)).statusCode]).toEqual([
      201, 404, 404,
    ]);
    expect(await heard(ada, 'tom mentioned you')).toBe(0);
    expect((await tom.get(`${base}/people/`)).json<{ id: number }[]>().map((reader) => reader.id)).not.toContain(ids.get('ada'));
  });
});
