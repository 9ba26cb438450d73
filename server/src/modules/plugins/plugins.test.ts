import type { BootData, ChannelState, PublishAnswer, ReleaseRecord, StatusAnswer } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deployToken } from '../../platform/auth/deploy-token';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { buildManifest, buildRelease, buildShell } from './testing/build-release';

let test: TestApp;
let bearer: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  bearer = { authorization: `Bearer ${deployToken(test.platform.env)}` };
});
afterAll(() => test.stop());

const post = (url: string, body: unknown, headers = bearer) => test.visitor().post(url, body, { headers });
const put = (sha256: string, bytes: Buffer) =>
  test
    .visitor()
    .send('PUT', { url: `/api/plugins/blobs/${sha256}/`, body: bytes, headers: { ...bearer, 'content-type': 'application/octet-stream' } });
/** Bytes as they travel, without the test client's decoding. */
const raw = (method: 'GET' | 'HEAD', path: string, headers: Record<string, string> = {}) =>
  new Promise<{ headers: http.IncomingHttpHeaders; statusCode: number | undefined; bytes: Buffer }>((resolve, reject) => {
    const { port } = test.app.server.address() as AddressInfo;
    http
      .request({ port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ headers: answer.headers, statusCode: answer.statusCode, bytes: Buffer.concat(chunks) }));
      })
      .on('error', reject)
      .end();
  });
const get = (url: string, headers: Record<string, string> = {}) => test.visitor().get(url, { headers });
const boot = async () => (await get('/api/plugins/')).json() as BootData;

async function publish({ record, bytes }: { record: ReleaseRecord; bytes: ReadonlyMap<string, Buffer> }) {
  for (const [sha256, content] of bytes) expect((await put(sha256, content)).statusCode).toBe(200);
  return post('/api/plugins/releases/', record);
}
const promote = (id: string, version: string, expected_generation: number) =>
  post(`/api/plugins/channels/${id}/stable/`, { version, expected_generation, reason: 'test' });
const openManifest = (id: string) =>
  buildManifest(id, { contributes: { routes: [{ id: 'page', path: `/${id}`, area: 'public', page: 'page', title: id }] } });
const openRelease = (id: string, version: string) => buildRelease(id, version, { manifest: openManifest(id) });

