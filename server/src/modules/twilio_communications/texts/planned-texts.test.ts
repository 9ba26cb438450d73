import type { Conversation, Message, Planned } from '@butterfly/contracts/twilio_communications';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { CREDENTIALS, hookPost } from '../testing/twilio-requests';

const base = '/api/twilio_communications';
const AFTERNOON = '2026-11-23T20:00:00Z';
const NIGHT = '2026-11-24T02:30:00Z';
let now = new Date(AFTERNOON);
let test: TestApp;
let admin: TestClient;
let keys = 0;
let phones = 0;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: '0' }, clock: () => now });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());
beforeEach(() => void (now = new Date(AFTERNOON)));

/** A number of its own for each test. */
const open = async () =>
  (await admin.post(`${base}/conversations/`, { phone: `+1415555${String(2_000 + (phones += 1))}` })).json<Conversation>();
const send = (conversation_id: number, more: object) =>
  admin.post(
    `${base}/messages/`,
    { conversation_id, body: 'See you tomorrow', ...more },
    { headers: { 'idempotency-key': `plan-${(keys += 1)}` } },
  );
const plan = async (conversation_id: number, send_at = '2026-11-24T09:00') => (await send(conversation_id, { send_at })).json<Message>();
const plannedOf = async (conversation: number) => (await admin.get(`${base}/planned/?conversation=${conversation}`)).json<Planned[]>();
const messages = async (id: number) => (await admin.get(`${base}/conversations/${id}/messages/`)).json<{ results: Message[] }>().results;
const deliver = () => test.platform.api('twilio_communications').sendWaiting();
const settings = (body: object) => admin.send('PUT', { url: `${base}/settings/`, body, headers: { 'if-match': '*' } });
const change = (id: number, body: object) => admin.send('PATCH', { url: `${base}/planned/${id}/`, body });

describe('a planned text', () => {
  it('is planned by the clocks of the business, also in summer; a time that is over, far away or left out by the clocks is refused', async () => {
    const { id } = await open();
    expect([(await plan(id)).scheduled_for, (await plan(id, '2027-03-15T09:00')).scheduled_for]).toEqual([
      '2026-11-24T14:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
    ]);
    for (const [send_at, code] of [
      ['2026-11-23T14:00', 'bad_time'],
      ['2028-01-01T09:00', 'bad_time'],
      ['2027-03-14T02:30', 'no_such_time'],
    ] as const) {
      expect((await send(id, { send_at, quiet: 'send' })).json()['code']).toBe(`twilio_communications.${code}`);
    }
    expect((await send(id, { send_at: 'tomorrow' })).statusCode).toBe(400);
    expect((await plannedOf(id)).map(({ send_at }) => send_at)).toEqual(['2026-11-24T09:00', '2027-03-15T09:00']);
    expect((await admin.get(`${base}/conversations/?show=planned&search=${String(2_000 + phones)}`)).json()).toMatchObject({ count: 1 });
  });

  it('goes when its time has come, not before, and once, however many look for it at the same time', async () => {
    const { id } = await open();
    const planned = await plan(id);
    now = new Date('2026-11-24T13:59:59Z');
    await deliver();
    expect([await messages(id), (await plannedOf(id)).length]).toEqual([[], 1]);
    now = new Date('2026-11-24T14:00:00Z');
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await messages(id)).toEqual([
      expect.objectContaining({ id: planned.id, status: 'delivered', scheduled_for: '2026-11-24T14:00:00.000Z' }),
    ]);
    const rows = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows('select attempts, provider_sid from twilio_communications_message where id = $1', [planned.id]),
    );
    expect(rows).toEqual([{ attempts: 1, provider_sid: `test-${test.tenantA}-${planned.id}-1` }]);
    expect([(await admin.get(`${base}/conversations/${id}/`)).json(), await plannedOf(id)]).toEqual([
      expect.objectContaining({ last_text: 'See you tomorrow', last_direction: 'out' }),
      [],
    ]);
  });

  it('does not go to who has opted out in the meantime, nor to a country that is not allowed any more', async () => {
    await settings({ ...CREDENTIALS });
    const [one, other] = [await open(), await open()];
    await Promise.all([plan(one.id), plan(other.id)]);
    await hookPost(
      { tenantId: test.tenantA, origin: test.origin, client: test.visitor() },
      { name: 'sms', form: { From: one.phone_e164, To: '+15185550123', Body: 'STOP', MessageSid: 'SMplanned' } },
    );
    await admin.send('DELETE', { url: `${base}/settings/credentials/` });
    await settings({ allowed_countries: ['CA'] });
    now = new Date('2026-11-24T14:00:30Z');
    await deliver();
    await settings({ allowed_countries: ['US'] });
    expect((await messages(one.id))[0]).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('asked not to get text messages'),
    });
    expect((await messages(other.id))[0]).toMatchObject({ status: 'failed', error: expect.stringContaining('does not call or text US.') });
  });

  it('is reworded and moved by who has seen its last version, and every change is noted', async () => {
    const { id } = await open();
    const planned = await plan(id);
    expect((await change(planned.id, { version: 0, body: 'See you at ten', send_at: '2026-11-24T10:00' })).json()).toMatchObject({
      body: 'See you at ten',
      scheduled_for: '2026-11-24T15:00:00.000Z',
      version: 1,
    });
    expect((await change(planned.id, { version: 0, body: 'See you at noon' })).json()['code']).toBe(
      'twilio_communications.planned_changed',
    );
    expect((await change(planned.id, { version: 1, body: ' ' })).statusCode).toBe(400);
    expect((await plannedOf(id))[0]).toMatchObject({
      body: 'See you at ten',
      history: [
        { what: 'Planned', by_name: expect.any(String) },
        { what: 'Changed', by_name: expect.any(String) },
      ],
    });
  });

  it('cancelled, never goes and stays to be seen; sent early, it leaves at once; neither happens twice', async () => {
    const { id } = await open();
    const [dropped, hurried] = [await plan(id), await plan(id)];
    expect((await admin.send('DELETE', { url: `${base}/planned/${dropped.id}/` })).json()).toMatchObject({
      status: 'canceled',
      error: expect.stringMatching(/^by ./),
    });
    expect((await admin.post(`${base}/planned/${hurried.id}/send/`, { version: 0 })).json()).toMatchObject({ status: 'queued' });
    now = new Date('2026-11-24T14:00:30Z');
    await deliver();
    expect((await messages(id)).map(({ status }) => status)).toEqual(['delivered', 'canceled']);
    for (const gone of [dropped.id, hurried.id]) {
      const answers = [
        await admin.send('DELETE', { url: `${base}/planned/${gone}/` }),
        await admin.post(`${base}/planned/${gone}/send/`, { version: 0 }),
        await change(gone, { version: 0, body: 'x' }),
      ];
      expect(answers.map((answer) => answer.json()['code'])).toEqual(Array(3).fill('twilio_communications.not_planned'));
    }
  });

  it('of somebody who is erased is cancelled', async () => {
    await admin.post('/api/tenant_crm/contacts/', { first_name: 'Gone', email: 'gone@mail.example', phone_e164: '+14155552999' });
    const { id } = (await admin.post(`${base}/conversations/`, { phone: '+14155552999' })).json<Conversation>();
    await plan(id);
    const erase = '/api/contact_management/clients/gone%40mail.example/erase/';
    const { token } = (await admin.post(erase, {})).json<{ token: string }>();
    expect((await admin.post(erase, { token })).statusCode).toBe(200);
    await test.dispatcher.drain();
    expect([await plannedOf(id), (await messages(id))[0]?.status]).toEqual([[], 'canceled']);
  });
});

