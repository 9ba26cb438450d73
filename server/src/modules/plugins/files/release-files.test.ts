import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { buildRelease } from '../testing/build-release';
import { RegistryDriver } from '../testing/registry-driver';

let test: TestApp;
let team: RegistryDriver;
beforeAll(async () => {
  test = await createTestApp();
  team = new RegistryDriver(test);
});
afterAll(() => test.stop());

const file = (base: string, path: string) => test.visitor().get(`${base}${path}`);

describe('a file of a release', () => {
  it('opened by its address runs nothing and reads nothing of the site, whatever its type', async () => {
    const names = ['1.js', 'evil.svg', 'page.html', 'page.xhtml', 'feed.xml', 'font.woff2', 'integrity.json'];
    const { record } = await publish('documents', '1.0.0', names.slice(0, -1));
    for (const name of names) {
      const { statusCode, headers } = await file(`/r/documents/${record.content_hash}/`, name);
      expect([
        name,
        statusCode,
        headers['content-security-policy'],
        headers['x-content-type-options'],
        headers['cross-origin-resource-policy'],
      ]).toEqual([name, 200, expect.stringMatching(/^default-src 'none'; .*; sandbox$/), 'nosniff', 'cross-origin']);
      // A picture stays a picture for `<img>`, which asks for no disposition.
      const isDocument = /\.(svg|html|xhtml|xml)$/.test(name);
      expect([name, headers['content-disposition']]).toEqual([name, isDocument ? 'attachment' : undefined]);
      expect(String(headers['content-type'])).not.toMatch(/html|application\/xml/);
    }
  });

  it('is gone once the release was yanked, also where it was just served; a quarantine ends no open page', async () => {
    const { record } = await publish('leaky', '1.0.0', ['1.js']);
    const base = `/r/leaky/${record.content_hash}/`;
    const [row] = (await team.get('releases/?plugin=leaky')).json<{ release: number }[]>();
    expect((await file(base, '1.js')).statusCode).toBe(200);
    await test.platform.db.withoutTenant((db) =>
      db.rows(`insert into plugins_withdrawn (release_id, status, reason, at, by) values ($1, 'quarantined', 'slow', now(), 'test')`, [
        row?.release,
      ]),
    );
    await team.post(`releases/${row?.release}/lift/`, { reason: 'looked at' });
    expect((await file(base, '1.js')).statusCode).toBe(200);
    expect((await team.post(`releases/${row?.release}/yank/`, { reason: 'a key in it' })).statusCode).toBe(200);
    for (const name of ['1.js', 'integrity.json']) {
      const answer = await file(base, name);
      expect([name, answer.statusCode, answer.json()['code'], answer.headers['cache-control']]).toEqual([
        name,
        410,
        'plugins.files_gone',
        'no-store',
      ]);
    }
  });
});

describe('a file of a release whose bytes are damaged on the server', () => {
  it('is never sent as what was published, and mended by publishing the release again', async () => {
    const built = await publish('damaged', '1.0.0', ['1.js']);
    const entry = built.record.files[0]?.sha256 ?? '';
    const folder = path.join(test.platform.env.DATA_DIR, 'releases', 'blobs');
    for (const name of await fs.readdir(folder)) if (name.startsWith(entry)) await fs.writeFile(path.join(folder, name), 'damaged');
    const address = `/r/damaged/${built.record.content_hash}/`;
    const bad = await file(address, 'remoteEntry.js');
    expect([bad.statusCode, bad.json()['code'], bad.headers['cache-control']]).toEqual([503, 'plugins.file_damaged', 'no-store']);
    expect((await team.post('releases/', built.record)).json()).toMatchObject({ missing: [entry], release: null });
    expect((await team.publish(built)).statusCode).toBe(200);
    expect((await file(address, 'remoteEntry.js')).statusCode).toBe(200);
  });
});

/** A release that has these files beside its entry. */
async function publish(id: string, version: string, names: readonly string[]) {
  const built = buildRelease(id, version, {}, `<svg xmlns="http://www.w3.org/2000/svg"><script>alert('${id}')</script></svg>`, names);
  const answer = await team.publish(built);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return built;
}