describe('publishing', () => {
  it('asks for the missing bytes, stores once all are there, and is idempotent', async () => {
    const built = openRelease('pub_one', '1.0.0');
    const offer = await post('/api/plugins/releases/', built.record);
    expect([offer.statusCode, offer.json<PublishAnswer>().missing.length, offer.json<PublishAnswer>().release]).toEqual([200, 2, null]);
    expect((await publish(built)).statusCode).toBe(201);
    const again = await post('/api/plugins/releases/', built.record);
    expect([again.statusCode, again.json<PublishAnswer>().release?.version]).toEqual([200, '1.0.0']);
  });

  it('changes nothing that anybody sees', async () => {
    await publish(openRelease('pub_two', '1.0.0'));
    expect((await boot()).plugins.map(({ id }) => id)).not.toContain('pub_two');
  });

  it('refuses other content under a version that is taken', async () => {
    await publish(openRelease('pub_three', '1.0.0'));
    const other = openRelease('pub_three', '1.0.1').record;
    const answer = await post('/api/plugins/releases/', { ...other, version: '1.0.0', container: 'pub_three_1_0_0' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'plugins.version_taken']);
  });

  it('says what is wrong with the files of another version and with another manifest under the same version', async () => {
    const { record, bytes } = openRelease('pub_same', '1.0.0');
    expect((await publish({ record, bytes })).statusCode).toBe(201);
    const other = buildManifest('pub_same', { description: 'Another manifest.' });
    const renamed = await post('/api/plugins/releases/', { ...record, manifest: other });
    expect([renamed.statusCode, renamed.json().code]).toEqual([409, 'plugins.version_taken']);
    const moved = await post('/api/plugins/releases/', { ...record, version: '1.0.1', container: 'pub_same_1_0_1', manifest: other });
    expect([moved.statusCode, moved.json().code, moved.json().error]).toEqual([
      409,
      'plugins.same_files',
      expect.stringMatching(/pub_same 1\.0\.1 .* pub_same 1\.0\.0.*[Bb]uild/),
    ]);
    // The same once more from another machine is no error: when it was built decides nothing.
    expect((await post('/api/plugins/releases/', { ...record, built: { git_branch: 'main' } })).statusCode).toBe(200);
  });

  it('refuses bytes that are not those of the hash, and keeps nothing', async () => {
    const [[sha256]] = [...openRelease('pub_four', '1.0.0').bytes] as [[string, Buffer]];
    expect((await put(sha256, Buffer.from('tampered'))).json()).toMatchObject({ code: 'plugins.blob_mismatch' });
    const offer = await post('/api/plugins/releases/', openRelease('pub_four', '1.0.0').record);
    expect(offer.json().missing).toContain(sha256);
  });

  it('refuses a release whose integrity is not that of its bytes', async () => {
    const built = openRelease('pub_five', '1.0.0');
    const wrong = { ...built.record.integrity, '1.js': `sha384-${'A'.repeat(64)}` };
    const answer = await publish({ ...built, record: { ...built.record, integrity: wrong } });
    expect([answer.statusCode, answer.json().list]).toEqual([422, ['the integrity of 1.js is not that of its bytes']]);
  });

  const base = buildRelease('pub_table', '1.0.0').record;
  const manifest = buildManifest('pub_table');
  const routes = (path: string) => ({
    ...manifest,
    contributes: { ...manifest.contributes, routes: [{ id: 'page', path, area: 'app' as const, page: 'page', title: 'x' }] },
  });
  const tool = (path: string) => ({
    ...manifest,
    contributes: {
      ...manifest.contributes,
      assistantTools: [
        {
          id: 'pub_table.run',
          title: 'x',
          modelDescription: 'x',
          input: {},
          effect: 'read' as const,
          call: { method: 'GET' as const, path },
        },
      ],
    },
  });
  it.each<[string, Partial<ReleaseRecord>, RegExp]>([
    ['a content hash that is not that of the files', { content_hash: '0'.repeat(64) }, /content_hash/],
    ['an entry that is no file', { entry: 'other.js' }, /entry other\.js is not among/],
    ['a preload that is no file', { warm: { page: ['gone.js'] } }, /gone\.js is to be preloaded/],
    ['a file without integrity', { integrity: {} }, /1\.js has no integrity/],
    ['a container of another name', { container: 'pub_table_9' }, /must be called pub_table_1_0_0/],
    ['no manifest', { manifest: undefined }, /manifest is missing/],
    ['the manifest of another plugin', { manifest: buildManifest('other_plugin') }, /manifest is that of other_plugin/],
    ['a route of the shell', { manifest: routes('/login') }, /\/login belongs to the shell/],
    ['an address below one of the shell’s', { manifest: routes('/login/:x') }, /\/login\/:x belongs to the shell/],
    ['an address of the shell in capitals', { manifest: routes('/Login') }, /\/Login belongs to the shell/],
    ['an address of the server', { manifest: routes('/API/:x') }, /\/API\/:x belongs to the shell/],
    ['every address', { manifest: routes('/:anything') }, /\/:anything begins with a parameter/],
    ['every longer address', { manifest: routes('/:a/:b/settings') }, /begins with a parameter/],
    ['addresses of another plugin by parameters', { manifest: routes('/tenant_crm/:x/:y') }, /\/tenant_crm\/:x\/:y belongs to tenant_crm/],
    ['addresses of another plugin in capitals', { manifest: routes('/Tenant_CRM/Contacts') }, /belongs to tenant_crm/],
    ['an address below those of another plugin', { manifest: routes('/tenant_crm/contacts/:id/quietly') }, /belongs to tenant_crm/],
    [
      'an address of another plugin that is not under its name',
      { manifest: routes('/PUBLIC/:anything') },
      /\/PUBLIC\/:anything belongs to lead_page_builder/,
    ],
    [
      'the same addresses twice',
      {
        manifest: {
          ...manifest,
          contributes: {
            ...manifest.contributes,
            routes: ['/pub_table/:a', '/Pub_Table/:b'].map((path, at) => ({
              id: `page${at}`,
              path,
              area: 'app' as const,
              page: 'page',
              title: 'x',
            })),
          },
        },
      },
      /declared twice/,
    ],
    [
      'a tool that leaves its address by an escape',
      { manifest: tool('/api/pub_table/%2e%2e/tenant_crm/contacts/') },
      /the path of the tool pub_table\.run/,
    ],
    [
      'a tool that leaves its address by dots',
      { manifest: tool('/api/pub_table/../tenant_crm/contacts/') },
      /the path of the tool pub_table\.run/,
    ],
    ['a tool that calls another plugin', { manifest: tool('/api/tenant_crm/contacts/') }, /the path of the tool pub_table\.run/],
    ['a route of a plugin of the catalogue, by shape', { manifest: routes('/payments/dashboard/:id') }, /belongs to payments/],
    [
      'a command of another plugin',
      { manifest: { ...manifest, contributes: { ...manifest.contributes, commands: [{ id: 'other.run', title: 'x', run: 'run' }] } } },
      /other\.run must begin with pub_table\./,
    ],
    ['a shell that is not there yet', { manifest: { ...manifest, requires: { shell: '^9.0.0' } } }, /needs shell \^9\.0\.0/],
    ['shared modules of its own', { provides: { react: { version: '19.0.0', files: [] } } }, /only the shell provides/],
  ])('refuses %s', async (_what, changes, reason) => {
    const answer = await post('/api/plugins/releases/', { ...base, ...changes });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'plugins.release_refused']);
    expect(answer.json().error).toMatch(reason);
  });

  it('is closed without the deploy token, to administrators too', async () => {
    expect((await post('/api/plugins/releases/', base, {})).statusCode).toBe(401);
    expect((await post('/api/plugins/releases/', base, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
    const admin = await test.signIn('adminA');
    expect((await admin.post('/api/plugins/releases/', base)).statusCode).toBe(401);
  });
});

describe('a channel', () => {
  it('of twenty promotes at once lets exactly one win', async () => {
    await publish(openRelease('race', '1.0.0'));
    const versions = Array.from({ length: 20 }, (_, index) => `2.0.${index}`);
    for (const version of versions) await publish(openRelease('race', version));
    expect((await promote('race', '1.0.0', 0)).statusCode).toBe(200);
    const answers = await Promise.all(versions.map((version) => promote('race', version, 1)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array<number>(19).fill(409)]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<ChannelState>().release.version;
    const status = await get('/api/plugins/status/race/', bearer);
    expect(status.json<StatusAnswer>().channels[0]).toMatchObject({
      generation: 2,
      release: { version: winner },
      previous: { version: '1.0.0' },
    });
    expect(status.json<StatusAnswer>().events.filter(({ action }) => action === 'promote')).toHaveLength(2);
  });

  it('moved and rolled back changes what the next page load gets; a rollback of a rollback goes forward; the history grows', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(openRelease('moved', version));
    const versionSeen = async () => (await boot()).plugins.find(({ id }) => id === 'moved')?.version;
    await promote('moved', '1.0.0', 0);
    expect(await versionSeen()).toBe('1.0.0');
    await promote('moved', '1.1.0', 1);
    expect(await versionSeen()).toBe('1.1.0');
    for (const expected of ['1.0.0', '1.1.0']) {
      expect((await post('/api/plugins/channels/moved/stable/rollback/', { reason: 'test' })).statusCode).toBe(200);
      expect(await versionSeen()).toBe(expected);
    }
    const { events } = (await get('/api/plugins/status/moved/', bearer)).json<StatusAnswer>();
    expect(events.map(({ action }) => action).reverse()).toEqual(['publish', 'publish', 'promote', 'promote', 'rollback', 'rollback']);
  });

  it('names the release before as the fallback of the current one', async () => {
    const remote = (await boot()).plugins.find(({ id }) => id === 'moved')?.remote;
    expect([remote?.version, remote?.fallback?.version]).toEqual(['1.1.0', '1.0.0']);
  });

  it('cannot point to a release that was never published, nor back when there is nothing before', async () => {
    await publish(openRelease('lonely', '1.0.0'));
    expect((await promote('lonely', '7.0.0', 0)).json().code).toBe('plugins.release_unknown');
    expect((await post('/api/plugins/channels/lonely/stable/rollback/', { reason: 'x' })).json().code).toBe('plugins.no_previous');
  });

  it('cannot be rewritten in the database, nor can a release', async () => {
    const attempt = (text: string) => test.platform.db.withoutTenant((db) => db.rows(text));
    await expect(attempt('delete from plugins_event')).rejects.toThrow(/only grows/);
    await expect(attempt("update plugins_release set version = '0.0.1'")).rejects.toThrow(/only grows/);
  });
});

describe('files of releases', () => {
  const address = ({ record }: { record: ReleaseRecord }, file = 'remoteEntry.js') => `/r/${record.id}/${record.content_hash}/${file}`;

  it('of a release that nothing points to any more stay reachable, compressed or plain, for ever', async () => {
    const old = openRelease('moved', '1.0.0');
    const text = [...old.bytes.values()][0]?.toString();
    const br = await raw('GET', address(old), { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gunzipSync((await raw('GET', address(old), { 'accept-encoding': 'gzip' })).bytes).toString()).toBe(text);
    const plain = await get(address(old));
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text]);
    expect(plain.headers.etag).not.toBe(br.headers.etag);
    expect((await get(address(old), { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  });

  it('have their hashes in a file, of which the page has the hash for a release it may step back to', async () => {
    const remote = (await boot()).plugins.find(({ id }) => id === 'moved')?.remote;
    const entry = await get(`${remote?.base}remoteEntry.js`);
    expect(remote?.integrity['remoteEntry.js']).toBe(`sha256-${createHash('sha256').update(entry.body).digest('base64')}`);
    const list = await get(`${remote?.fallback?.base}integrity.json`);
    expect(`sha384-${createHash('sha384').update(list.body).digest('base64')}`).toBe(remote?.fallback?.file_list);
    expect([remote?.fallback?.integrity, list.json()]).toEqual([{}, openRelease('moved', '1.0.0').record.integrity]);
    expect((await get(`/r/moved/${'0'.repeat(64)}/integrity.json`)).statusCode).toBe(404);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const answer = await raw('HEAD', address(openRelease('moved', '1.0.0')));
    expect([answer.statusCode, Number(answer.headers['content-length']) > 0, answer.bytes.length]).toEqual([200, true, 0]);
  });

  it.each(['/r/moved/zz/remoteEntry.js', `/r/moved/${'0'.repeat(64)}/remoteEntry.js`, '/r/moved', '/r/'])(
    'that do not exist are a JSON 404, never a page: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('cannot be left by ..', async () => {
    const { record } = openRelease('moved', '1.0.0');
    expect((await get(`/r/moved/${record.content_hash}/..%2f..%2fdeploy-token`)).statusCode).toBe(404);
  });
});

describe('what a visitor gets', () => {
  it('is a plain page with 503 before any shell is released, then the shell with its boot data', async () => {
    expect((await get('/')).statusCode).toBe(503);
    await publish(buildShell('1.0.0'));
    await promote('shell', '1.0.0', 0);
    const page = await get('/moved');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    const data = JSON.parse(/id="boot"[^>]*>([^<]*)</.exec(page.body)?.[1] ?? '') as BootData;
    expect(data).toMatchObject({ session: null, shell: { version: '1.0.0' } });
    const { record } = openRelease('moved', '1.1.0');
    expect(page.body).toContain(`<link rel="preload" as="script" href="/r/moved/${record.content_hash}/1.js"`);
  });

  it('of a plugin that needs more than the shell has cannot be promoted', async () => {
    const built = buildRelease('greedy', '1.0.0', { requires_shared: { react: '^20.0.0' } });
    expect((await publish(built)).json().error).toMatch(/needs react \^20\.0\.0, the shell in use has 19\.3\.1/);
  });

  it('is nothing of a plugin that the administrator switched off, in that business alone', async () => {
    const admin = await test.signIn('adminA');
    const other = await test.signIn('adminB');
    const sees = async (client: typeof admin) =>
      ((await client.get('/api/plugins/')).json() as BootData).unavailable.some(({ id, cards }) => id === 'payments' && cards.length > 0);
    expect(await sees(admin)).toBe(true);
    expect((await admin.send('PUT', { url: '/api/plugins/enabled/payments/', body: { enabled: false } })).statusCode).toBe(200);
    expect([await sees(admin), await sees(other)]).toEqual([false, true]);
    const plain = await test.signIn('plainA');
    expect((await plain.send('PUT', { url: '/api/plugins/enabled/payments/', body: { enabled: true } })).statusCode).toBe(403);
    expect((await admin.send('PUT', { url: '/api/plugins/enabled/no_such_plugin/', body: { enabled: true } })).statusCode).toBe(404);
  });
});
