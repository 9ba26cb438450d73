import { generateKeyPairSync, createVerify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bearerToken, consoleConfig } from '@butterfly/contracts/live_console';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';
import { AccessTokens } from './credentials/access-tokens';

const api = '/api/live_console';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyFile = JSON.stringify({
  type: 'service_account',
  project_id: 'fern-studio',
  client_email: 'console@fern-studio.iam.example',
  private_key_id: 'k1',
  private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: 'http://169.254.169.254/steal',
});

let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const put = (body: object, tag = '*') => admin.send('PUT', { url: `${api}/connection/`, body, headers: { 'if-match': tag } });

describe('what the console needs before it connects', () => {
  it('T-604 T-606 T-661 T-753 answers the config with all keys, null where nothing is configured', async () => {
    const answer = await admin.get(`${api}/config/`);
    expect([answer.statusCode, consoleConfig.parse(answer.json())]).toEqual([
      200,
      {
        websocketUrl: null,
        projectId: null,
        systemInstructions: 'You are a helpful AI assistant.',
        defaultVoice: 'Puck',
        availableVoices: ['Puck', 'Charon', 'Kore', 'Fenrir', 'Aoede'],
        userSettings: { preferred_voice: 'Puck', enable_audio_output: true, enable_text_output: true },
        canConfigure: true,
      },
    ]);
  });

  it('T-608 T-662 answers manual_required while no credential is stored', async () => {
    const answer = await admin.post(`${api}/bearer-token/`, {});
    expect([answer.statusCode, bearerToken.parse(answer.json())]).toEqual([
      200,
      {
        bearer_token: null,
        project_id: null,
        status: 'manual_required',
        message: expect.stringMatching(/^Bearer token not configured/),
      },
    ]);
  });

  it('T-663 T-607 keeps the preferred voice of each member, and refuses one that does not exist', async () => {
    expect((await admin.post(`${api}/user_settings/`, { preferred_voice: 'Kore' })).json()).toEqual({
      preferred_voice: 'Kore',
      enable_audio_output: true,
      enable_text_output: true,
    });
    await admin.post(`${api}/user_settings/`, { enable_audio_output: false });
    expect((await admin.get(`${api}/config/`)).json<{ userSettings: object }>().userSettings).toEqual({
      preferred_voice: 'Kore',
      enable_audio_output: false,
      enable_text_output: true,
    });
    expect(
      (await (await test.signIn('both')).get(`${api}/config/`)).json<{ userSettings: { preferred_voice: string } }>().userSettings
        .preferred_voice,
    ).toBe('Puck');
    expect((await admin.post(`${api}/user_settings/`, { preferred_voice: 'alloy' })).statusCode).toBe(400);
  });

  it('T-414 T-655 needs the feature; being an administrator alone is not enough', async () => {
    expect((await (await test.signIn('plainA')).get(`${api}/config/`)).statusCode).toBe(403);
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'talker@a.example', features: ['access_live_console'] });
    const theirs = await (await test.signIn('talker@a.example')).get(`${api}/config/`);
    expect([theirs.statusCode, theirs.json<{ canConfigure: boolean }>().canConfigure]).toEqual([200, false]);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform
        .api('manage_members')
        .ensureRole(db, { name: 'Silent admin', plugins: [], features: [], isAdmin: true, rowScope: 'all' }),
    );
    const { addPerson } = await import('../../platform/testing/test-people');
    await addPerson(test.platform, { tenantId: test.tenantA, email: 'silent@a.example', roles: ['Silent admin'] });
    const silent = await test.signIn('silent@a.example');
    expect((await silent.get(`${api}/config/`)).statusCode).toBe(403);
    expect((await silent.get('/api/plugins/')).json<{ plugins: { id: string }[] }>().plugins.map(({ id }) => id)).not.toContain(
      'live_console',
    );
  });
});

