import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { Answer, TestClient } from '../../platform/testing/test-client';

const PATCH_TYPE = { 'content-type': 'application/json-patch+json' };
let test: TestApp;
let admin: TestClient;
let other: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  [admin, other] = [await test.signIn('adminA'), await test.signIn('adminB')];
});
afterAll(() => test.stop());

const element = (id: number) => ({ id: `el-${id}`, type: 'note', x: id, y: 1.5, props: { text: 'Pfingstrose 🌸 '.repeat(20), z: null } });
const document = (count: number) => ({
  zeta: 1,
  pages: [{ id: 'p1', elements: Array.from({ length: count }, (_, id) => element(id)) }],
  alpha: ['#fff'],
});

async function newProject(client = admin): Promise<number> {
  const answer = await client.post('/api/tenant_crm/projects/', { name: 'Board' });
  return answer.json<{ id: number }>().id;
}
async function newBoard(data: unknown = document(40)): Promise<{ project: number; etag: string }> {
  const project = await newProject();
  const answer = await admin.post('/api/moodboard/', { project, data });
  expect(answer.statusCode).toBe(201);
  return { project, etag: String(answer.headers.etag) };
}
const read = (project: number, headers: Record<string, string> = {}, client = admin) =>
  client.get(`/api/moodboard/${project}/`, { headers });
const patch = (project: number, patches: unknown, headers: Record<string, string>) =>
  admin.send('PATCH', { url: `/api/moodboard/${project}/patch/`, body: { patches }, headers: { ...PATCH_TYPE, ...headers } });
const replace = (url: string, data: unknown, headers: Record<string, string>) => admin.send('PATCH', { url, body: { data }, headers });
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code];

