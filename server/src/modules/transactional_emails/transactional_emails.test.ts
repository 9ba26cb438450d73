import { createHmac } from 'node:crypto';
import type { MailCopy, Schedule, SentMail, Settings, Suppression, Template, TemplateRow } from '@butterfly/contracts/transactional_emails';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/transactional_emails';
let now = new Date('2027-02-05T15:00:00Z');
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
beforeEach(() => (now = new Date('2027-02-05T15:00:00Z')));
afterAll(() => test.stop());

const mjmlOf = (text: string) =>
  `<mjml><mj-body><mj-section><mj-column><mj-text>${text}</mj-text></mj-column></mj-section></mj-body></mjml>`;
const page = async <T>(path: string) => (await admin.get(path)).json<{ results: T[] }>().results;
const logs = (query = '') => page<SentMail>(`${BASE}/logs/${query}`);
const copyOf = async (id: number | undefined) => (await admin.get(`${BASE}/logs/${id}/`)).json<MailCopy>();
const sendWaiting = () => test.platform.mail.sendWaiting();
const inBusiness = <T>(work: Parameters<TestApp['database']['withTenant']>[1]) =>
  test.database.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;

let nth = 0;
async function wedding({ email = `ada${(nth += 1)}@client.example`, first = 'Ada' } = {}): Promise<number> {
  const made = await admin.post('/api/tenant_crm/projects/', { name: `Wedding ${nth}`, event_type: 'wedding', event_date: '2027-06-12' });
  const { id } = made.json<{ id: number }>();
  const contact = await admin.post('/api/tenant_crm/contacts/', { first_name: first, last_name: 'Lovelace', email });
  await admin.post(`/api/tenant_crm/projects/${id}/people/`, { contact_id: contact.json<{ id: number }>().id, role: 'partner1' });
  return id;
}
const receipt = (projectId: number, more: object = {}) =>
  inBusiness<boolean>((db) =>
    test.platform.mail.sendToClient(db, {
      template: 'receipt',
      projectId,
      values: {
        'payment.amount': { cents: 160_864, currency: 'USD' },
        'payment.receipt': 'R-2027-0001',
        'payment.day': { day: '2027-02-05' },
      },
      ...more,
    }),
  );
async function save(key: string, written: object, more: object = {}) {
  const { headers } = await admin.get(`${BASE}/templates/${key}/?language=en`);
  return admin.send('PUT', {
    url: `${BASE}/templates/${key}/`,
    body: { language: 'en', subject: 'Hello {{ client.first_name }}', mjml: mjmlOf('Hello'), ...written },
    headers: { 'if-match': String(headers.etag), ...more },
  });
}

