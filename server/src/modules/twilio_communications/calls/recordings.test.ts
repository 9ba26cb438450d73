import type { Call } from '@butterfly/contracts/twilio_communications';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';
import { API_SECRET, CREDENTIALS, hookPost } from '../testing/twilio-requests';

const base = '/api/twilio_communications';
const SOUND = Buffer.from('the sound of a long call');
const RECORDING = `RE${'a'.repeat(32)}`;

let twilio: Server;
let asked: { method: string; url: string; authorization: string; range: string }[];
let gone: boolean;
let test: TestApp;
let admin: TestClient;
let call: Call;

beforeAll(async () => {
  twilio = createServer((request, response) => {
    asked.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      range: request.headers.range ?? '',
    });
    if (gone) return response.writeHead(404).end();
    if (request.method === 'DELETE') return response.writeHead(204).end();
    const [from, to] = rangeOf(request);
    return response
      .writeHead(request.headers.range ? 206 : 200, {
        'content-length': to - from + 1,
        'accept-ranges': 'bytes',
        ...(request.headers.range && { 'content-range': `bytes ${from}-${to}/${SOUND.length}` }),
      })
      .end(SOUND.subarray(from, to + 1));
  });
  await new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', resolve));
  test = await createTestApp({ env: { TWILIO_API_URL: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}` } });
  admin = await test.signIn('adminA');
  await admin.send('PUT', { url: `${base}/settings/`, body: { ...CREDENTIALS, record_calls: true }, headers: { 'if-match': '*' } });
});
afterAll(async () => {
  await test.stop();
  twilio.close();
});
beforeEach(async () => {
  [asked, gone] = [[], false];
  const hook = { tenantId: test.tenantA, origin: test.origin, client: test.visitor() };
  await hookPost(hook, { name: 'voice', form: { From: '+14155550177', To: '+15185550123', CallSid: 'CA1' } });
  await hookPost(hook, { name: 'recording', form: { CallSid: 'CA1', RecordingSid: RECORDING, RecordingDuration: '61' } });
  call = (await admin.get(`${base}/calls/?show=recorded`)).json<{ results: [Call] }>().results[0];
});

const rangeOf = ({ headers: { range } }: IncomingMessage): [number, number] => {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? 'bytes=0-') ?? [];
  return [Number(from), to === '' ? SOUND.length - 1 : Number(to)];
};

describe('the recording of a call', () => {
  it('is heard through the server by whoever may call, whole or in ranges; Twilio sees the credentials, the page does not', async () => {
    expect(call).toMatchObject({ recorded: true, recording_seconds: 61, recording_url: `${base}/calls/${call.id}/recording/` });
    const whole = await admin.get(call.recording_url ?? '');
    expect([
      whole.statusCode,
      whole.body,
      whole.headers['content-type'],
      whole.headers['cache-control'],
      whole.headers['accept-ranges'],
    ]).toEqual([200, SOUND.toString(), 'audio/mpeg', 'private, no-store', 'bytes']);
    const part = await admin.get(call.recording_url ?? '', { headers: { range: 'bytes=4-8' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'sound', `bytes 4-8/${SOUND.length}`]);
    await admin.get(call.recording_url ?? '', { headers: { range: 'lines=1-2' } });
    expect(asked.map(({ method, range }) => [method, range])).toEqual([
      ['GET', ''],
      ['GET', 'bytes=4-8'],
      ['GET', ''],
    ]);
    expect(asked[0]).toMatchObject({
      url: `/2010-04-01/Accounts/${CREDENTIALS.account_sid}/Recordings/${RECORDING}.mp3`,
      authorization: `Basic ${Buffer.from(`${CREDENTIALS.api_key_sid}:${API_SECRET}`).toString('base64')}`,
    });
  });

  it('is nothing for a stranger, a member without the permission, and another business', async () => {
    const statuses = await Promise.all(
      [test.visitor(), await test.signIn('plainA'), await test.signIn('adminB')].map(
        async (client) => (await client.get(call.recording_url ?? '')).statusCode,
      ),
    );
    expect([statuses, asked]).toEqual([[401, 403, 404], []]);
  });

  it('says when Twilio does not have it any more, or cannot be reached', async () => {
    gone = true;
    expect((await admin.get(call.recording_url ?? '')).json()['code']).toBe('twilio_communications.recording_gone');
    const { port } = twilio.address() as AddressInfo;
    await new Promise((resolve) => {
      twilio.close(resolve);
      twilio.closeAllConnections();
    });
    expect((await admin.get(call.recording_url ?? '')).json()['code']).toBe('twilio_communications.recording_unavailable');
    await new Promise<void>((resolve) => twilio.listen(port, '127.0.0.1', resolve));
  });

  it('is deleted by administrators, at Twilio first; gone there counts as deleted', async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'caller@a.example', plugins: ['twilio_communications'] });
    const remove = (client: TestClient) => client.send('DELETE', { url: `${base}/calls/${call.id}/recording/` });
    expect((await remove(await test.signIn('caller@a.example'))).json()['code']).toBe('admin_required');
    gone = true;
    expect((await remove(admin)).json()).toMatchObject({ id: call.id, recorded: false, recording_seconds: 0, recording_url: null });
    expect(asked.map(({ method, url }) => [method, url.endsWith(`${RECORDING}.json`)])).toEqual([['DELETE', true]]);
    expect([(await remove(admin)).statusCode, (await admin.get(`${base}/calls/?show=recorded`)).json<{ count: number }>().count]).toEqual([
      404, 0,
    ]);
  });
});
