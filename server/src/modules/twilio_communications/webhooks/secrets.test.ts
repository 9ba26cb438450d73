import type { Conversation, VoiceToken } from '@butterfly/contracts/twilio_communications';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { recordedLog } from '../../../platform/testing/recorded-log';
import type { TestClient } from '../../../platform/testing/test-client';
import { API_SECRET, AUTH_TOKEN, CREDENTIALS, hookPost } from '../testing/twilio-requests';

const base = '/api/twilio_communications';
const DIALLED = '4155550123';
const CALLER = '4155550177';

const recorded = recordedLog();
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ log: recorded.log });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

it('no log has a secret, a voice token or a number: settings, calls, refused and broken webhooks, texts', async () => {
  const put = (body: object) => admin.send('PUT', { url: `${base}/settings/`, body, headers: { 'if-match': '*' } });
  await put({ ...CREDENTIALS, account_sid: `wrong ${API_SECRET}` });
  await put(CREDENTIALS);
  const { token } = (await admin.get(`${base}/voice/token/`)).json<VoiceToken>();
  const me = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  const hook = { tenantId: test.tenantA, origin: test.origin, client: test.visitor() };
  const out = { From: `client:member_${me}`, To: `+1${DIALLED}`, CallSid: `CA${'a'.repeat(32)}` };
  const answers = [
    await hookPost(hook, { name: 'voice', form: out }),
    await hookPost(hook, { name: 'voice', form: { ...out, To: `+900${DIALLED}` } }),
    await hookPost(hook, { name: 'voice', form: out, signature: 'forged' }),
    await hookPost(hook, { name: 'voice', form: { From: `+1${CALLER}`, To: '+15185550123', CallSid: `CA${'b'.repeat(32)}` } }),
    await hookPost(hook, { name: 'sms', form: { From: `+1${CALLER}`, To: '+15185550123', Body: 'hello', MessageSid: 'SM1' } }),
    await hookPost(hook, {
      name: 'transcription',
      form: { CallSid: out.CallSid, TranscriptionEvent: 'transcription-content', TranscriptionData: `{"transcript":"${DIALLED}` },
    }),
    await admin.post(`${base}/lookup/`, { number: `+1${CALLER}` }),
    await admin.post(`${base}/log_call/`, {
      sid: null,
      from_number: `client:member_${me}`,
      to_number: `+1${DIALLED}`,
      status: 'failed',
      duration_seconds: 0,
    }),
    await admin.post(`${base}/log_call/`, {
      sid: null,
      from_number: '',
      to_number: `+1${DIALLED}`,
      status: 'exploded',
      duration_seconds: 0,
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 200, 200, 200, 200, 201, 400]);
  const { id } = (await admin.post(`${base}/conversations/`, { phone: `+1${DIALLED}` })).json<Conversation>();
  await admin.send('DELETE', { url: `${base}/settings/credentials/` });
  await admin.post(
    `${base}/messages/`,
    { conversation_id: id, body: `Call +1${DIALLED}`, quiet: 'send' },
    { headers: { 'idempotency-key': 'one' } },
  );
  await test.platform.api('twilio_communications').sendWaiting();

  const log = recorded.text();
  expect(log).toContain(`"route":"${base}/webhooks/voice/"`);
  for (const secret of [API_SECRET, AUTH_TOKEN, token, DIALLED, CALLER]) expect(log).not.toContain(secret);
});
