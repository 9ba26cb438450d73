import type { ManyAnswer, ManyPreview, Message, Planned } from '@butterfly/contracts/twilio_communications';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const base = '/api/twilio_communications';
let now = new Date('2026-11-23T20:00:00Z');
let test: TestApp;
let admin: TestClient;

const contact = async (first_name: string, more: object) =>
  (
    await admin.post('/api/tenant_crm/contacts/', { first_name, tags: ['spring'], consent_sms: 'opt_in', consent_source: 'Form', ...more })
  ).json<{ id: number }>().id;
const preview = (more: object = {}) =>
  admin.post(`${base}/messages/bulk/preview/`, { filter: { tag: 'spring' }, body: 'Dear {name}, tulips are here. {business}', ...more });
const send = (contact_ids: readonly number[], { key = 'many', ...more }: { key?: string; send_at?: string } = {}) =>
  admin.post(
    `${base}/messages/bulk/send/`,
    { contact_ids, body: 'Dear {name}, tulips are here.', ...more },
    { headers: { 'idempotency-key': key } },
  );
const planned = async () => (await admin.get(`${base}/planned/`)).json<Planned[]>();
const deliver = () => test.platform.api('twilio_communications').sendWaiting();

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: '0' }, clock: () => now });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

describe('a text to many', () => {
  let ids: number[];

  it('shows who gets it, as the first of them reads it, and who does not and why', async () => {
    ids = [await contact('Ann', { phone_e164: '+14155553001' }), await contact('Bea', { phone_e164: '+14155553002' })];
    await contact('Same', { phone_e164: '+14155553002', last_name: 'Number' });
    await contact('Silent', { phone_e164: '+14155553003', consent_sms: 'none' });
    await contact('Gone', { phone_e164: '+14155553004', consent_sms: 'opted_out' });
    await contact('Abroad', { phone_e164: '+31612345678' });
    await contact('Mute', {});
    await contact('Else', { phone_e164: '+14155553009', tags: [] });
    const { recipients, left_out, segments, sample } = (await preview()).json<ManyPreview>();
    expect([recipients.map(({ name }) => name), segments, sample]).toEqual([
      ['Ann', 'Bea'],
      2,
      'Dear Ann, tulips are here. Business A\nReply STOP to opt out.',
    ]);
    expect(Object.fromEntries(left_out.map(({ name, reason }) => [name, reason]))).toEqual({
      'Same Number': 'same_number',
      Silent: 'not_agreed',
      Gone: 'opted_out',
      Abroad: 'not_reachable',
      Mute: 'no_number',
    });
    expect((await preview({ body: ' ' })).statusCode).toBe(400);
  });

  it('is planned once for each, by the clocks of the business, and leaves without who has opted out since', async () => {
    const answers = [await send(ids, { send_at: '2026-11-24T09:00' }), await send(ids, { send_at: '2026-11-24T09:00' })];
    expect(answers.map((answer) => [answer.statusCode, answer.json<ManyAnswer>().planned])).toEqual([
      [201, 2],
      [201, 2],
    ]);
    expect((await planned()).map(({ body, scheduled_for }) => [body, scheduled_for])).toEqual(
      ['Ann', 'Bea'].map((name) => [`Dear ${name}, tulips are here.\nReply STOP to opt out.`, '2026-11-24T14:00:00.000Z']),
    );
    const [, bea] = await planned();
    await admin.send('PATCH', { url: `${base}/conversations/${bea?.conversation_id}/`, body: { opt_state: 'opted_out' } });
    now = new Date('2026-11-24T14:00:00Z');
    await deliver();
    const { results } = (await admin.get(`${base}/conversations/?search=tulips`)).json<{ results: { id: number }[] }>();
    expect(results).toHaveLength(1);
    expect(
      (await admin.get(`${base}/conversations/${bea?.conversation_id}/messages/`)).json<{ results: Message[] }>().results[0],
    ).toMatchObject({ status: 'failed' });
    expect((await send(ids, { key: 'again' })).json()).toMatchObject({ planned: 1, left_out: [{ name: 'Bea', reason: 'opted_out' }] });
  });

  it('waits out the quiet hours, is for administrators, for contacts of this business, and for 200 at most', async () => {
    now = new Date('2026-11-25T03:00:00Z');
    await send(ids, { key: 'night' });
    expect((await planned()).at(-1)).toMatchObject({ scheduled_for: '2026-11-25T13:00:00.000Z', reason: 'Moved out of quiet hours' });
    const plain = await test.signIn('plainA');
    expect((await plain.post(`${base}/messages/bulk/preview/`, { filter: {}, body: 'x' })).statusCode).toBe(403);
    const other = await test.signIn('adminB');
    expect(
      (await other.post(`${base}/messages/bulk/send/`, { contact_ids: ids, body: 'x' }, { headers: { 'idempotency-key': 'b' } })).json(),
    ).toEqual({ planned: 0, left_out: [] });
    expect((await send(Array.from({ length: 201 }, (_, at) => at + 1))).statusCode).toBe(400);
    expect((await admin.post(`${base}/messages/bulk/send/`, { contact_ids: ids, body: 'x' })).json()['code']).toBe(
      'twilio_communications.key_required',
    );
  });
});