describe('quiet hours', () => {
  it('refuse a text and say until when; it waits, or goes all the same, as its writer says', async () => {
    now = new Date(NIGHT);
    const { id } = await open();
    expect((await send(id, {})).json()).toMatchObject({
      code: 'twilio_communications.quiet_hours',
      time: '21:30',
      end: '08:00',
      until: '2026-11-24T13:00:00.000Z',
      error: expect.stringMatching(/it is 21:30 for this person.*or at 08:00\.$/),
    });
    expect((await send(id, { quiet: 'wait' })).json()).toMatchObject({ status: 'planned', scheduled_for: '2026-11-24T13:00:00.000Z' });
    expect((await send(id, { quiet: 'send' })).json()).toMatchObject({ status: 'queued', scheduled_for: null });
    await deliver();
    expect((await messages(id)).map(({ status }) => status)).toEqual(['delivered']);
    expect((await send(id, { send_at: '2026-11-24T22:00' })).json()['code']).toBe('twilio_communications.quiet_hours');
    expect((await send(id, { send_at: '2026-11-24T22:00', quiet: 'send' })).json()).toMatchObject({
      scheduled_for: '2026-11-25T03:00:00.000Z',
    });
  });

  it('hold back what comes late into them, with the reason, until the morning', async () => {
    const { id } = await open();
    await plan(id, '2026-11-23T20:55');
    now = new Date(NIGHT);
    await deliver();
    expect((await plannedOf(id))[0]).toMatchObject({
      scheduled_for: '2026-11-24T13:00:00.000Z',
      reason: 'Moved out of quiet hours',
      history: [{ what: 'Planned' }, { what: 'Moved out of quiet hours', by_name: null }],
    });
    now = new Date('2026-11-24T13:00:00Z');
    await deliver();
    expect((await messages(id))[0]).toMatchObject({ status: 'delivered' });
  });

  it('are over long ago: a text whose day has passed is left, and can be sent again', async () => {
    const { id } = await open();
    const planned = await plan(id);
    now = new Date('2026-11-24T20:00:01Z');
    await deliver();
    expect((await messages(id))[0]).toMatchObject({ status: 'failed', error: expect.stringContaining('within six hours') });
    expect((await admin.post(`${base}/messages/${planned.id}/retry/`)).statusCode).toBe(200);
    await deliver();
    expect((await messages(id))[0]).toMatchObject({ status: 'delivered' });
  });

  it('are changed by an administrator, to times that exist', async () => {
    expect((await settings({ quiet_start: '24:00' })).statusCode).toBe(400);
    expect((await settings({ quiet_start: '12:00', quiet_end: '13:00' })).json()).toMatchObject({
      quiet_hours: true,
      quiet_start: '12:00',
      quiet_end: '13:00',
    });
    now = new Date(NIGHT);
    expect((await send((await open()).id, {})).json()).toMatchObject({ status: 'queued' });
    await settings({ quiet_start: '21:00', quiet_end: '08:00' });
  });
});