describe('templates', () => {
  it('are sixteen in five languages, each of which makes a mail', async () => {
    const rows = (await admin.get(`${BASE}/templates/`)).json<TemplateRow[]>();
    expect(rows).toHaveLength(16);
    for (const { key, languages } of rows) {
      expect(languages.map(({ language }) => language)).toEqual(['en', 'nl', 'de', 'es', 'fr']);
      for (const { language } of languages) {
        const { subject, mjml } = (await admin.get(`${BASE}/templates/${key}/?language=${language}`)).json<Template>();
        const preview = await admin.post(`${BASE}/templates/${key}/preview/`, { language, subject, mjml });
        expect([key, language, preview.json()]).toEqual([key, language, expect.objectContaining({ problems: [] })]);
        const { text, html } = preview.json<{ text: string; html: string }>();
        expect(`${text}${html}`).not.toMatch(/\{\{|undefined/);
        expect(text.length).toBeGreaterThan(40);
      }
    }
  });

  it('that name a variable there is not are not saved, and say where it stands', async () => {
    const refused = await save('receipt', { subject: 'Receipt {{ payment.recipt }}', mjml: mjmlOf('\n{{ client.nickname }}') });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        code: 'transactional_emails.unknown_variable',
        problems: [
          { field: 'subject', line: 1, text: expect.stringContaining('payment.recipt') },
          { field: 'mjml', line: 2, text: expect.stringContaining('client.nickname') },
        ],
      },
    ]);
    const broken = await save('receipt', { mjml: mjmlOf('{% if client.name %}') });
    expect([broken.statusCode, broken.json()]).toMatchObject([422, { code: 'transactional_emails.template_broken' }]);
    expect((await admin.get(`${BASE}/templates/receipt/`)).json()).toMatchObject({ version: 0, is_own: false });
  });

  it('of a business stand over those of the suite, with their history, and go back', async () => {
    expect((await save('refund', { mjml: mjmlOf('First') })).json()).toMatchObject({ version: 1, is_own: true });
    expect((await save('refund', { mjml: mjmlOf('Second') })).json()).toMatchObject({
      version: 2,
      history: [{ version: 2 }, { version: 1 }],
    });
    const old = await save('refund', {}, { 'if-match': '"refund-en-1"' });
    expect([old.statusCode, old.json()]).toMatchObject([412, { code: 'version_conflict' }]);
    const back = await admin.post(`${BASE}/templates/refund/restore/`, { language: 'en', version: 1 });
    expect(back.json<Template>()).toMatchObject({ version: 3, mjml: mjmlOf('First') });
    const suite = await admin.post(`${BASE}/templates/refund/restore/`, { language: 'en', version: 0 });
    expect(suite.json<Template>()).toMatchObject({ version: 4, is_own: false, subject: 'Money is on its way back to you' });
    expect((await admin.post(`${BASE}/templates/refund/restore/`, { language: 'en', version: 9 })).statusCode).toBe(404);
    expect((await (await test.signIn('adminB')).get(`${BASE}/templates/refund/`)).json()).toMatchObject({ version: 0 });
  });

  it('are previewed with the data of a project', async () => {
    const project_id = await wedding();
    const { subject, mjml } = (await admin.get(`${BASE}/templates/receipt/`)).json<Template>();
    const made = (await admin.post(`${BASE}/templates/receipt/preview/`, { language: 'de', subject, mjml, project_id })).json<{
      text: string;
    }>();
    expect(made).toMatchObject({ project_name: `Wedding ${nth}` });
    expect(made.text).toContain('Dear Ada');
    expect(
      (await admin.post(`${BASE}/templates/receipt/preview/`, { language: 'de', subject, mjml, project_id: 999_999 })).statusCode,
    ).toBe(404);
  });

  it('can be tried on oneself', async () => {
    const project_id = await wedding();
    const sent = await admin.post(`${BASE}/templates/receipt/test/`, { language: 'nl', project_id });
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { recipient: expect.stringContaining('@'), status: 'queued' }]);
    await sendWaiting();
    expect(await copyOf(sent.json<SentMail>().id)).toMatchObject({ status: 'kept', text: expect.stringContaining('Beste Ada') });
  });

  it('that clients have to get are not switched off; others leave no more', async () => {
    const put = (key: string, is_on: boolean) => admin.send('PUT', { url: `${BASE}/templates/${key}/switch/`, body: { is_on } });
    expect((await put('receipt', false)).json()).toMatchObject({ code: 'transactional_emails.required_mail' });
    expect((await put('booking_confirmed', false)).json()).toMatchObject({ is_on: false });
    const project = await wedding();
    await receipt(project, { template: 'booking_confirmed' });
    await sendWaiting();
    expect(await logs(`?project=${project}`)).toMatchObject([{ status: 'off', can_resend: false }]);
    await put('booking_confirmed', true);
  });
});

describe('the sandbox', () => {
  const rendered = async (subject: string, text: string) =>
    (await admin.post(`${BASE}/templates/receipt/preview/`, { language: 'en', subject, mjml: mjmlOf(text) })).json<{
      html: string;
      text: string;
      problems: { text: string }[];
    }>();

  it.each([
    ['a file', '{% include "/etc/passwd" %}'],
    ['another template', '{% render "other" %}'],
    ['a layout', '{% layout "base" %}'],
    ['raw text', '{{ client.name | raw }}'],
    ['objects', '{{ client | json }}'],
    ['MJML of a file', '</mj-text><mj-include path="/etc/hostname" /><mj-text>'],
    ['markup that is not looked at', '</mj-text><mj-raw><script>1</script></mj-raw><mj-text>'],
    ['a script', '<script>1</script>'],
    ['what runs', '<img src="x" onerror="1">'],
    ['an address that runs', '<a href="javascript:1">x</a>'],
  ])('lets no template use %s', async (_what, text) => {
    const { problems, html } = await rendered('Hello', text);
    expect(problems.length).toBeGreaterThan(0);
    expect(html).toBe('');
  });

  it.each(['client.constructor', 'client.__proto__', 'constructor.constructor', 'client.name.constructor', 'client.toString'])(
    'knows nothing of %s',
    async (name) => {
      const { problems, text } = await rendered('Hello', `[{{ ${name} }}]`);
      expect(problems).toEqual([expect.objectContaining({ text: expect.stringContaining('There is no variable') })]);
      expect(text).not.toMatch(/function|native|Object/);
    },
  );

  it('gives up what never ends, and goes on', async () => {
    const endless =
      '{% for a in (1..100000) %}{% for b in (1..100000) %}{% for c in (1..100000) %}{{ a }}{% endfor %}{% endfor %}{% endfor %}';
    expect((await rendered('Hello', endless)).problems.length).toBeGreaterThan(0);
    expect((await rendered('Hello', '{% for a in (1..2000000000) %}x{% endfor %}')).problems.length).toBeGreaterThan(0);
    expect(await rendered('Hello', 'fine')).toMatchObject({ problems: [], text: 'fine' });
  });
});