describe('how a business reaches the live service', () => {
  it('stores the credential encrypted, shows it to nobody, and gives pages a ticket instead', async () => {
    const saved = await put({ project_id: 'fern-studio', system_instructions: 'You know flowers.', credential: keyFile });
    expect(saved.json()).toEqual({
      project_id: 'fern-studio',
      region: '',
      default_region: 'us-central1',
      system_instructions: 'You know flowers.',
      credential: 'service_account',
      credential_name: 'console@fern-studio.iam.example',
      version: 1,
    });
    const token = (await admin.post(`${api}/bearer-token/`, {})).json<{ bearer_token: string }>();
    expect(token).toEqual({ bearer_token: expect.stringMatching(/^bfl_/), project_id: 'fern-studio', status: 'ok', message: '' });
    const rows = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ credential_sealed: string }>('select credential_sealed from live_console_connection'),
    );
    expect(Buffer.from(rows[0]?.credential_sealed ?? '', 'base64').toString('latin1')).not.toContain('PRIVATE KEY');
    expect((await admin.get(`${api}/connection/`)).body).not.toContain('PRIVATE KEY');
    expect((await admin.get(`${api}/config/`)).json()).toMatchObject({ projectId: 'fern-studio', systemInstructions: 'You know flowers.' });
    expect((await (await test.signIn('adminB')).get(`${api}/connection/`)).json()).toMatchObject({ project_id: '', credential: 'none' });
  });

  it('asks for the version that was edited, and refuses what is no credential', async () => {
    const body = { project_id: 'fern-studio', system_instructions: '' };
    expect((await admin.send('PUT', { url: `${api}/connection/`, body })).statusCode).toBe(428);
    const stale = await put(body, '"live-connection-0"');
    expect([stale.statusCode, stale.json()]).toEqual([412, expect.objectContaining({ current: expect.objectContaining({ version: 1 }) })]);
    expect((await put({ ...body, credential: '{"type":"authorized_user"}' })).statusCode).toBe(422);
    expect((await put({ ...body, project_id: '../../other' })).statusCode).toBe(400);
    expect((await put(body, '"live-connection-1"')).json()).toMatchObject({
      version: 2,
      credential: 'service_account',
      system_instructions: 'You are a helpful AI assistant.',
    });
    expect((await put({ ...body, credential: null })).json()).toMatchObject({ credential: 'none' });
  });
});

describe('the token of a service account', () => {
  let google: Server;
  const asked: URLSearchParams[] = [];
  let now = 1_800_000_000_000;

  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        google = createServer((request, response) => {
          let body = '';
          request.on('data', (chunk: Buffer) => (body += chunk.toString()));
          request.on('end', () => {
            asked.push(new URLSearchParams(body));
            response.end(JSON.stringify({ access_token: `ya29.${asked.length}`, expires_in: 3_600 }));
          });
        }).listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => void google.close());

  it('is signed for with its key at the one address, never at the one the key file names, and kept until shortly before its end', async () => {
    const tokenUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/token`;
    const tokens = new AccessTokens({ tokenUrl, clock: () => new Date(now) });
    expect([await tokens.of(keyFile), await tokens.of(keyFile), asked.length]).toEqual(['ya29.1', 'ya29.1', 1]);
    const [head = '', claims = '', signature = ''] = (asked[0]?.get('assertion') ?? '').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'console@fern-studio.iam.example',
      aud: tokenUrl,
      exp: now / 1_000 + 3_600,
    });
    expect(createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(keys.publicKey, signature, 'base64url')).toBe(true);
    now += 3_500_000;
    expect(await tokens.of(keyFile)).toBe('ya29.2');
  });
});

describe('the sound processors', () => {
  it('T-272 lie at /pcm-processor.js for everybody, and are not sent twice', async () => {
    const first = await test.visitor().get('/pcm-processor.js');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect([...first.body.matchAll(/registerProcessor\('([\w-]+)'/g)].map(([, name]) => name)).toEqual(['pcm-capture', 'pcm-processor']);
    expect(
      (await test.visitor().get('/pcm-processor.js', { headers: { 'if-none-match': String(first.headers['etag']) } })).statusCode,
    ).toBe(304);
  });
});
