import { createHmac } from 'node:crypto';
import type { Schedule, SentMail, Settings, Suppression } from '@butterfly/contracts/transactional_emails';
import { BASE, MailRoom } from './testing/mail-room';

const room = new MailRoom();

describe('the log', () => {
  it('has a mail once, however often it is said, and sends it again on demand', async () => {
    const { id: project } = await room.wedding();
    expect([await room.receipt(project, { once: 'one' }), await room.receipt(project, { once: 'one' })]).toEqual([true, false]);
    await room.sendWaiting();
    const [mail] = await room.logs(`?project=${project}`);
    expect(await room.logs(`?project=${project}`)).toHaveLength(1);
    const copy = await room.copyOf(mail?.id);
    expect(copy).toMatchObject({ status: 'kept', title: 'Receipt', subject: 'Receipt R-2027-0001', can_resend: true, is_masked: false });
    expect(copy.text).toContain('$1,608.64');
    expect(copy.html).toContain('February 5, 2027');
    const again = await room.admin.post(`${BASE}/logs/${mail?.id}/resend/`);
    expect([again.statusCode, again.json()]).toMatchObject([201, { resent_of_id: mail?.id }]);
    await room.sendWaiting();
    expect((await room.copyOf(again.json<SentMail>().id)).html).toBe(copy.html);
  });

  it('shows no link that is for one person alone, and does not send it again', async () => {
    const { id: project } = await room.wedding();
    const secret = 'https://a.example/proposal_and_invoice/shared/very-secret';
    await room.receipt(project, { template: 'proposal_sent', secret, values: { 'proposal.number': 'P-1' } });
    expect(room.test.personalMail.at(-1)).toMatchObject({ secret });
    const { rows } = await room.test.database.pool.query('select sealed_order from transactional_emails_send order by id desc limit 1');
    expect(JSON.stringify(rows)).not.toContain('very-secret');
    await room.sendWaiting();
    const [mail] = await room.logs(`?project=${project}`);
    const copy = await room.copyOf(mail?.id);
    expect(copy).toMatchObject({ is_masked: true, can_resend: false, html: expect.stringContaining('•••') });
    expect(JSON.stringify(copy)).not.toContain('very-secret');
    const kept = await room.admin.get('/api/auth_and_admin/outbox/');
    expect(kept.body).not.toContain('very-secret');
    expect((await room.admin.post(`${BASE}/logs/${mail?.id}/resend/`)).json()).toMatchObject({
      code: 'transactional_emails.cannot_resend',
    });
    const left = await room.test.database.pool.query('select sealed_order from transactional_emails_send where id = $1', [mail?.id]);
    expect(left.rows).toEqual([{ sealed_order: null }]);
  });

  it('takes all mail of a business, and the outbox shows it', async () => {
    await room.inBusiness<void>((db) =>
      room.test.platform.mail.sendBusiness(db, { to: 'grower@a.example', subject: 'Order', text: 'Ten roses' }),
    );
    expect((await room.logs())[0]).toMatchObject({ recipient: 'grower@a.example', template: null, status: 'kept' });
    expect((await room.admin.get('/api/auth_and_admin/outbox/')).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ body: 'Ten roses' })]),
    );
  });

  it('is not there where the plugin is off: then the platform keeps mail itself, and clients are not written to', async () => {
    const other = await room.test.signIn('adminB');
    await other.send('PUT', { url: '/api/plugins/enabled/transactional_emails/', body: { enabled: false } });
    await room.test.database.withTenant({ tenantId: room.test.tenantB, memberId: null }, async (db) => {
      await room.test.platform.mail.sendBusiness(db, { to: 'x@b.example', subject: 'Kept', text: 'x' });
      expect(await room.test.platform.mail.sendToClient(db, { template: 'receipt', projectId: 1, values: {} })).toBe(false);
      expect(await db.rows('select id from transactional_emails_send')).toEqual([]);
    });
    expect((await other.get('/api/auth_and_admin/outbox/')).json()).toMatchObject([{ subject: 'Kept' }]);
    await other.send('PUT', { url: '/api/plugins/enabled/transactional_emails/', body: { enabled: true } });
  });
});