describe('what somebody is called', () => {
  it('is text wherever it stands: no tag, no Liquid, no header', async () => {
    const first = '<b>Eve</b> {{ business.name }} {% if 1 %}';
    const project = await wedding({ first });
    await save('booking_confirmed', {
      subject: 'For {{ client.first_name }} {{ payment.receipt }}',
      mjml: mjmlOf('Dear {{ client.first_name }}'),
    });
    await receipt(project, { template: 'booking_confirmed', values: { 'payment.receipt': 'R\r\nBcc: x' } });
    await inBusiness<void>((db) =>
      test.platform.mail.sendBusiness(db, { to: 'plain@client.example', subject: 'One\r\nBcc: eve@evil.example', text: 'x' }),
    );
    await sendWaiting();
    const [plain] = await logs();
    expect(plain?.subject).toBe('One Bcc: eve@evil.example');
    const copy = await copyOf((await logs(`?project=${project}`))[0]?.id);
    expect(copy.subject).toBe(`For ${first} R Bcc: x`);
    expect(copy.html).toContain('&lt;b&gt;Eve&lt;/b&gt; {{ business.name }} {% if 1 %}');
    expect(copy.text).toContain(first);
    await admin.post(`${BASE}/templates/booking_confirmed/restore/`, { language: 'en', version: 0 });
  });
});

describe('the log', () => {
  it('has a mail once, however often it is said, and sends it again on demand', async () => {
    const project = await wedding();
    expect([await receipt(project, { once: 'one' }), await receipt(project, { once: 'one' })]).toEqual([true, false]);
    await sendWaiting();
    const [mail] = await logs(`?project=${project}`);
    expect(await logs(`?project=${project}`)).toHaveLength(1);
    const copy = await copyOf(mail?.id);
    expect(copy).toMatchObject({ status: 'kept', title: 'Receipt', subject: 'Receipt R-2027-0001', can_resend: true, is_masked: false });
    expect(copy.text).toContain('$1,608.64');
    expect(copy.html).toContain('February 5, 2027');
    const again = await admin.post(`${BASE}/logs/${mail?.id}/resend/`);
    expect([again.statusCode, again.json()]).toMatchObject([201, { resent_of_id: mail?.id }]);
    await sendWaiting();
    expect((await copyOf(again.json<SentMail>().id)).html).toBe(copy.html);
  });

  it('shows no link that is for one person alone, and does not send it again', async () => {
    const project = await wedding();
    const secret = 'https://a.example/proposal_and_invoice/shared/very-secret';
    await receipt(project, { template: 'proposal_sent', secret, values: { 'proposal.number': 'P-1' } });
    expect(test.personalMail.at(-1)).toMatchObject({ secret });
    const { rows } = await test.database.pool.query('select sealed_order from transactional_emails_send order by id desc limit 1');
    expect(JSON.stringify(rows)).not.toContain('very-secret');
    await sendWaiting();
    const [mail] = await logs(`?project=${project}`);
    const copy = await copyOf(mail?.id);
    expect(copy).toMatchObject({ is_masked: true, can_resend: false, html: expect.stringContaining('•••') });
    expect(JSON.stringify(copy)).not.toContain('very-secret');
    const kept = await admin.get('/api/auth_and_admin/outbox/');
    expect(kept.body).not.toContain('very-secret');
    expect((await admin.post(`${BASE}/logs/${mail?.id}/resend/`)).json()).toMatchObject({ code: 'transactional_emails.cannot_resend' });
    const left = await test.database.pool.query('select sealed_order from transactional_emails_send where id = $1', [mail?.id]);
    expect(left.rows).toEqual([{ sealed_order: null }]);
  });

  it('takes all mail of a business, and the outbox shows it', async () => {
    await inBusiness<void>((db) => test.platform.mail.sendBusiness(db, { to: 'grower@a.example', subject: 'Order', text: 'Ten roses' }));
    expect((await logs())[0]).toMatchObject({ recipient: 'grower@a.example', template: null, status: 'kept' });
    expect((await admin.get('/api/auth_and_admin/outbox/')).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ body: 'Ten roses' })]),
    );
  });

  it('is not there where the plugin is off: then the platform keeps mail itself, and clients are not written to', async () => {
    const other = await test.signIn('adminB');
    await other.send('PUT', { url: '/api/plugins/enabled/transactional_emails/', body: { enabled: false } });
    await test.database.withTenant({ tenantId: test.tenantB, memberId: null }, async (db) => {
      await test.platform.mail.sendBusiness(db, { to: 'x@b.example', subject: 'Kept', text: 'x' });
      expect(await test.platform.mail.sendToClient(db, { template: 'receipt', projectId: 1, values: {} })).toBe(false);
      expect(await db.rows('select id from transactional_emails_send')).toEqual([]);
    });
    expect((await other.get('/api/auth_and_admin/outbox/')).json()).toMatchObject([{ subject: 'Kept' }]);
    await other.send('PUT', { url: '/api/plugins/enabled/transactional_emails/', body: { enabled: true } });
  });
});

