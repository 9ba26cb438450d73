import type { Revision, TempBoardInfo } from '@butterfly/contracts/moodboard';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { Answer, TestClient } from '../../../platform/testing/test-client';
import { isWorthKeeping } from './keep-rule';

const MINUTE = 60_000;
let test: TestApp;
let admin: TestClient;
/** Ahead of the database's own clock by as much as a test waits. */
let ahead = 0;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date(Date.now() + ahead) });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());
beforeEach(() => {
  ahead = 0;
});

async function newBoard(data: unknown = { step: 0 }): Promise<number> {
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Board' })).json<{ id: number }>().id;
  await admin.post('/api/moodboard/', { project, data });
  return project;
}
const save = (project: number, data: unknown) =>
  admin.send('PATCH', { url: `/api/moodboard/${project}/`, body: { data }, headers: { 'if-match': '*' } });
const revisions = async (project: number) => (await admin.get(`/api/moodboard/${project}/revisions/`)).json<Revision[]>();
const dataOf = (answer: Answer) => answer.json<{ data: unknown }>().data;

describe('versions of a board', () => {
  it('are kept at the end of a sitting, not at every save', async () => {
    const project = await newBoard();
    for (let step = 1; step <= 5; step += 1) await save(project, { step });
    expect(await revisions(project)).toEqual([]);
    ahead = 11 * MINUTE;
    await save(project, { step: 6 });
    const [kept, ...others] = await revisions(project);
    expect([others, kept]).toEqual([
      [],
      expect.objectContaining({ label: null, saved_by: expect.any(String), saved_at: expect.any(String) }),
    ]);
    expect(dataOf(await admin.get(`/api/moodboard/${project}/revisions/${kept?.id}/`))).toEqual({ step: 5 });
  });

  it('are kept by a patch as well, before much of the board goes', async () => {
    const project = await newBoard({ items: ['x'.repeat(4_000), 'y'.repeat(4_000)] });
    const answer = await admin.send('PATCH', {
      url: `/api/moodboard/${project}/patch/`,
      body: { patches: [{ op: 'remove', path: '/items/0' }] },
      headers: { 'if-match': '*', 'content-type': 'application/json-patch+json' },
    });
    expect(answer.statusCode).toBe(200);
    const [kept] = await revisions(project);
    expect(dataOf(await admin.get(`/api/moodboard/${project}/revisions/${kept?.id}/`))).toEqual({
      items: ['x'.repeat(4_000), 'y'.repeat(4_000)],
    });
  });

  it('carry a name, which is given, changed and taken', async () => {
    const project = await newBoard({ step: 'shown to Anna' });
    const named = await admin.post(`/api/moodboard/${project}/revisions/`, { label: 'Shown to Anna' });
    expect([named.statusCode, named.json()]).toEqual([201, expect.objectContaining({ label: 'Shown to Anna' })]);
    const url = `/api/moodboard/${project}/revisions/${named.json<Revision>().id}/`;
    expect((await admin.send('PATCH', { url, body: { label: 'First draft' } })).json()).toMatchObject({ label: 'First draft' });
    expect((await admin.send('PATCH', { url, body: { label: null } })).json()).toMatchObject({ label: null });
  });

  it('come back as a new save that obeys the version, and what was there is kept', async () => {
    const project = await newBoard({ step: 'old' });
    const { id } = (await admin.post(`/api/moodboard/${project}/revisions/`, { label: 'Old' })).json<Revision>();
    const { etag } = (await save(project, { step: 'new' })).headers;
    const restore = (ifMatch?: string) =>
      admin.post(`/api/moodboard/${project}/revisions/${id}/restore/`, {}, { headers: ifMatch ? { 'if-match': ifMatch } : {} });
    expect((await restore()).statusCode).toBe(428);
    expect((await restore('"0-0"')).statusCode).toBe(412);
    const restored = await restore(String(etag));
    expect([restored.statusCode, dataOf(restored)]).toEqual([200, { step: 'old' }]);
    expect(dataOf(await admin.get(`/api/moodboard/${project}/`))).toEqual({ step: 'old' });
    const [newest] = await revisions(project);
    expect(dataOf(await admin.get(`/api/moodboard/${project}/revisions/${newest?.id}/`))).toEqual({ step: 'new' });
  });

  it('stay bounded: sixty unnamed ones, the named ones beside them', async () => {
    const project = await newBoard();
    await admin.post(`/api/moodboard/${project}/revisions/`, { label: 'Begin' });
    for (let step = 1; step <= 63; step += 1) {
      ahead += 20 * MINUTE;
      await save(project, { step });
    }
    const kept = await revisions(project);
    expect([kept.filter(({ label }) => label === null).length, kept.filter(({ label }) => label !== null).length]).toEqual([60, 1]);
  });

  it('of another business are not there', async () => {
    const project = await newBoard();
    const { id } = (await admin.post(`/api/moodboard/${project}/revisions/`, { label: 'Ours' })).json<Revision>();
    const other = await test.signIn('adminB');
    for (const url of [`/api/moodboard/${project}/revisions/`, `/api/moodboard/${project}/revisions/${id}/`])
      expect((await other.get(url)).statusCode).toBe(404);
  });
});

