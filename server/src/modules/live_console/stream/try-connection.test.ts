import { fakeGeminiLive, type FakeGeminiLive } from '@butterfly/testing/live/fake-gemini-live';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { serviceAddress } from './upstream-frames';

const address = '/api/live_console/connection/';
let live: FakeGeminiLive;
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  live = await fakeGeminiLive();
  test = await createTestApp({ env: { GEMINI_LIVE_URL: live.url } });
  admin = await test.signIn('adminA');
});
afterAll(async () => {
  await test.stop();
  await live.close();
});

const save = (body: object) =>
  admin.send('PUT', { url: address, body: { project_id: 'fern-studio', system_instructions: '', ...body }, headers: { 'if-match': '*' } });
const tried = async () => (await admin.post(`${address}test/`, {})).json<object>();

describe('trying out how a business reaches the live service', () => {
  it('needs a project and a credential, and an administrator', async () => {
    expect((await admin.post(`${address}test/`, {})).json()).toMatchObject({ code: 'live_console.connection_incomplete' });
    expect((await (await test.signIn('plainA')).post(`${address}test/`, {})).statusCode).toBe(403);
    expect(live.visits).toHaveLength(0);
  });

  it('signs in with what is stored, in the region that is stored, and leaves', async () => {
    expect((await save({ region: 'europe-west4', credential: 'ya29.stored' })).json()).toMatchObject({
      region: 'europe-west4',
      version: 1,
    });
    expect(await tried()).toEqual({ ok: true, message: '' });
    const visit = await live.visit(1);
    await visit.closed;
    expect([visit.authorization, visit.frames.length]).toEqual(['Bearer ya29.stored', 1]);
    expect(visit.frames[0]).toMatchObject({ setup: { model: expect.stringMatching(/^projects\/fern-studio\/locations\/europe-west4\//) } });
  });

  it('says in words what the service does not like', async () => {
    live.refuse(403);
    expect(await tried()).toEqual({ ok: false, message: expect.stringMatching(/^The live service has refused the bearer token/) });
    live.refuse(null);
  });

  it('keeps the region when it is left out, and takes none that would be another host', async () => {
    expect((await save({})).json()).toMatchObject({ region: 'europe-west4' });
    for (const region of ['evil.example/', 'us-central1.evil.example', 'us-central1/../x', 'a@b-c1'])
      expect((await save({ region })).statusCode).toBe(400);
    expect((await save({ region: '' })).json()).toMatchObject({ region: '', default_region: 'us-central1' });
    expect(serviceAddress({ GEMINI_LIVE_URL: undefined, GEMINI_LIVE_MODEL: 'm' }, 'europe-west4')).toBe(
      'wss://europe-west4-aiplatform.googleapis.com/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent',
    );
  });
});