describe('what a provider tells', () => {
  const told = async (events: object[], { key, at = now }: { key?: string; at?: Date } = {}) => {
    const { webhook } = (await admin.get(`${BASE}/settings/`)).json<Settings>();
    const body = Buffer.from(JSON.stringify(events));
    const seconds = Math.floor(at.getTime() / 1_000);
    const signature = createHmac('sha256', key ?? webhook?.key ?? '')
      .update(`${seconds}.`)
      .update(body)
      .digest('hex');
    return test.visitor().send('POST', {
      url: webhook?.path ?? '',
      body,
      headers: { 'content-type': 'application/octet-stream', 'x-mail-signature': `t=${seconds},v1=${signature}` },
    });
  };
  const event = (mail: number | undefined, type: string, more: object = {}) => ({
    id: `${type}-${mail}-${(nth += 1)}`,
    message_id: `<butterfly.${test.tenantA}.${mail}@mail>`,
    type,
    at: now.toISOString(),
    ...more,
  });
  async function sentTo(email: string): Promise<{ project: number; mail: number }> {
    const project = await wedding({ email });
    await receipt(project);
    await sendWaiting();
    const mail = (await logs(`?project=${project}`))[0]?.id ?? 0;
    await test.database.pool.query(`update transactional_emails_send set status = 'sent' where id = $1`, [mail]);
    return { project, mail };
  }

  it('is believed with the signature of the business alone, made a moment ago', async () => {
    expect((await told([], { key: 'wrong' })).json()).toMatchObject({ code: 'transactional_emails.bad_signature' });
    expect((await told([], { at: new Date(now.getTime() - 600_000) })).statusCode).toBe(403);
    expect((await told([])).json()).toEqual({ taken: 0 });
  });

  it('a hard bounce stops further mail, tells the team, and is taken back by an administrator', async () => {
    const { project, mail } = await sentTo('gone@client.example');
    const bounce = event(mail, 'hard_bounce', { detail: 'no such mailbox' });
    expect((await told([bounce])).json()).toEqual({ taken: 1 });
    expect((await told([bounce])).json()).toEqual({ taken: 0 });
    expect(await copyOf(mail)).toMatchObject({ status: 'hard_bounced', events: [{ type: 'hard_bounce' }] });
    expect((await admin.get(`${BASE}/projects/${project}/schedule/`)).json<Schedule>().client?.suppressed).toBe('hard_bounce');
    await receipt(project);
    await sendWaiting();
    expect(await logs(`?project=${project}`)).toMatchObject([{ status: 'suppressed' }, { status: 'hard_bounced' }]);
    expect((await admin.post(`${BASE}/logs/${mail}/resend/`)).json()).toMatchObject({ code: 'transactional_emails.suppressed' });
    const { rows } = await test.database.pool.query(
      `select title from notifications_notification where title like '%gone@client.example%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const [held] = await page<Suppression>(`${BASE}/suppressions/?search=gone@`);
    expect((await admin.send('DELETE', { url: `${BASE}/suppressions/${held?.id}/` })).json()).toEqual({ id: held?.id });
    await receipt(project);
    await sendWaiting();
    expect((await logs(`?project=${project}`))[0]).toMatchObject({ status: 'kept' });
  });

  it('a complaint is never taken back', async () => {
    const { mail } = await sentTo('angry@client.example');
    await told([event(mail, 'complaint')]);
    const [held] = await page<Suppression>(`${BASE}/suppressions/?search=angry@`);
    expect(held).toMatchObject({ reason: 'complaint', can_lift: false });
    expect((await admin.send('DELETE', { url: `${BASE}/suppressions/${held?.id}/` })).json()).toMatchObject({
      code: 'transactional_emails.complaint_stays',
    });
    await admin.post(`${BASE}/suppressions/`, { email: 'angry@client.example' });
    expect(await page<Suppression>(`${BASE}/suppressions/?search=angry@`)).toMatchObject([{ reason: 'complaint' }]);
  });

  it('a soft bounce is tried again after 5 minutes, an hour and six hours, and then given up', async () => {
    const { project, mail } = await sentTo('full@client.example');
    for (const minutes of [5, 60, 360]) {
      await told([event(mail, 'soft_bounce', { detail: 'mailbox full' })]);
      expect(await copyOf(mail)).toMatchObject({ status: 'soft_bounced' });
      now = new Date(now.getTime() + (minutes - 1) * 60_000);
      await sendWaiting();
      expect(await copyOf(mail)).toMatchObject({ status: 'soft_bounced' });
      now = new Date(now.getTime() + 2 * 60_000);
      await sendWaiting();
      expect(await copyOf(mail)).toMatchObject({ status: 'kept', text: expect.stringContaining('1,608.64') });
      await test.database.pool.query(`update transactional_emails_send set status = 'sent' where id = $1`, [mail]);
    }
    await told([event(mail, 'soft_bounce')]);
    expect(await copyOf(mail)).toMatchObject({ status: 'failed' });
    expect(await logs(`?project=${project}`)).toHaveLength(1);
  });

  it('delivered, opened and clicked are shown', async () => {
    const { mail } = await sentTo('reader@client.example');
    await told([event(mail, 'delivered'), event(mail, 'opened'), event(mail, 'clicked')]);
    expect(await copyOf(mail)).toMatchObject({ status: 'delivered', opened_at: now.toISOString(), clicked_at: now.toISOString() });
  });
});

describe('what a client will receive', () => {
  it('is told by day, and is sent on it once', async () => {
    const project = await wedding();
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
    const { id } = (await admin.post('/api/proposal_and_invoice/invoices/', body)).json<{ id: number }>();
    await admin.post(`/api/proposal_and_invoice/invoices/${id}/issue/`);
    const reminders = { on: true, days_before: [7], days_after: [3] };
    await admin.send('PATCH', { url: '/api/payments/settings/', body: { reminders }, headers: { 'if-match': '*' } });
    const plan = (await admin.get(`${BASE}/projects/${project}/schedule/`)).json<Schedule>();
    expect(plan.coming.map(({ template, on }) => [template, on])).toEqual([
      ['payment_due_7d', '2027-03-07'],
      ['payment_overdue', '2027-03-17'],
      ['booking_confirmed', null],
      ['receipt', null],
    ]);
    now = new Date('2027-03-07T15:00:00Z');
    for (let twice = 0; twice < 2; twice += 1) await inBusiness<void>((db) => test.platform.api('payments').remind(db));
    await sendWaiting();
    const [mail, ...others] = await logs(`?project=${project}`);
    expect([mail, others]).toMatchObject([
      { template: 'payment_due_7d', status: 'kept', subject: 'A payment is due on March 14, 2027' },
      [],
    ]);
    expect(test.personalMail.at(-1)?.secret).toContain('/payments/pay/');
    expect((await copyOf(mail?.id)).text).toContain('$1,608.64');
  });
});

it('settings are in the name of the business, and kept by administrators', async () => {
  const read = await admin.get(`${BASE}/settings/`);
  expect(read.json()).toMatchObject({ version: 0, leaves_by: 'outbox', can_edit: true });
  const put = (body: object, etag = String(read.headers.etag)) =>
    admin.send('PUT', { url: `${BASE}/settings/`, body, headers: { 'if-match': etag } });
  const body = { from_name: 'Fern', reply_to: 'hello@a.example', language: 'nl' };
  expect((await put(body)).json()).toMatchObject({ ...body, version: 1 });
  expect((await put(body)).json()).toMatchObject({ code: 'version_conflict' });
  const plain = await test.signIn('plainA');
  expect((await plain.send('PUT', { url: `${BASE}/settings/`, body, headers: { 'if-match': '*' } })).statusCode).toBe(403);
});
