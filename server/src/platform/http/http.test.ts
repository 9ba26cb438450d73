import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import http from 'node:http';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { exchange, type TestClient } from '../testing/test-client';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const PROJECTS = '/api/tenant_crm/projects/';
const create = (payload: string, headers: Record<string, string> = {}) => admin.send('POST', { url: PROJECTS, body: payload, headers });

describe('addresses under /api/', () => {
  it.each([
    '/api/nothing/',
    '/api/',
    '/api',
    '/api/members_page/me',
    '/api/tenant_crm/projects?page=1',
    '/r/none',
    '/media/none',
    '/ws/notifications/',
  ])('T-767 %s answers 404 as JSON, never a page or a redirect', async (url) => {
    const answer = await admin.get(url);
    expect([answer.statusCode, answer.json()['code']]).toEqual([404, 'not_found']);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it('answers 405 with the methods that work', async () => {
    const answer = await admin.send('DELETE', { url: PROJECTS });
    expect([answer.statusCode, answer.json()['code'], answer.headers.allow]).toEqual([405, 'method_not_allowed', 'GET, POST']);
  });

  it.each(['/api/%', '/api/moodboard/%E0%A4%A/', '/api/moodboard/%00/', '/api/tenant_crm/projects/?search=%00'])(
    '%s is a 4xx with {error, code}',
    async (url) => {
      const answer = await admin.get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    },
  );
});

describe('bodies', () => {
  it.each([
    ['no JSON', '{"name":'],
    ['nothing', ''],
    ['a key that reaches prototypes', '{"name":"x","__proto__":{"a":1}}'],
    ['that key in disguise', '{"name":"x","\\u005f_proto__":{"a":1}}'],
    ['a constructor', '{"name":"x","constructor":{"prototype":{}}}'],
    ['a NUL character', '{"name":"a\\u0000b"}'],
    ['half a character', '{"name":"a\\ud800b"}'],
    ['more depth than any document has', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a list where an object belongs', '[]'],
  ])('with %s is refused with 400', async (_what, payload) => {
    const answer = await create(payload);
    expect([answer.statusCode, ['bad_request', 'invalid_input'].includes(String(answer.json()['code']))]).toEqual([400, true]);
  });

  it('with brackets inside a text is no depth', async () => {
    expect((await create(JSON.stringify({ name: '[{'.repeat(40), event_type: 'wedding' }))).statusCode).toBe(201);
  });

  it('with emoji as surrogate escapes is accepted', async () => {
    const answer = await create('{"name":"\\ud83c\\udf38 wedding","event_type":"wedding"}');
    expect([answer.statusCode, answer.json()['name']]).toEqual([201, '🌸 wedding']);
  });

  it('of another type is 415, beyond the cap 413', async () => {
    expect((await create('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).json()).toMatchObject({
      code: 'unsupported_media_type',
    });
    expect((await create('{}', { 'content-type': 'application/json-patch+json' })).json()).toMatchObject({
      code: 'unsupported_media_type',
    });
    const large = await create(JSON.stringify({ name: 'x'.repeat(70_000) }));
    expect([large.statusCode, large.json()['code'], large.json()['error']]).toEqual([
      413,
      'body_too_large',
      'The request is larger than 65536 bytes. Nothing was changed.',
    ]);
  });

  it('names the fields that were refused', async () => {
    expect((await create('{"name":"","guest_count":-1}')).json()).toMatchObject({
      code: 'invalid_input',
      fields: { name: expect.any(Array), guest_count: expect.any(Array) },
    });
  });
});

describe('answers', () => {
  it('carry a request id and security headers, and say the id in errors', async () => {
    const answer = await test.visitor().get('/api/members_page/me/');
    expect(answer.json()['request_id']).toBe(answer.headers['x-request-id']);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('T-275 of a refusal have the field error', async () => {
    expect((await admin.get('/api/tenant_crm/projects/999999/')).json()['error']).toEqual(expect.any(String));
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('above 1 KB are compressed with %s and keep their meaning', async (encoding, unpack) => {
    const plain = await exchange(`${test.origin}/api/schema/`, { method: 'GET', headers: {} });
    const packed = await new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>((resolve, reject) => {
      http
        .get(`${test.origin}/api/schema/`, { headers: { 'accept-encoding': encoding } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], vary: response.headers.vary, bytes: Buffer.concat(chunks) }),
          );
        })
        .on('error', reject);
    });
    expect([packed.encoding, packed.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(unpack(packed.bytes).toString()).toBe(plain.body);
  });

  it('with an ETag are 304 for who has it, also when a proxy made it weak or added -gzip', async () => {
    const id = (await create(JSON.stringify({ name: 'Tagged', event_type: 'wedding' }))).json<{ id: number }>().id;
    const etag = String((await admin.get(`${PROJECTS}${id}/`)).headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, etag.replace(/"$/, '-gzip"'), `"other", ${etag}`]) {
      const answer = await admin.get(`${PROJECTS}${id}/`, { headers: { 'if-none-match': known } });
      expect([known, answer.statusCode, answer.body]).toEqual([known, 304, '']);
    }
  });
});

describe('rate limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } });
  });
  afterAll(() => limited.stop());

  it('refuse a stranger who asks for links too often, and say when to come back', async () => {
    const visitor = limited.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const ask = () => visitor.post('/api/auth_and_admin/password_reset/', { email: 'a@b.example' });
    for (let count = 0; count < 10; count += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.json()['code']]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count the addresses of one network as one stranger', async () => {
    const visitor = limited.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const ask = (from: string) =>
      visitor.post('/api/auth_and_admin/password_reset/', { email: 'a@b.example' }, { headers: { 'x-forwarded-for': from } });
    for (let host = 0; host < 10; host += 1) expect((await ask(`2001:db8:1:1::${host}`)).statusCode).toBe(200);
    expect((await ask('2001:db8:1:1:ffff::7')).statusCode).toBe(429);
    expect((await ask('2001:db8:1:2::1')).statusCode).toBe(200);
  });

  it('refuse one member who hands in whole documents too often, and nobody else', async () => {
    const [member, other] = [await limited.signIn('adminA'), await limited.signIn('adminB')];
    const save = (who: typeof member) => who.post('/api/moodboard/temp/', { temp_project_name: 'Again', data: {} });
    for (let count = 0; count < 30; count += 1) expect((await save(member)).statusCode).toBe(201);
    const refused = await save(member);
    expect([refused.statusCode, refused.json()['code']]).toEqual([429, 'rate_limited']);
    expect((await save(other)).statusCode).toBe(201);
  });

  it('refuse the fifth large document that one member has on the way at once, before it is read', async () => {
    const [member, other] = [await limited.signIn('adminB'), await limited.signIn('adminA')];
    await other.get('/api/members_page/me/');
    // Of no project, which only who has read it knows.
    const body = JSON.stringify({ project: 'x'.repeat(400_000) });
    const save = (who: typeof member) => who.send('POST', { url: '/api/moodboard/', body });
    const saves = Array.from({ length: 8 }, () => save(member));
    expect((await save(other)).statusCode).toBe(400);
    const answers = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
    expect([answers.filter((status) => status === 400).length >= 4, answers.includes(429)]).toEqual([true, true]);
    expect((await save(member)).statusCode).toBe(400);
  });

  it('refuse one member who asks without a pause before the body is read, and nobody else', async () => {
    const [member, other] = [await limited.signIn('plainA'), await limited.signIn('adminB')];
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 5_000) {
      await other.get('/api/members_page/me/');
      const answers = await Promise.all(Array.from({ length: 50 }, () => member.get('/api/members_page/me/')));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
    // As much as fifteen pages that are opened at once.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(600);
    // Not JSON: who had read it would have answered 400.
    await other.get('/api/members_page/me/');
    const answers = await Promise.all(Array.from({ length: 200 }, () => member.send('POST', { url: PROJECTS, body: '{' })));
    // Not all: what the member may do is filled up while they ask, and the 200 take as long as the machine lets them.
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(100);
    for (const answer of refused) expect([answer.json()['code'], answer.headers['retry-after']]).toEqual(['rate_limited', '1']);
    expect((await other.post(PROJECTS, { name: 'In peace' })).statusCode).toBe(201);
  });
});
