import type { Conversation, Message, ProjectMessage, Template } from '@butterfly/contracts/twilio_communications';
import { MediaShelf } from './media';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { CREDENTIALS, hookPost, type Hooked } from '../testing/twilio-requests';

const base = '/api/twilio_communications';
let test: TestApp;
let admin: TestClient;
let hook: Hooked;
let contact: number;
let keys = 0;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: '0' } });
  admin = await test.signIn('adminA');
  hook = { tenantId: test.tenantA, origin: test.origin, client: test.visitor() };
  // These tests run at any time of the day.
  await admin.send('PUT', { url: `${base}/settings/`, body: { quiet_hours: false }, headers: { 'if-match': '*' } });
  contact = (
    await admin.post('/api/tenant_crm/contacts/', {
      first_name: 'Ann',
      last_name: 'Marlow',
      email: 'ann@mail.example',
      phone_e164: '+14155550142',
    })
  ).json<{ id: number }>().id;
});
afterAll(() => test.stop());

const open = async (phone: string) => (await admin.post(`${base}/conversations/`, { phone })).json<Conversation>();
const send = (conversation_id: number, body: string, { key = `key-${(keys += 1)}`, media_ids = [] as number[] } = {}) =>
  admin.post(`${base}/messages/`, { conversation_id, body, media_ids }, { headers: { 'idempotency-key': key } });
const messages = async (id: number) =>
  (await admin.get(`${base}/conversations/${id}/messages/`)).json<{ results: Message[]; more: boolean }>();
const deliver = () => test.platform.api('twilio_communications').sendWaiting();
const conversationOf = async (id: number) => (await admin.get(`${base}/conversations/${id}/`)).json<Conversation>();
let sids = 0;
const receive = (Body: string, { From = '+14155550142', MessageSid = `SM${(sids += 1)}`, ...more }: Record<string, string> = {}) =>
  hookPost(hook, { name: 'sms', form: { From, To: '+15185550123', Body, MessageSid, ...more } });

describe('a conversation', () => {
  it('is one per number, with the contact who has it, however the number is typed', async () => {
    const one = await open('+1 (415) 555-0142'.replace(/[ ()-]/g, ''));
    expect(one).toMatchObject({
      phone_e164: '+14155550142',
      contact_id: contact,
      contact_name: 'Ann Marlow',
      contact_email: 'ann@mail.example',
      opt_state: 'unknown',
      unread: 0,
    });
    expect((await open('1-415-555-0142')).id).toBe(one.id);
    expect(
      (await admin.get(`${base}/conversations/?search=marlow`)).json<{ results: Conversation[] }>().results.map(({ id }) => id),
    ).toEqual([one.id]);
    expect((await admin.get(`${base}/conversations/?search=%25`)).json()).toMatchObject({ count: 0 });
  });

  it('is not begun with a premium-rate number, abroad, or with what is no number', async () => {
    for (const [phone, code] of [
      ['+19005550123', 'premium_number'],
      ['+31612345678', 'country_not_allowed'],
      ['123456', 'not_a_number'],
    ] as const) {
      const answer = await admin.post(`${base}/conversations/`, { phone });
      expect([answer.statusCode, answer.json()['code']]).toEqual([422, `twilio_communications.${code}`]);
    }
  });

  it('is linked to a project of this business and handed to one of its members', async () => {
    const { id } = await open('+14155550142');
    const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Marlow wedding' })).json<{ id: number }>().id;
    const me = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
    const change = (body: object) => admin.send('PATCH', { url: `${base}/conversations/${id}/`, body });
    expect((await change({ project_id: project, assignee_id: me })).json<Conversation>()).toMatchObject({
      project_id: project,
      assignee_id: me,
    });
    expect((await admin.get(`${base}/conversations/?show=mine`)).json()).toMatchObject({ count: 1 });
    for (const foreign of [{ project_id: 2_000_000_000 }, { assignee_id: 2_000_000_000 }, { contact_id: 2_000_000_000 }])
      expect((await change(foreign)).statusCode).toBe(404);
  });
});