describe('what a provider tells', () => {
  const told = async (events: object[], { key, at = room.now }: { key?: string; at?: Date } = {}) => {
    const { webhook } = (await room.admin.get(`${BASE}/settings/`)).json<Settings>();
    const body = Buffer.from(JSON.stringify(events));
    const seconds = Math.floor(at.getTime() / 1_000);
    const signature = createHmac('sha256', key ?? webhook?.key ?? '')
      .update(`${seconds}.`)
      .update(body)
      .digest('hex');
    return room.test.visitor().send('POST', {
      url: webhook?.path ?? '',
      body,
      headers: { 'content-type': 'application/octet-stream', 'x-mail-signature': `t=${seconds},v1=${signature}` },
    });
  };
  const event = (mail: number | undefined, type: string, more: object = {}) => ({
    id: `${type}-${mail}-${room.next()}`,
    message_id: `<butterfly.${room.test.tenantA}.${mail}@mail>`,
    type,
    at: room.now.toISOString(),
    ...more,
  });
  async function sentTo(email: string): Promise<{ project: number; mail: number }> {
    const { id: project } = await room.wedding({ email });
    await room.receipt(project);
    await room.sendWaiting();
    const mail = (await room.logs(`?project=${project}`))[0]?.id ?? 0;
    await room.test.database.pool.query(`update transactional_emails_send set status = 'sent' where id = $1`, [mail]);
    return { project, mail };
  }

  it('is believed with the signature of the business alone, made a moment ago', async () => {
    expect((await told([], { key: 'wrong' })).json()).toMatchObject({ code: 'transactional_emails.bad_signature' });
    expect((await told([], { at: new Date(room.now.getTime() - 600_000) })).statusCode).toBe(403);
    expect((await told([])).json()).toEqual({ taken: 0 });
  });

  it('a hard bounce stops further mail, tells the team, and is taken back by an administrator', async () => {
    const { project, mail } = await sentTo('gone@client.example');
    const bounce = event(mail, 'hard_bounce', { detail: 'no such mailbox' });
    expect((await told([bounce])).json()).toEqual({ taken: 1 });
    expect((await told([bounce])).json()).toEqual({ taken: 0 });
    expect(await room.copyOf(mail)).toMatchObject({ status: 'hard_bounced', events: [{ type: 'hard_bounce' }] });
    expect((await room.admin.get(`${BASE}/projects/${project}/schedule/`)).json<Schedule>().client?.suppressed).toBe('hard_bounce');
    await room.receipt(project);
    await room.sendWaiting();
    expect(await room.logs(`?project=${project}`)).toMatchObject([{ status: 'suppressed' }, { status: 'hard_bounced' }]);
    expect((await room.admin.post(`${BASE}/logs/${mail}/resend/`)).json()).toMatchObject({ code: 'transactional_emails.suppressed' });
    const { rows } = await room.test.database.pool.query(
      `select title from notifications_notification where title like '%gone@client.example%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const [held] = await room.page<Suppression>(`${BASE}/suppressions/?search=gone@`);
    expect((await room.admin.send('DELETE', { url: `${BASE}/suppressions/${held?.id}/` })).json()).toEqual({ id: held?.id });
    await room.receipt(project);
    await room.sendWaiting();
    expect((await room.logs(`?project=${project}`))[0]).toMatchObject({ status: 'kept' });
  });

  it('a complaint is never taken back', async () => {
    const { mail } = await sentTo('angry@client.example');
    await told([event(mail, 'complaint')]);
    const [held] = await room.page<Suppression>(`${BASE}/suppressions/?search=angry@`);
    expect(held).toMatchObject({ reason: 'complaint', can_lift: false });
    expect((await room.admin.send('DELETE', { url: `${BASE}/suppressions/${held?.id}/` })).json()).toMatchObject({
      code: 'transactional_emails.complaint_stays',
    });
    await room.admin.post(`${BASE}/suppressions/`, { email: 'angry@client.example' });
    expect(await room.page<Suppression>(`${BASE}/suppressions/?search=angry@`)).toMatchObject([{ reason: 'complaint' }]);
  });

  it('a soft bounce is tried again after 5 minutes, an hour and six hours, and then given up', async () => {
    const { project, mail } = await sentTo('full@client.example');
    for (const minutes of [5, 60, 360]) {
      await told([event(mail, 'soft_bounce', { detail: 'mailbox full' })]);
      expect(await room.copyOf(mail)).toMatchObject({ status: 'soft_bounced' });
      room.later(minutes - 1);
      await room.sendWaiting();
      expect(await room.copyOf(mail)).toMatchObject({ status: 'soft_bounced' });
      room.later(2);
      await room.sendWaiting();
      expect(await room.copyOf(mail)).toMatchObject({ status: 'kept', text: expect.stringContaining('1,608.64') });
      await room.test.database.pool.query(`update transactional_emails_send set status = 'sent' where id = $1`, [mail]);
    }
    await told([event(mail, 'soft_bounce')]);
    expect(await room.copyOf(mail)).toMatchObject({ status: 'failed' });
    expect(await room.logs(`?project=${project}`)).toHaveLength(1);
  });

  it('delivered, opened and clicked are shown', async () => {
    const { mail } = await sentTo('reader@client.example');
    await told([event(mail, 'delivered'), event(mail, 'opened'), event(mail, 'clicked')]);
    expect(await room.copyOf(mail)).toMatchObject({
      status: 'delivered',
      opened_at: room.now.toISOString(),
      clicked_at: room.now.toISOString(),
    });
  });
});

describe('what a client will receive', () => {
  it('is told by day, and is sent on it once', async () => {
    const { id: project } = await room.wedding();
    const line = {
      name: 'Flowers',
      section: '',
      qty_milli: 1_000,
      unit: '',
      unit_price_cents: 160_864,
      discount_bps: 0,
      tax_bps: null,
      rental_cents: 0,
    };
    const body = { project_id: project, title: 'Flowers', due_date: '2027-03-14', lines: [line] };
    const { id } = (await room.admin.post('/api/proposal_and_invoice/invoices/', body)).json<{ id: number }>();
    await room.admin.post(`/api/proposal_and_invoice/invoices/${id}/issue/`);
    const reminders = { on: true, days_before: [7], days_after: [3] };
    await room.admin.send('PATCH', { url: '/api/payments/settings/', body: { reminders }, headers: { 'if-match': '*' } });
    const plan = (await room.admin.get(`${BASE}/projects/${project}/schedule/`)).json<Schedule>();
    expect(plan.coming.map(({ template, on }) => [template, on])).toEqual([
      ['payment_due_7d', '2027-03-07'],
      ['payment_overdue', '2027-03-17'],
      ['booking_confirmed', null],
      ['receipt', null],
    ]);
    room.now = new Date('2027-03-07T15:00:00Z');
    for (let twice = 0; twice < 2; twice += 1) await room.inBusiness<void>((db) => room.test.platform.api('payments').remind(db));
    await room.sendWaiting();
    const [mail, ...others] = await room.logs(`?project=${project}`);
    expect([mail, others]).toMatchObject([
      { template: 'payment_due_7d', status: 'kept', subject: 'A payment is due on March 14, 2027' },
      [],
    ]);
    expect(room.test.personalMail.at(-1)?.secret).toContain('/payments/pay/');
    expect((await room.copyOf(mail?.id)).text).toContain('$1,608.64');
  });
});

it('settings are in the name of the business, and kept by administrators', async () => {
  const read = await room.admin.get(`${BASE}/settings/`);
  expect(read.json()).toMatchObject({ version: 0, leaves_by: 'outbox', can_edit: true });
  const put = (body: object, etag = String(read.headers.etag)) =>
    room.admin.send('PUT', { url: `${BASE}/settings/`, body, headers: { 'if-match': etag } });
  const body = { from_name: 'Fern', reply_to: 'hello@a.example', language: 'nl' };
  expect((await put(body)).json()).toMatchObject({ ...body, version: 1 });
  expect((await put(body)).json()).toMatchObject({ code: 'version_conflict' });
  const plain = await room.test.signIn('plainA');
  expect((await plain.send('PUT', { url: `${BASE}/settings/`, body, headers: { 'if-match': '*' } })).statusCode).toBe(403);
});
