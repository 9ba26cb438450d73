import { signedText, type ReleaseRecord } from '@butterfly/contracts/plugins';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { buildManifest, buildRelease, buildShell } from '../testing/build-release';
import { RegistryDriver } from '../testing/registry-driver';

let test: TestApp;
let owner: RegistryDriver;
beforeAll(async () => {
  test = await createTestApp();
  owner = new RegistryDriver(test);
});
afterAll(() => test.stop());

const heavier = (record: ReleaseRecord, bytes: number): ReleaseRecord => ({
  ...record,
  files: record.files.map((file, at) => (at === 0 ? { ...file, bytes: file.bytes + bytes } : file)),
});

describe('what is published', () => {
  it('may be a twentieth larger than what was released last, or needs a reason', async () => {
    await owner.release('slim', ['1.0.0']);
    await owner.promote('slim', '1.0.0');
    const larger = heavier(buildRelease('slim', '1.1.0').record, 5_000);
    const refused = await owner.post('releases/', larger);
    expect([refused.statusCode, refused.json()['error']]).toEqual([
      422,
      expect.stringMatching(/the budget is .* \(1\.0\.0 has .*, and 5 %\)\. Give a reason/),
    ]);
    // With a reason it is asked for its bytes instead.
    expect((await owner.post('releases/?larger_because=a+new+editor', larger)).json()).toMatchObject({
      missing: [expect.any(String), expect.any(String)],
    });
  });

  it.each([
    [
      {
        contributes: {
          routes: [{ id: 'page', path: '/elsewhere', area: 'app' as const, page: 'page', title: 'see https://evil.example/x' }],
        },
      },
      true,
    ],
    [{ description: 'Talks to wss://evil.example' }, true],
    [{ description: 'Fast // and simple, 24/7' }, false],
    [{ owner: { team: 'x', contact: 'https://chat.example/x' } }, false],
  ])('names no other site: %j', async (changes, isRefused) => {
    const { record } = buildRelease('elsewhere', '1.0.0', { manifest: buildManifest('elsewhere', changes) });
    expect((await owner.post('releases/', record)).statusCode).toBe(isRefused ? 422 : 200);
  });

  it('calls no other site from its files', async () => {
    const { record, bytes } = buildRelease('caller', '1.0.0', {}, 'fetch("https://tracker.example/seen")');
    const answer = await owner.publish({ record, bytes });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ list: ['1.js calls another site: fetch("https://tracker.example'] }),
    ]);
    expect((await owner.get('releases/?plugin=caller')).json()).toEqual([]);
  });

  it('is signed by the team once the team has a key', async () => {
    const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const public_key = own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const key = await owner.post('keys/', { id: 'signed_one', name: 'CI', public_key, reason: 'test' });
    expect(key.statusCode).toBe(201);
    expect((await owner.post('keys/', { id: 'signed_one', name: 'CI', public_key: 'A'.repeat(60), reason: 'test' })).json()).toMatchObject({
      code: 'plugins.key_refused',
    });
    const { record, bytes } = buildRelease('signed_one', '1.0.0');
    const signedBy = (pair: typeof own, text = signedText(record)) => ({
      ...record,
      signature: sign(null, Buffer.from(text), pair.privateKey).toString('base64'),
    });
    expect((await owner.post('releases/', record)).json()['error']).toMatch(/is not signed; releases of signed_one are signed by CI/);
    expect((await owner.post('releases/', signedBy(other))).json()['error']).toMatch(/by none of the keys/);
    expect((await owner.post('releases/', { ...signedBy(own), warm: {} })).json()['error']).toMatch(/by none of the keys/);
    expect((await owner.publish({ record: signedBy(own), bytes })).statusCode).toBe(201);
    expect((await owner.get('releases/?plugin=signed_one')).json()).toMatchObject([{ version: '1.0.0', signed_by: 'CI', status: 'ready' }]);
    await owner.post(`keys/${key.json<{ key: number }>().key}/revoke/`, { reason: 'lost' });
    expect((await owner.post('releases/', buildRelease('signed_one', '1.0.1').record)).statusCode).toBe(200);
  });

  it('by a team’s token is for its plugins and its rights only, and over when the token is revoked', async () => {
    const { secret, token } = (
      await owner.post('tokens/', { name: 'inventory CI', plugins: ['own_one'], rights: ['publish'], reason: 'test' })
    ).json<{ secret: string; token: number }>();
    const team = new RegistryDriver(test, secret);
    expect((await team.publish(buildRelease('own_one', '1.0.0'))).statusCode).toBe(201);
    expect((await team.promote('own_one', '1.0.0')).json()).toMatchObject({ code: 'plugins.not_permitted' });
    expect((await team.publish(buildRelease('not_own', '1.0.0'))).json()).toMatchObject({ code: 'plugins.not_permitted' });
    for (const [url, body] of [
      ['tokens/', { name: 'x', plugins: ['shell'], rights: ['promote'], reason: 'x' }],
      ['keys/', { id: 'own_one', name: 'x', public_key: 'A'.repeat(60), reason: 'x' }],
    ] as const) {
      expect((await team.post(url, body)).json()).toMatchObject({ code: 'plugins.not_permitted' });
    }
    const rows = await test.platform.db.withoutTenant((db) =>
      db.rows<{ token_hash: string }>('select token_hash from plugins_deploy_token'),
    );
    expect(rows.some(({ token_hash: hash }) => hash.includes(secret.slice(4)))).toBe(false);
    await owner.post(`tokens/${token}/revoke/`, { reason: 'gone' });
    expect((await team.get('status/own_one/')).statusCode).toBe(401);
  });
});