describe('the texts of a project', () => {
  it('are the last three of its conversations, newest first, with whom they were; those of another project are not among them', async () => {
    const { id: project } = (await admin.post('/api/tenant_crm/projects/', { name: 'Marlow wedding', event_type: 'wedding' })).json<{
      id: number;
    }>();
    const [ann, nobody, other] = [await open('+14155550142'), await open('+14155550161'), await open('+14155550162')];
    for (const { id } of [ann, nobody]) await admin.send('PATCH', { url: `${base}/conversations/${id}/`, body: { project_id: project } });
    await send(ann.id, 'The first');
    await send(ann.id, 'The second');
    await send(other.id, 'Of nobody’s project');
    await send(nobody.id, 'To somebody unknown');
    await send(ann.id, 'The last');
    const list = (await admin.get(`${base}/projects/${project}/messages/`)).json<ProjectMessage[]>();
    expect(list).toMatchObject([
      { who: 'Ann Marlow', direction: 'out', body: 'The last', unread: false, conversation_id: ann.id },
      { who: '+14155550161', direction: 'out', body: 'To somebody unknown', conversation_id: nobody.id },
      { who: 'Ann Marlow', body: 'The second' },
    ]);
    expect((await admin.get(`${base}/projects/999999/messages/`)).statusCode).toBe(404);
  });
});

describe('sending a text', () => {
  it('goes queued, sent, delivered; the test provider is clearly marked', async () => {
    const { id } = await open('+14155550142');
    const queued = await send(id, 'Your peonies are in bloom');
    expect([queued.statusCode, queued.json<Message>()]).toEqual([
      201,
      expect.objectContaining({ status: 'queued', direction: 'out', segments: 1, encoding: 'GSM-7', test: false }),
    ]);
    await deliver();
    expect((await messages(id)).results[0]).toMatchObject({ status: 'delivered', test: true, sent_by_name: expect.any(String) });
    expect(await conversationOf(id)).toMatchObject({ last_text: 'Your peonies are in bloom', last_direction: 'out', unread: 0 });
  });

  it('is refused under the key of another text, and not answered with that one', async () => {
    const { id } = await open('+14155550188');
    await send(id, 'The first', { key: 'of one text' });
    const other = await send(id, 'Something else', { key: 'of one text' });
    expect([other.statusCode, other.json()['code'], (await messages(id)).results.length]).toEqual([409, 'idempotency_key_reused', 1]);
  });

  it('takes effect once with the same Idempotency-Key, and needs one', async () => {
    const { id } = await open('+14155550142');
    const answers = await Promise.all([send(id, 'Once', { key: 'same' }), send(id, 'Once', { key: 'same' })]);
    const again = (await send(id, 'Once', { key: 'same' })).json<Message>();
    expect(answers.filter(({ statusCode }) => statusCode === 201).every((answer) => answer.json<Message>().id === again.id)).toBe(true);
    expect((await messages(id)).results.filter(({ body }) => body === 'Once')).toHaveLength(1);
    expect((await admin.post(`${base}/messages/`, { conversation_id: id, body: 'x' })).json()['code']).toBe(
      'twilio_communications.key_required',
    );
    expect((await send(id, '   ')).json()['code']).toBe('twilio_communications.empty_message');
  });

  it('that fails says why, can be sent again, and only then', async () => {
    const { id } = await open('+14155550100');
    const sent = (await send(id, 'Hello?')).json<Message>();
    expect((await admin.post(`${base}/messages/${sent.id}/retry/`)).json()['code']).toBe('twilio_communications.not_retryable');
    await deliver();
    expect((await messages(id)).results[0]).toMatchObject({ status: 'failed', error: 'The number cannot receive texts.' });
    expect((await admin.post(`${base}/messages/${sent.id}/retry/`)).json<Message>()).toMatchObject({ status: 'queued', error: '' });
  });

  it('carries pictures, which Twilio fetches by an address good for a day; other files are refused', async () => {
    const { id } = await open('+14155550142');
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#884422' } })
      .png()
      .toBuffer();
    const upload = (body: Buffer) =>
      admin.send('POST', { url: `${base}/media/?name=arch.png`, body, headers: { 'content-type': 'application/octet-stream' } });
    const media = (await upload(picture)).json<{ id: number; url: string; type: string }>();
    expect(media).toMatchObject({ type: 'image/png', url: `${base}/media/${media.id}/` });
    expect((await upload(Buffer.from('#!/bin/sh'))).json()['code']).toBe('twilio_communications.media_type');
    expect((await send(id, '', { media_ids: [media.id] })).json<Message>().media).toEqual([
      expect.objectContaining({ id: media.id, name: 'arch.png' }),
    ]);
    expect((await send(id, 'x', { media_ids: [2_000_000_000] })).json()['code']).toBe('twilio_communications.media_not_found');
    expect((await admin.get(media.url)).headers['content-type']).toBe('image/png');
    const shared = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      new MediaShelf(test.platform).sharedAddress(db, media.id),
    );
    const address = new URL(shared, test.origin).pathname;
    const fetched = await test.visitor().get(address);
    expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/png']);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update platform_public_link set expires_at = now() - interval '1 second' where kind = 'twilio_communications.media'`),
    );
    expect((await test.visitor().get(address)).statusCode).toBe(404);
  });
});

