import type { Call, Settings, VoiceToken } from '@butterfly/contracts/twilio_communications';
import { createHmac } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { addPersonWith } from '../../../platform/testing/test-people';
import type { TestClient } from '../../../platform/testing/test-client';
import { API_SECRET, AUTH_TOKEN, CREDENTIALS, hookPost, type Hooked } from '../testing/twilio-requests';

const base = '/api/twilio_communications';
let test: TestApp;
let admin: TestClient;
let hook: Hooked;
let me: number;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: '1' } });
  admin = await test.signIn('adminA');
  me = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  hook = { tenantId: test.tenantA, origin: test.origin, client: test.visitor() };
});
afterAll(() => test.stop());

const sid = (mark: string) => `CA${mark.repeat(32).slice(0, 32)}`;
const save = (change: object, tag = '*') => admin.send('PUT', { url: `${base}/settings/`, body: change, headers: { 'if-match': tag } });
const outgoing = (fields: object, mark = 'a') =>
  hookPost(hook, { name: 'voice', form: { From: `client:member_${me}`, To: '+14155550123', CallSid: sid(mark), ...fields } });

describe('before credentials are entered', () => {
  it('T-612 T-683 the voice token answers an error: 503 with the words the softphone skips silently (A-41)', async () => {
    const answer = await admin.get(`${base}/voice/token/`);
    expect([answer.statusCode, answer.json()['error']]).toEqual([503, 'Twilio credentials are not configured']);
  });

  it('T-613 T-684 the settings say is_configured false, and that texts are a test', async () => {
    expect((await admin.get(`${base}/settings/`)).json<Settings>()).toMatchObject({
      is_configured: false,
      test_mode: true,
      allowed_countries: ['US'],
      country: 'US',
      numbers: [],
    });
  });

  it('a webhook is refused, since nobody can have signed it', async () => {
    expect((await outgoing({})).json()['code']).toBe('twilio_communications.bad_signature');
  });
});

describe('who may not call', () => {
  it('T-659 gets a 403 from token and settings whose words do not redirect (A-41)', async () => {
    const plain = await test.signIn('plainA');
    for (const path of ['voice/token', 'settings', 'user_settings']) {
      const answer = await plain.get(`${base}/${path}/`);
      expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'not_permitted']);
      expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
    }
    expect(
      (await plain.post(`${base}/log_call/`, { sid: null, from_number: '', to_number: '', status: 'failed', duration_seconds: 0 }))
        .statusCode,
    ).toBe(403);
  });

  it('T-657 T-658 gets the token with the plugin or its feature', async () => {
    await save(CREDENTIALS);
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'plugin@a.example', plugins: ['twilio_communications'] });
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'feature@a.example', features: ['access_twilio_communications'] });
    for (const email of ['plugin@a.example', 'feature@a.example'])
      expect((await (await test.signIn(email)).get(`${base}/voice/token/`)).statusCode).toBe(200);
  });
});

describe('credentials', () => {
  it('are kept sealed and never answered back; a save without secrets leaves them', async () => {
    const saved = await save(CREDENTIALS);
    expect(saved.json<Settings>()).toMatchObject({
      is_configured: true,
      test_mode: false,
      has_api_key_secret: true,
      has_auth_token: true,
      numbers: ['+15185550123'],
    });
    const again = await save({ numbers: ['+15185550123', '+15185550124'] });
    expect(again.json<Settings>().is_configured).toBe(true);
    for (const answer of [saved, again, await admin.get(`${base}/settings/`)]) {
      expect(answer.body).not.toContain(AUTH_TOKEN);
      expect(answer.body).not.toContain(API_SECRET);
    }
    const stored = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ all: string }>('select row_to_json(s)::text as all from twilio_communications_settings s'),
    );
    expect(stored[0]?.all).toContain(CREDENTIALS.account_sid);
    expect(stored[0]?.all).not.toContain(AUTH_TOKEN);
    expect(stored[0]?.all).not.toContain(API_SECRET);
  });

  it('are changed by administrators only, who see whether they may, and refused when they cannot be right', async () => {
    const plain = await test.signIn('plugin@a.example');
    expect(
      (await plain.send('PUT', { url: `${base}/settings/`, body: { record_calls: true }, headers: { 'if-match': '*' } })).json()['code'],
    ).toBe('admin_required');
    expect([
      (await plain.get(`${base}/settings/`)).json<Settings>().can_edit,
      (await admin.get(`${base}/settings/`)).json<Settings>().can_edit,
    ]).toEqual([false, true]);
    for (const wrong of [{ account_sid: 'nonsense' }, { numbers: ['555'] }, { allowed_countries: [] }, {}])
      expect((await save(wrong)).statusCode).toBe(400);
  });
});