describe('what is promoted', () => {
  it('at once for twenty plugins is promoted for all twenty', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `crowd_${at}`);
    for (const id of ids) await owner.release(id, ['1.0.0']);
    const answers = await Promise.all(
      ids.map((id) => owner.post(`channels/${id}/stable/`, { version: '1.0.0', expected_generation: 0, reason: 'test' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(20).fill(200));
  });

  it('as a shell must fit every live plugin, named one by one, unless it is forced with a reason', async () => {
    await owner.publish(buildShell('1.0.0'));
    await owner.promote('shell', '1.0.0');
    await owner.release('needs_react', ['1.0.0'], { requires_shared: { react: '^19.0.0' } });
    await owner.promote('needs_react', '1.0.0');
    await owner.publish(buildShell('2.0.0', { provides: { react: { version: '20.0.0', files: ['1.js'] } } }));
    expect((await owner.promote('shell', '2.0.0')).json()).toMatchObject({
      code: 'plugins.breaks_plugins',
      list: ['needs_react 1.0.0 needs react ^19.0.0, this shell has 20.0.0'],
    });
    expect((await owner.get('impact/?plugin=shell&version=2.0.0')).json<{ refused_because: string[] }>().refused_because).toHaveLength(1);
    expect((await owner.promote('shell', '2.0.0', { force: true })).statusCode).toBe(200);
    expect((await owner.get('status/shell/')).body).toContain('test (forced)');
    expect((await owner.post('channels/shell/stable/rollback/', { reason: 'back' })).statusCode).toBe(200);
  });

  it('and withdrawn gives the one before at once, and is never given again', async () => {
    await owner.release('yanked', ['1.0.0', '1.1.0']);
    await owner.promote('yanked', '1.0.0');
    await owner.promote('yanked', '1.1.0');
    const [newest] = (await owner.get('releases/?plugin=yanked')).json<{ release: number; version: string }[]>();
    expect((await owner.post(`releases/${newest?.release}/yank/`, { reason: 'a leak' })).json()).toMatchObject({
      version: '1.1.0',
      status: 'yanked',
      status_reason: 'a leak',
      channels: ['stable'],
    });
    const boot = (await (await test.signIn('adminA')).get('/api/plugins/')).json<{ plugins: { id: string; version: string }[] }>();
    expect(boot.plugins.find(({ id }) => id === 'yanked')?.version).toBe('1.0.0');
    expect((await owner.promote('yanked', '1.1.0')).json()).toMatchObject({ code: 'plugins.withdrawn' });
    expect((await owner.post(`releases/${newest?.release}/lift/`, { reason: 'no' })).json()).toMatchObject({ status: 'yanked' });
  });
});