describe('texts that come in', () => {
  beforeAll(async () => void (await admin.send('PUT', { url: `${base}/settings/`, body: CREDENTIALS, headers: { 'if-match': '*' } })));

  it('show as new on the page of the project', async () => {
    const { id: project } = (await admin.post('/api/tenant_crm/projects/', { name: 'Late answers', event_type: 'wedding' })).json<{
      id: number;
    }>();
    const { id } = await open('+14155550163');
    await admin.send('PATCH', { url: `${base}/conversations/${id}/`, body: { project_id: project } });
    await receive('Is there parking?', { From: '+14155550163' });
    const newest = async () => (await admin.get(`${base}/projects/${project}/messages/`)).json<ProjectMessage[]>()[0];
    expect(await newest()).toMatchObject({ direction: 'in', body: 'Is there parking?', unread: true });
    await admin.send('PATCH', { url: `${base}/conversations/${id}/`, body: { read: true } });
    expect(await newest()).toMatchObject({ unread: false });
  });

  it('are in the conversation once, unread until it is opened', async () => {
    const form = { MessageSid: 'SMtwice' };
    await receive('More white please', form);
    await receive('More white please', form);
    const { id } = await open('+14155550142');
    expect(await conversationOf(id)).toMatchObject({ unread: 1, last_text: 'More white please', last_direction: 'in' });
    expect((await messages(id)).results.filter(({ body }) => body === 'More white please')).toEqual([
      expect.objectContaining({ direction: 'in', status: 'received' }),
    ]);
    expect((await admin.get(`${base}/conversations/?show=unread`)).json()).toMatchObject({ count: 1 });
    await admin.send('PATCH', { url: `${base}/conversations/${id}/`, body: { read: true } });
    expect((await conversationOf(id)).unread).toBe(0);
  });

  it.each(['STOP', ' stop ', 'Unsubscribe', 'END', 'quit', 'STOPALL', 'revoke', 'OPTOUT', 'Cancel'])(
    '%p opts out: no further text leaves, and the contact says so with its proof',
    async (word) => {
      const { id } = await open('+14155550142');
      await receive(word);
      expect((await send(id, 'One more thing')).json()['code']).toBe('twilio_communications.opted_out');
      const client = (await admin.get('/api/contact_management/clients/ann%40mail.example/')).json<{
        contact: { consent_sms: string };
        consents: { source: string; proof: string }[];
      }>();
      expect([client.contact.consent_sms, client.consents[0]]).toEqual([
        'opted_out',
        expect.objectContaining({ source: 'Text message', proof: word.trim() }),
      ]);
      await receive('start');
      expect((await conversationOf(id)).opt_state).toBe('opted_in');
      expect((await send(id, 'Welcome back')).statusCode).toBe(201);
    },
  );

  it('STOP counts also from somebody whose contact was archived since, and their record says so', async () => {
    const from = '+14155550177';
    const { id: archived } = (
      await admin.post('/api/tenant_crm/contacts/', { first_name: 'Bea', email: 'bea@mail.example', phone_e164: from })
    ).json<{ id: number }>();
    const { id } = await open(from);
    expect((await admin.post(`/api/tenant_crm/contacts/${archived}/archive/`)).statusCode).toBe(200);
    expect((await receive('STOP', { From: from })).statusCode).toBe(200);
    expect((await conversationOf(id)).opt_state).toBe('opted_out');
    expect((await messages(id)).results).toHaveLength(1);
    expect((await admin.get(`/api/tenant_crm/contacts/${archived}/`)).json()).toMatchObject({ consent_sms: 'opted_out' });
    expect((await admin.send('PATCH', { url: `${base}/conversations/${id}/`, body: { opt_state: 'opted_in' } })).json()).toMatchObject({
      opt_state: 'opted_in',
    });
  });

  it('"Stop texting me please" is free text: flagged for staff, not opted out by itself', async () => {
    const { id } = await open('+14155550142');
    await receive('Stop texting me please');
    expect(await conversationOf(id)).toMatchObject({ flagged: true, opt_state: 'opted_in' });
    expect((await send(id, 'Of course')).statusCode).toBe(201);
    expect(
      (
        await admin.send('PATCH', { url: `${base}/conversations/${id}/`, body: { opt_state: 'opted_out', flagged: false } })
      ).json<Conversation>(),
    ).toMatchObject({ flagged: false, opt_state: 'opted_out' });
    await receive('YES');
  });

  it('HELP and other words change nothing', async () => {
    const { id } = await open('+14155550142');
    for (const words of ['HELP', 'info', 'Can you stop by on Friday?', 'The end is near']) await receive(words);
    expect(await conversationOf(id)).toMatchObject({ opt_state: 'opted_in', flagged: false });
  });
});