describe('two administrators', () => {
  it('do not overwrite each other: the second save is refused with what is stored, and works with its version', async () => {
    expect((await admin.send('PUT', { url: `${base}/settings/`, body: { record_calls: false } })).statusCode).toBe(428);
    const read = await admin.get(`${base}/settings/`);
    const tag = String(read.headers['etag']);
    const first = await save({ consent_announcement: 'First' }, tag);
    const second = await save({ consent_announcement: 'Second' }, tag);
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([
      200,
      412,
      expect.objectContaining({
        code: 'version_conflict',
        current: expect.objectContaining({ consent_announcement: 'First', can_edit: true }),
      }),
    ]);
    expect(second.body).not.toContain(AUTH_TOKEN);
    expect((await save({ consent_announcement: '' }, String(second.headers['etag']))).statusCode).toBe(200);
  });
});

describe('the voice token', () => {
  it('T-683 is a JWT of this member with a voice grant, signed with the secret of the key, good for an hour', async () => {
    const { token, identity } = (await admin.get(`${base}/voice/token/`)).json<VoiceToken>();
    const [header = '', claims = '', signature] = token.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    expect(read(header)).toEqual({ cty: 'twilio-fpa;v=1', typ: 'JWT', alg: 'HS256' });
    expect(read(claims)).toMatchObject({
      iss: CREDENTIALS.api_key_sid,
      sub: CREDENTIALS.account_sid,
      grants: { identity, voice: { incoming: { allow: true }, outgoing: { application_sid: CREDENTIALS.voice_app_sid } } },
    });
    expect(Number(read(claims)['exp']) - Number(read(claims)['iat'])).toBe(3_600);
    expect(createHmac('sha256', API_SECRET).update(`${header}.${claims}`).digest('base64url')).toBe(signature);
    expect(identity).toMatch(/^[A-Za-z0-9_]{1,121}$/);
  });
});

