import { paths } from '@butterfly/contracts/twilio_communications/paths';
import { setRequestHost } from '@butterfly/plugin-sdk';
import { fakeServer, type FakeAnswer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { phoneServer } from './phone.client';

let server: FakeServer;
const visits: string[] = [];
beforeEach(() => {
  visits.length = 0;
  setRequestHost({ navigate: (path) => void visits.push(path), isStaffPage: () => true, sessionMissing: () => void visits.push('login') });
});
afterEach(() => server.close());

const answering = (answer: FakeAnswer) => {
  server = fakeServer({ [paths.getVoiceToken]: () => answer });
};

describe('what the softphone asks of the server', () => {
  it('T-612 T-683 the token answer has a token', async () => {
    answering({ body: { token: 'jwt', identity: 'member_1', expires_at: '2027-06-12T10:00:00.000Z' } });
    expect(await phoneServer.token()).toEqual({ kind: 'token', token: 'jwt' });
  });

  it.each([
    ['T-725', 401, 'Not authenticated'],
    ['T-726', 403, 'Access denied'],
    ['T-726', 403, 'Your role does not include calls and text messages.'],
    ['T-727', 503, 'Twilio credentials are not configured'],
    ['T-727', 500, 'Twilio configuration error'],
  ])('%s T-612 a token answer with %d and the error "%s" is skipped silently and leads nowhere', async (_id, status, error) => {
    answering({ status, body: { error, code: 'x' } });
    expect(await phoneServer.token()).toEqual({ kind: 'silent' });
    expect(visits).toEqual([]);
  });

  it('tells other failures apart', async () => {
    answering({ status: 500, body: { error: 'Something went wrong on our side.', code: 'internal' } });
    expect(await phoneServer.token()).toEqual({ kind: 'failed' });
  });

  it('T-613 T-684 reads is_configured', async () => {
    server = fakeServer({
      [paths.getSettings]: () => ({ body: { is_configured: true, country: 'US', record_calls: false, transcribe_calls: true } }),
    });
    expect(await phoneServer.settings()).toEqual({ isConfigured: true, country: 'US', records: true });
  });

  it('T-685 logs a call in a request that outlives the page', async () => {
    server = fakeServer({ [paths.logCall]: () => ({ status: 201, body: {} }) });
    const real = globalThis.fetch;
    const options: RequestInit[] = [];
    globalThis.fetch = (input, init) => {
      options.push(init ?? {});
      return real(input, init);
    };
    const entry = {
      sid: null,
      client_id: '00000000-0000-4000-8000-000000000001',
      from_number: '',
      to_number: '+14155550123',
      status: 'failed',
      duration_seconds: 0,
      direction: 'out',
    } as const;
    await phoneServer.log(entry);
    globalThis.fetch = real;
    expect([options[0]?.keepalive, server.calls[0]?.body]).toEqual([true, entry]);
  });
});