describe('reports of Twilio', () => {
  it('move a sent text on, never back, and an opt-out at the carrier counts', async () => {
    const { id } = await open('+14155550142');
    const sent = (await send(id, 'Reported')).json<Message>();
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update twilio_communications_message set status = 'sent', provider = 'twilio', provider_sid = 'SMreport' where id = $1`, [
        sent.id,
      ]),
    );
    const report = (form: Record<string, string>) => hookPost(hook, { name: 'message-status', form: { MessageSid: 'SMreport', ...form } });
    const now = async () => (await messages(id)).results.find((one) => one.id === sent.id);
    await report({ MessageStatus: 'delivered' });
    await report({ MessageStatus: 'sent' });
    expect(await now()).toMatchObject({ status: 'delivered' });
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update twilio_communications_message set status = 'sent' where id = $1`, [sent.id]),
    );
    await report({ MessageStatus: 'undelivered', ErrorCode: '21610' });
    expect(await now()).toMatchObject({ status: 'undelivered', error: 'Twilio error 21610' });
    expect((await conversationOf(id)).opt_state).toBe('opted_out');
  });
});

describe('templates', () => {
  it('are kept, reworded and deleted; a name is taken once', async () => {
    const made = (
      await admin.post(`${base}/templates/`, { name: 'Ready', body: 'Hello {name}, your flowers are ready.' })
    ).json<Template>();
    expect((await admin.post(`${base}/templates/`, { name: 'READY', body: 'x' })).json()['code']).toBe(
      'twilio_communications.template_name_taken',
    );
    expect((await admin.send('PATCH', { url: `${base}/templates/${made.id}/`, body: { body: 'Ready!' } })).json<Template>()).toMatchObject({
      name: 'Ready',
      body: 'Ready!',
    });
    await admin.send('DELETE', { url: `${base}/templates/${made.id}/` });
    expect((await admin.get(`${base}/templates/`)).json()).toEqual([]);
  });
});