describe('an outgoing call', () => {
  it('is dialled with the number of the business, whatever the page asks for, and recorded only where the business allows it', async () => {
    const requested = { Record: 'true', Transcribe: 'true', RecordingChannels: 'dual', Trim: 'trim-silence', CallerId: '+19999999999' };
    const silent = (await outgoing(requested, 'b')).body;
    expect(silent).toContain('callerId="+15185550123"');
    expect(silent).toContain('>+14155550123</Number>');
    expect(silent).not.toMatch(/record=|Transcription|9999999999/);
    await save({ record_calls: true, transcribe_calls: true, consent_announcement: 'We record <calls> & keep them' });
    const recorded = await outgoing(requested, 'c');
    expect(recorded.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(recorded.body).toMatch(/record="record-from-answer-dual" trim="trim-silence"/);
    expect(recorded.body).toMatch(/<Transcription [^>]*track="both_tracks"/);
    expect((await outgoing({}, 'd')).body).not.toMatch(/record=|Transcription/);
    const answer = await hookPost(hook, { name: 'voice', form: { CallSid: sid('c') }, suffix: '&announce=1' });
    expect(answer.body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Response><Say>We record &#60;calls&#62; &#38; keep them</Say></Response>',
    );
  });

  it.each([
    ['a premium-rate number', '+19005550123', /premium-rate/],
    ['a country that is not allowed', '+31612345678', /does not call or text NL/],
    ['something that is no number', 'sip:me@example.com', /not a phone number/],
    ['TwiML in the number', '+1"><Play>', /not a phone number/],
    ['nothing', '', /not a phone number/],
  ])('to %s is refused in words', async (_what, To, words) => {
    const { body } = await outgoing({ To }, 'e');
    expect(body).toMatch(words);
    expect(body).toContain('<Hangup/>');
    expect(body).not.toContain('<Dial');
  });

  it('is refused to a stranger, to somebody without the permission, and beyond ten a minute', async () => {
    const plain = (await (await test.signIn('plainA')).get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
    for (const From of [`client:member_${plain}`, 'client:member_2000000000', 'client:somebody'])
      expect((await outgoing({ From }, 'f')).body).not.toContain('<Dial');
    const many = await Promise.all(Array.from({ length: 12 }, () => outgoing({}, '9')));
    expect(many.some(({ body }) => body.includes('Too many calls'))).toBe(true);
  });
});

describe('an incoming call', () => {
  const incoming = (mark: string) =>
    hookPost(hook, { name: 'voice', form: { From: '+14155550177', To: '+15185550123', CallSid: sid(mark) } });

  it('rings at everybody who may call and wants calls, with its id, after the announcement', async () => {
    const { body } = await incoming('1');
    expect(body).toContain(`<Identity>member_${me}</Identity><Parameter name="callSid" value="${sid('1')}"/>`);
    expect(body.indexOf('We record')).toBeLessThan(body.indexOf('<Dial'));
    await admin.send('PUT', { url: `${base}/user_settings/`, body: { receive_calls: false, ringtone: true } });
    expect((await incoming('2')).body).not.toContain(`<Identity>member_${me}</Identity>`);
    expect((await admin.get(`${base}/user_settings/`)).json()).toEqual({ receive_calls: false, ringtone: true });
  });

  it('that nobody answers is in the log as missed, once, and the caller is told', async () => {
    await incoming('3');
    const form = { From: '+14155550177', To: '+15185550123', CallSid: sid('3'), DialCallStatus: 'no-answer' };
    const answers = [await hookPost(hook, { name: 'dial', form }), await hookPost(hook, { name: 'dial', form })];
    expect(answers.map(({ body }) => body.includes('Nobody can take your call'))).toEqual([true, true]);
    const missed = (await admin.get(`${base}/calls/?show=missed`)).json<{ results: Call[] }>().results;
    // For the administrator calls do not ring any more.
    const told = async (client: TestClient) =>
      [...(await client.get('/api/notifications/')).body.matchAll(/Missed call from \+14155550177/g)].length;
    expect([await told(await test.signIn('plugin@a.example')), await told(admin)]).toEqual([1, 0]);
    expect(missed.filter((call) => call.sid === sid('3'))).toEqual([
      expect.objectContaining({ missed: true, direction: 'in', from_number: '+14155550177' }),
    ]);
  });
});

describe('voicemail', () => {
  const From = '+14155550166';
  const form = (mark: string, more: Record<string, string> = {}) => ({ From, To: '+15185550123', CallSid: sid(mark), ...more });
  const unanswered = async (mark: string) => {
    await hookPost(hook, { name: 'voice', form: form(mark) });
    return (await hookPost(hook, { name: 'dial', form: form(mark, { DialCallStatus: 'no-answer' }) })).body;
  };
  const recording = (mark: string) =>
    hookPost(hook, { name: 'recording', form: { CallSid: sid(mark), RecordingSid: `RE${mark}`, RecordingDuration: '23' } });
  const set = (body: object) => admin.send('PUT', { url: `${base}/settings/`, body, headers: { 'if-match': '*' } });

  it('greets who is not answered and takes a message; it is in the log and told once, and afterwards the call ends', async () => {
    await set({ record_calls: true, voicemail: true, voicemail_greeting: 'This is <Fern>. Speak after the tone.' });
    const body = await unanswered('44');
    expect(body).toMatch(
      /<Say>This is &#60;Fern&#62;\. Speak after the tone\.<\/Say><Record action="[^"]*&#38;left=1" maxLength="180"[^>]* recordingStatusCallback="[^"]*recording/,
    );
    expect((await hookPost(hook, { name: 'dial', form: form('44'), suffix: '&left=1' })).body).toMatch(/Goodbye.*<Hangup\/>/);
    await recording('44');
    await recording('44');
    const call = (await admin.get(`${base}/calls/?show=recorded`)).json<{ results: Call[] }>().results.find((one) => one.sid === sid('44'));
    expect(call).toMatchObject({ missed: true, voicemail: true, recorded: true, recording_seconds: 23 });
    const told = (await (await test.signIn('plugin@a.example')).get('/api/notifications/')).body;
    expect([...told.matchAll(/Voicemail from \+14155550166/g)]).toHaveLength(1);
  });

  it('is taken only where it is wanted and calls are recorded', async () => {
    await set({ record_calls: false, voicemail: true });
    expect(await unanswered('45')).not.toContain('<Record');
    await recording('45');
    await set({ record_calls: true, voicemail: false });
    expect(await unanswered('46')).not.toContain('<Record');
    const { results } = (await admin.get(`${base}/calls/?show=recorded`)).json<{ results: Call[] }>();
    expect(results.some((call) => call.sid === sid('45'))).toBe(false);
  });
});

describe('webhooks', () => {
  it('are refused with a tampered body, another signature, or the token of another business', async () => {
    const form = { CallSid: sid('a'), RecordingSid: 'RE1', RecordingDuration: '5' };
    expect((await hookPost(hook, { name: 'recording', form, signature: 'AAAA' })).json()['code']).toBe(
      'twilio_communications.bad_signature',
    );
    expect((await hookPost({ ...hook, tenantId: test.tenantB }, { name: 'recording', form })).statusCode).toBe(403);
    expect((await hookPost({ ...hook, tenantId: 2_000_000_000 }, { name: 'recording', form })).statusCode).toBe(403);
    expect((await hookPost(hook, { name: 'recording', form })).statusCode).toBe(200);
  });

  it('keep recording and transcript of a call only where that was allowed when it began', async () => {
    for (const mark of ['b', 'c']) {
      await hookPost(hook, { name: 'recording', form: { CallSid: sid(mark), RecordingSid: 'RE1', RecordingDuration: '61' } });
      await hookPost(hook, {
        name: 'transcription',
        form: {
          CallSid: sid(mark),
          TranscriptionEvent: 'transcription-content',
          Track: 'outbound_track',
          TranscriptionData: '{"transcript":"White peonies, please"}',
        },
      });
      await hookPost(hook, {
        name: 'status',
        form: { CallSid: 'CAchild', ParentCallSid: sid(mark), CallStatus: 'completed', CallDuration: '63' },
      });
    }
    const { results } = (await admin.get(`${base}/calls/`)).json<{ results: Call[] }>();
    expect(results.find((call) => call.sid === sid('b'))).toMatchObject({
      recorded: false,
      transcript: '',
      duration_seconds: 63,
      status: 'connected',
    });
    expect(results.find((call) => call.sid === sid('c'))).toMatchObject({
      recorded: true,
      recording_seconds: 61,
      transcript: 'Called: White peonies, please',
    });
  });
});

describe('the log of calls', () => {
  const log = (entry: object, client = admin) =>
    client.post(`${base}/log_call/`, {
      from_number: 'client:member_1',
      to_number: '+14155550188',
      status: 'connected',
      duration_seconds: 42,
      ...entry,
    });

  it('T-614 T-685 takes sid, from_number, to_number, status, duration_seconds; the same call twice is one entry', async () => {
    const contact = (
      await admin.post('/api/tenant_crm/contacts/', { first_name: 'Ann', last_name: 'Marlow', phone_e164: '+14155550188' })
    ).json<{ id: number }>().id;
    const first = await log({ sid: sid('7') });
    expect([first.statusCode, first.json<Call>()]).toEqual([
      201,
      expect.objectContaining({
        sid: sid('7'),
        from_number: 'client:member_1',
        to_number: '+14155550188',
        status: 'connected',
        duration_seconds: 42,
        contact_id: contact,
        contact_name: 'Ann Marlow',
      }),
    ]);
    expect((await log({ sid: sid('7'), status: 'canceled', duration_seconds: 0 })).json<Call>()).toMatchObject({
      id: first.json<Call>().id,
      status: 'connected',
      duration_seconds: 42,
    });
  });

  it('takes a call without sid, once by the id of the page, also when the sid is known later', async () => {
    const client_id = '6f2b8f2e-3a0a-4c0f-9a53-0a2f2f0f7f11';
    const first = (await log({ sid: null, client_id, status: 'failed', duration_seconds: 0 })).json<Call>();
    expect((await log({ sid: null, client_id, status: 'failed', duration_seconds: 0 })).json<Call>().id).toBe(first.id);
    expect((await log({ sid: sid('8'), client_id })).json<Call>().id).toBe(first.id);
    expect((await log({ sid: null, status: 'rejected', duration_seconds: 0 })).statusCode).toBe(201);
    for (const status of ['', 'incoming', 'dialing', 'ringing', 'connected', 'rejected', 'canceled', 'failed'])
      expect([status, (await log({ sid: null, status })).statusCode]).toEqual([status, 201]);
    expect((await log({ sid: null, status: 'exploded' })).statusCode).toBe(400);
  });

  it('holds a note and an outcome, is paged, and is shown to nobody else', async () => {
    const [call] = (await admin.get(`${base}/calls/`)).json<{ results: Call[] }>().results;
    expect(
      (
        await admin.send('PATCH', { url: `${base}/calls/${call?.id ?? 0}/`, body: { note: 'Asks for peonies', outcome: 'reached' } })
      ).json<Call>(),
    ).toMatchObject({ note: 'Asks for peonies', outcome: 'reached' });
    expect((await admin.get(`${base}/calls/?page_size=1`)).json()).toMatchObject({
      next: '/api/twilio_communications/calls/?page=2&page_size=1&show=all',
    });
    const other = await test.signIn('adminB');
    expect((await other.get(`${base}/calls/`)).json()).toMatchObject({ count: 0, results: [] });
    expect((await other.send('PATCH', { url: `${base}/calls/${call?.id ?? 0}/`, body: { note: 'x' } })).statusCode).toBe(404);
  });

  it('forgets credentials when asked to: the token answers 503 again', async () => {
    expect((await admin.send('DELETE', { url: `${base}/settings/credentials/` })).json<Settings>()).toMatchObject({
      is_configured: false,
      account_sid: '',
      numbers: ['+15185550123', '+15185550124'],
    });
    expect((await admin.get(`${base}/voice/token/`)).statusCode).toBe(503);
  });
});