describe('a version is worth keeping', () => {
  const row = { updated_at: '2027-05-01T10:00:00Z', revision_at: '2027-05-01T10:00:00Z', saved_by_id: 1, bytes: 10_000 };
  const at = (minutes: number) => new Date(new Date(row.updated_at).getTime() + minutes * MINUTE);
  it.each([
    ['while somebody works', { now: at(1), bytes: 10_000, memberId: 1 }, false],
    ['after ten minutes of rest', { now: at(10), bytes: 10_000, memberId: 1 }, true],
    ['when somebody else goes on', { now: at(2), bytes: 10_000, memberId: 2 }, true],
    ['when two take turns within a minute', { now: at(0.5), bytes: 10_000, memberId: 2 }, false],
    ['before a third of it goes', { now: at(1), bytes: 6_900, memberId: 1 }, true],
  ])('%s: %s', (_when, save, worth) => expect(isWorthKeeping(row, save)).toBe(worth));
});

describe('a temporary board', () => {
  it('becomes the board of a project, once', async () => {
    const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Walk-in' })).json<{ id: number }>().id;
    const temp = async () =>
      (await admin.post('/api/moodboard/temp/', { temp_project_name: 'Walk-in', data: { a: 1 } })).json<{ id: number }>().id;
    const [first, second] = [await temp(), await temp()];
    const attach = (id: number, to = project) => admin.post(`/api/moodboard/temp/${id}/attach/`, { project: to });
    expect((await attach(first, 2_000_000_000)).json()['code']).toBe('moodboard.project_not_found');
    const answer = await attach(first);
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ project, data: { a: 1 } })]);
    expect((await admin.get(`/api/moodboard/temp/${first}/`)).statusCode).toBe(404);
    expect((await admin.get(`/api/moodboard/${project}/`)).headers.etag).toBe(answer.headers.etag);
    expect((await attach(second)).json()['code']).toBe('moodboard.already_exists');
    expect((await attach(first)).json()['code']).toBe('moodboard.board_not_found');
  });

  it('is listed with the others that have no project, the last changed first, and for nobody else', async () => {
    const temp = async (name: string) =>
      (await admin.post('/api/moodboard/temp/', { temp_project_name: name, data: { name } })).json<{ id: number }>().id;
    const [older, newer] = [await temp('Older'), await temp('Newer')];
    const names = async (who: TestClient) =>
      (await who.get('/api/moodboard/unassigned/'))
        .json<TempBoardInfo[]>()
        .map(({ temp_project_name: name }) => name)
        .filter((name) => name !== 'Walk-in');
    expect(await names(admin)).toEqual(['Newer', 'Older']);
    await admin.send('PATCH', { url: `/api/moodboard/temp/${older}/`, body: { data: { name: 'changed' } }, headers: { 'if-match': '*' } });
    expect(await names(admin)).toEqual(['Older', 'Newer']);
    expect(await names(await test.signIn('adminB'))).toEqual([]);
    const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Taken' })).json<{ id: number }>().id;
    await admin.post(`/api/moodboard/temp/${newer}/attach/`, { project });
    expect(await names(admin)).toEqual(['Older']);
  });
});
