import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OutgoingText } from './provider';
import { twilioProvider } from './twilio-provider';

const credentials = { accountSid: 'AC1', apiKeySid: 'SK1', apiKeySecret: 'secret', authToken: 'token', voiceAppSid: 'AP1' };
const text: OutgoingText = {
  to: '+14155550142',
  from: '+15185550123',
  messagingServiceSid: '',
  body: 'Hello & welcome',
  mediaUrls: ['https://a.example/1', 'https://a.example/2'],
  statusCallback: 'https://a.example/status',
};
let server: http.Server;
let base: string;
let answer: { status: number; body: string };
let seen: { url: string; authorization: string; form: URLSearchParams };

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = {
        url: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        form: new URLSearchParams(Buffer.concat(chunks).toString()),
      };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const send = (status: number, body: object | string, changed: Partial<OutgoingText> = {}) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return twilioProvider(credentials, base).send({ ...text, ...changed }, 'key');
};

describe('texts by Twilio', () => {
  it('are posted with the API key, every picture and the address for reports', async () => {
    expect(await send(201, { sid: 'SM1', status: 'queued' })).toEqual({ kind: 'accepted', sid: 'SM1', delivered: false });
    expect(seen.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(seen.authorization).toBe(`Basic ${Buffer.from('SK1:secret').toString('base64')}`);
    expect([...seen.form]).toEqual([
      ['To', text.to],
      ['Body', text.body],
      ['StatusCallback', text.statusCallback],
      ['From', text.from],
      ['MediaUrl', 'https://a.example/1'],
      ['MediaUrl', 'https://a.example/2'],
    ]);
    await send(201, { sid: 'SM2' }, { messagingServiceSid: 'MG1' });
    expect([seen.form.get('MessagingServiceSid'), seen.form.get('From')]).toEqual(['MG1', null]);
  });

  it('are refused in words, tried later when Twilio is busy or away, and an opt-out is known', async () => {
    expect(await send(400, { code: 21610, message: 'Attempt to send to unsubscribed recipient' })).toEqual({
      kind: 'refused',
      error: 'The person has opted out.',
      optedOut: true,
    });
    expect(await send(401, { code: 20003, message: 'Authenticate' })).toEqual({
      kind: 'refused',
      error: 'Twilio refuses the credentials.',
    });
    expect(await send(400, { code: 99999, message: 'Something new' })).toEqual({ kind: 'refused', error: 'Something new' });
    expect(await send(429, { message: 'Too many' })).toEqual({ kind: 'later', error: 'Too many' });
    expect(await send(503, 'not json')).toEqual({ kind: 'later', error: 'Twilio answered 503.' });
    expect(await send(200, 'not json')).toEqual({ kind: 'refused', error: 'Twilio answered something unexpected.' });
    expect(await twilioProvider(credentials, 'http://127.0.0.1:9').send(text, 'key')).toEqual({
      kind: 'later',
      error: 'Twilio could not be reached.',
    });
  });
});