describe('reading a board', () => {
  it('returns the document as it was sent, keys in order, with an ETag (T-691, T-706)', async () => {
    const { project, etag } = await newBoard();
    const answer = await read(project);
    expect(answer.headers.etag).toBe(etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain(`"data":${JSON.stringify(document(40))}`);
    expect(answer.json()).toMatchObject({ project, created_at: expect.any(String), updated_at: expect.any(String) });
  });
  it('answers 304 without a body when the copy is current, also through a compressing proxy (T-692, A-44)', async () => {
    const { project, etag } = await newBoard();
    for (const tag of [etag, `W/${etag}`, etag.replace(/"$/, '-gzip"')]) {
      const answer = await read(project, { 'if-none-match': tag });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await read(project, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
  it('answers 404 when the project has none (T-693)', async () => {
    expect(codeOf(await read(await newProject()))).toEqual([404, 'moodboard.board_not_found']);
  });
});

it('tells a board that is not made yet from a project that is not there, or of another business', async () => {
  const [own, theirs] = [await newProject(), await newProject(other)];
  expect([codeOf(await read(own)), codeOf(await read(theirs)), codeOf(await read(2_000_000_000))]).toEqual([
    [404, 'moodboard.board_not_found'],
    [404, 'moodboard.project_not_found'],
    [404, 'moodboard.project_not_found'],
  ]);
});

describe('a project that has no board yet', () => {
  it('has nothing around one either, which is no error; who asks so is told of the board itself by 204', async () => {
    const project = await newProject();
    const url = `/api/moodboard/${project}/`;
    expect((await admin.get(`${url}?missing=empty`)).statusCode).toBe(204);
    for (const list of ['comments', 'shares', 'reactions', 'revisions']) {
      const answer = await admin.get(`${url}${list}/`);
      expect([list, answer.statusCode, answer.json()]).toEqual([list, 200, []]);
    }
  });

  it('says no more of a project of another business', async () => {
    const project = await newProject(other);
    for (const path of ['?missing=empty', 'comments/', 'shares/', 'reactions/', 'revisions/'])
      expect([path, (await admin.get(`/api/moodboard/${project}/${path}`)).statusCode]).toEqual([path, 404]);
  });
});

describe('creating a board', () => {
  it('takes any JSON (T-695)', async () => {
    for (const data of [{}, [], null, 'text', 7, { '': { '~/': [] } }, [[1, [2]]]]) {
      const { project } = await newBoard(data);
      expect((await read(project)).body).toContain(`"data":${JSON.stringify(data)},`);
    }
  });
  it('answers 409 for the second board of a project and 404 for an unknown project (A-44)', async () => {
    const { project } = await newBoard();
    expect(codeOf(await admin.post('/api/moodboard/', { project, data: {} }))).toEqual([409, 'moodboard.already_exists']);
    expect(codeOf(await admin.post('/api/moodboard/', { project: 2_000_000_000, data: {} }))).toEqual([404, 'moodboard.project_not_found']);
    expect(codeOf(await admin.post('/api/moodboard/', { project: await newProject(other), data: {} }))).toEqual([
      404,
      'moodboard.project_not_found',
    ]);
  });
  it('refuses a body without data', async () => {
    expect(codeOf(await admin.post('/api/moodboard/', { project: await newProject() }))).toEqual([400, 'invalid_input']);
  });
});

describe('patching a board', () => {
  it('applies the operations and answers the saved document with a new ETag (T-696, T-706)', async () => {
    const { project, etag } = await newBoard();
    const answer = await patch(
      project,
      [
        { op: 'replace', path: '/pages/0/elements/3/x', value: 99 },
        { op: 'remove', path: '/pages/0/elements/0' },
      ],
      { 'if-match': etag },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).not.toBe(etag);
    const saved = answer.json<{ data: ReturnType<typeof document> }>().data;
    expect(saved.pages[0]?.elements).toHaveLength(39);
    expect(saved.pages[0]?.elements[2]).toMatchObject({ id: 'el-3', x: 99 });
    expect((await read(project)).json()).toEqual(answer.json());
  });
  it('answers id and time alone with Prefer: return=minimal', async () => {
    const { project, etag } = await newBoard();
    const answer = await patch(project, [{ op: 'add', path: '/pages/0/elements/-', value: element(99) }], {
      'if-match': etag,
      prefer: 'return=minimal',
    });
    expect(Object.keys(answer.json())).toEqual(['id', 'updated_at']);
    expect(answer.headers['preference-applied']).toBe('return=minimal');
    expect((await read(project)).headers.etag).toBe(answer.headers.etag);
  });
  it('keeps many saves of one board apart from its cache: each answer is the stored document', async () => {
    const board = await newBoard();
    const { project } = board;
    let { etag } = board;
    for (let round = 0; round < 12; round += 1) {
      const operations = [
        [{ op: 'move', from: '/pages/0/elements/5', path: '/pages/0/elements/20' }],
        [{ op: 'replace', path: `/pages/0/elements/${round}/props`, value: { round } }],
        [{ op: 'remove', path: '/pages/0/elements/1' }],
      ][round % 3];
      const answer = await patch(project, operations, { 'if-match': etag });
      etag = String(answer.headers.etag);
      expect((await read(project)).body).toBe(answer.body);
    }
  });
  it('answers 412 with the current ETag for an outdated version and changes nothing (T-731)', async () => {
    const { project, etag } = await newBoard();
    await patch(project, [{ op: 'add', path: '/x', value: 1 }], { 'if-match': etag });
    const before = (await read(project)).body;
    const answer = await patch(project, [{ op: 'add', path: '/x', value: 2 }], { 'if-match': etag });
    expect(codeOf(answer)).toEqual([412, 'version_conflict']);
    expect(answer.headers.etag).toBe((await read(project)).headers.etag);
    expect((await read(project)).body).toBe(before);
  });
  it('answers what another process has made of the board, not what this one remembers of it', async () => {
    const behind = (project: number, text: string) =>
      test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => db.rows(text, [project]));
    const { project } = await newBoard();
    const {
      headers: { etag },
    } = await read(project);
    await behind(project, 'update moodboard_board set version = version + 1 where project_id = $1');
    const move = [{ op: 'replace', path: '/pages/0/elements/3/x', value: 99 }];
    expect(codeOf(await patch(project, move, { 'if-match': String(etag) }))).toEqual([412, 'version_conflict']);
    expect((await read(project)).json<{ data: unknown }>().data).toEqual(document(40));
    // Any version will do: it is saved over the one that is there now.
    expect((await patch(project, move, { 'if-match': '*' })).statusCode).toBe(200);
    expect((await read(project)).json<{ data: { pages: { elements: { x: number }[] }[] } }>().data.pages[0]?.elements[3]?.x).toBe(99);
    await behind(project, 'delete from moodboard_board where project_id = $1');
    expect(codeOf(await patch(project, move, { 'if-match': '*' }))).toEqual([404, 'moodboard.board_not_found']);
  });
  it('has one winner among ten saves of the same version', async () => {
    const { project, etag } = await newBoard();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, value) => patch(project, [{ op: 'add', path: '/winner', value }], { 'if-match': etag })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });
  it('asks for If-Match with 428 (A-45)', async () => {
    const { project } = await newBoard();
    expect(codeOf(await patch(project, [], {}))).toEqual([428, 'precondition_required']);
  });
  it.each([
    [
      [
        { op: 'add', path: '/ok', value: 1 },
        { op: 'remove', path: '/nope' },
      ],
      'moodboard.patch_failed',
    ],
    [[{ op: 'test', path: '/zeta', value: 2 }], 'moodboard.patch_failed'],
    [[{ op: 'add', path: '/pages/0/constructor/prototype/x', value: 1 }], 'moodboard.patch_failed'],
    [[{ op: 'melt', path: '/x' }], 'invalid_input'],
    [[{ op: 'add', path: 'x', value: 1 }], 'invalid_input'],
    ['text', 'invalid_input'],
  ])('refuses %j with 400, all or nothing (T-769)', async (patches, code) => {
    const { project, etag } = await newBoard();
    const before = (await read(project)).body;
    expect(codeOf(await patch(project, patches, { 'if-match': etag }))).toEqual([400, code]);
    expect((await read(project)).body).toBe(before);
  });
  it('refuses keys that reach a prototype', async () => {
    const { project, etag } = await newBoard();
    const body = '{"patches":[{"op":"add","path":"/x","value":{"__proto__":{"polluted":true}}}]}';
    const answer = await admin.send('PATCH', {
      url: `/api/moodboard/${project}/patch/`,
      body,
      headers: { ...PATCH_TYPE, 'if-match': etag },
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
  it('takes its own content type alone', async () => {
    const { project, etag } = await newBoard();
    const answer = await admin.send('PATCH', {
      url: `/api/moodboard/${project}/patch/`,
      body: '<x/>',
      headers: { 'content-type': 'text/xml', 'if-match': etag },
    });
    expect(codeOf(answer)).toEqual([415, 'unsupported_media_type']);
  });
});

describe('saving a whole board', () => {
  it('replaces the document (T-698) and answers 412 for an outdated version (T-732)', async () => {
    const { project, etag } = await newBoard();
    const url = `/api/moodboard/${project}/`;
    const answer = await replace(url, { fresh: true }, { 'if-match': etag });
    expect(answer.json()).toMatchObject({ project, data: { fresh: true } });
    expect(codeOf(await replace(url, {}, { 'if-match': etag }))).toEqual([412, 'version_conflict']);
    expect((await replace(url, document(3), { 'if-match': '*' })).statusCode).toBe(200);
    expect((await read(project)).json()).toMatchObject({ data: document(3) });
  });
  it('refuses more than the largest board with 413', async () => {
    const { project, etag } = await newBoard();
    const answer = await replace(`/api/moodboard/${project}/`, 'x'.repeat(12 * 1024 * 1024 + 1), { 'if-match': etag });
    expect(answer.statusCode).toBe(413);
    expect((await read(project)).headers.etag).toBe(etag);
  });
});

describe('deleting a board', () => {
  it('answers 204, then 404; a new board never repeats an old version (T-699)', async () => {
    const { project, etag } = await newBoard();
    expect((await admin.send('DELETE', { url: `/api/moodboard/${project}/delete/` })).statusCode).toBe(204);
    expect((await admin.send('DELETE', { url: `/api/moodboard/${project}/delete/` })).statusCode).toBe(404);
    const again = await admin.post('/api/moodboard/', { project, data: {} });
    expect(again.headers.etag).not.toBe(etag);
  });
});

describe('a temporary board', () => {
  const create = (body: object) => admin.post('/api/moodboard/temp/', body);

  it('is created with an empty name and read with its ETag (T-700, T-702)', async () => {
    const made = await create({ temp_project_name: '', data: { a: 1 } });
    expect([made.statusCode, made.json()]).toEqual([201, expect.objectContaining({ temp_project_name: '', data: { a: 1 } })]);
    const answer = await admin.get(`/api/moodboard/temp/${made.json<{ id: number }>().id}/`);
    expect(answer.headers.etag).toBe(made.headers.etag);
    expect(answer.json()).toEqual(made.json());
  });
  it('is saved with the version or with * (T-703, T-704), and answers 409 for an outdated one (T-734)', async () => {
    const made = await create({ temp_project_name: 'Walk-in', data: {} });
    const url = `/api/moodboard/temp/${made.json<{ id: number }>().id}/`;
    expect((await replace(url, { a: 1 }, { 'if-match': String(made.headers.etag) })).statusCode).toBe(200);
    expect((await replace(url, { a: 2 }, { 'if-match': '*' })).statusCode).toBe(200);
    expect(codeOf(await replace(url, { a: 3 }, { 'if-match': String(made.headers.etag) }))).toEqual([409, 'moodboard.temp_conflict']);
    expect((await admin.get(url)).json()).toMatchObject({ data: { a: 2 } });
  });
  it('answers 404 when there is none, also to * and to the id of a project board (T-701, A-48)', async () => {
    const { project } = await newBoard();
    const id = (await read(project)).json<{ id: number }>().id;
    for (const missing of [id, 2_000_000_000]) {
      expect((await admin.get(`/api/moodboard/temp/${missing}/`)).statusCode).toBe(404);
      expect((await replace(`/api/moodboard/temp/${missing}/`, {}, { 'if-match': '*' })).statusCode).toBe(404);
    }
  });
  it('is deleted (T-705)', async () => {
    const made = await create({ temp_project_name: '', data: {} });
    const url = `/api/moodboard/temp/${made.json<{ id: number }>().id}`;
    expect((await admin.send('DELETE', { url: `${url}/delete/` })).statusCode).toBe(204);
    expect((await admin.get(`${url}/`)).statusCode).toBe(404);
  });
  it('never reads the word temp as a project id (T-770)', async () => {
    for (const url of ['/api/moodboard/temp/', '/api/moodboard/temp/patch/', '/api/moodboard/temp/delete/']) {
      const answer = await admin.get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });
});

describe('another business', () => {
  it('finds none of it', async () => {
    const { project, etag } = await newBoard();
    expect((await read(project, {}, other)).statusCode).toBe(404);
    const stolen = await other.send('PATCH', { url: `/api/moodboard/${project}/`, body: { data: {} }, headers: { 'if-match': etag } });
    expect(stolen.statusCode).toBe(404);
    expect((await other.send('DELETE', { url: `/api/moodboard/${project}/delete/` })).statusCode).toBe(404);
  });
});
