import type { ProjectMoney, ReminderDraft } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { PayDoor } from '../pay-door';
import { reminderJob } from './job';
import { ReminderService } from './service';

const BASE = '/api/payments';
let now = new Date('2027-02-05T15:00:00Z');
let test: TestApp;
let admin: TestClient;
const mails: PersonalMail[] = [];

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, takePersonalMail: (mail) => void mails.push(mail) });
  admin = await test.signIn('adminA');
});
beforeEach(async () => {
  now = new Date('2027-02-05T15:00:00Z');
  mails.length = 0;
  await say({
    reminders: { on: false, days_before: [7, 1], days_after: [1, 7, 14] },
    late_fee: { on: false, fee_bps: 150, grace_days: 7 },
  });
});
afterAll(() => test.stop());

const say = (body: object) => admin.send('PATCH', { url: `${BASE}/settings/`, body, headers: { 'if-match': '*' } });
const ON = { on: true, days_before: [7, 1], days_after: [1, 7, 14] };

/** A project with a billing contact, asked for one amount on one day. */
async function asked(due_date: string, cents = 160_863): Promise<{ project: number; part: number }> {
  const project = (
    await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' })
  ).json<{ id: number }>().id;
  const contact = (
    await admin.post('/api/tenant_crm/contacts/', { first_name: 'Tess', last_name: 'Marlow', email: `tess${project}@example.com` })
  ).json<{ id: number }>().id;
  await admin.post(`/api/tenant_crm/projects/${project}/people/`, { contact_id: contact, role: 'parent', is_billing: true });
  const line = {
    name: 'Flowers',
    section: '',
    qty_milli: 1_000,
    unit: '',
    unit_price_cents: cents,
    discount_bps: 0,
    tax_bps: null,
    rental_cents: 0,
  };
  const { id } = (
    await admin.post('/api/proposal_and_invoice/invoices/', { project_id: project, title: 'Flowers', due_date, lines: [line] })
  ).json<Invoice>();
  const issued = (await admin.post(`/api/proposal_and_invoice/invoices/${id}/issue/`)).json<Invoice>();
  return { project, part: issued.installments[0]?.id ?? 0 };
}
const moneyOf = async (project: number) => (await admin.get(`${BASE}/projects/${project}/`)).json<ProjectMoney>();
const pay = (project_id: number, amount_cents: number) =>
  admin.post(`${BASE}/payments/`, { project_id, amount_cents, method: 'cash', received_on: '2027-02-05' });
/** What the hours of a day bring. */
async function dayOf(at: string): Promise<void> {
  now = new Date(at);
  const service = new ReminderService(test.platform, new PayDoor(test.platform, {} as never));
  await reminderJob(test.platform, service).run(undefined as never, { id: 'test' });
}
const to = (project: number) => mails.filter((mail) => mail.to === `tess${project}@example.com`).map(({ subject }) => subject);
const told = async (part: number) =>
  (
    await test.database.pool.query<{ name: string }>(
      "select name from platform_outbox where name like 'payments.installment.%' and payload->>'installment_id' = $1 order by id",
      [String(part)],
    )
  ).rows.map(({ name }) => name);

describe('reminders', () => {
  it('go out once for each day of the business, and stop at once when the money comes', async () => {
    await say({ reminders: ON });
    const { project } = await asked('2027-03-14');
    await dayOf('2027-03-06T15:00:00Z');
    expect(to(project)).toEqual([]);
    await dayOf('2027-03-07T15:00:00Z');
    await dayOf('2027-03-07T16:00:00Z');
    await dayOf('2027-03-08T15:00:00Z');
    expect(to(project)).toEqual([expect.stringMatching(/^Due on March 14, 2027: Payment, INV-2027-\d{4}$/)]);
    await dayOf('2027-03-15T15:00:00Z');
    expect(to(project)).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain('$1,608.63');
    now = new Date('2027-03-16T15:00:00Z');
    await pay(project, 160_863);
    await dayOf('2027-03-29T15:00:00Z');
    expect(to(project)).toHaveLength(2);
    expect((await moneyOf(project)).reminders.map(({ stage }) => stage)).toEqual([1, -7]);
  });

  it('go out while people work, and not while they rest or nothing is said', async () => {
    const { project } = await asked('2027-03-14');
    await dayOf('2027-03-20T15:00:00Z');
    expect(to(project)).toEqual([]);
    await say({ reminders: ON });
    await dayOf('2027-03-20T04:00:00Z');
    expect(to(project)).toEqual([]);
    const url = `${BASE}/projects/${project}/reminders/`;
    expect((await admin.send('PATCH', { url, body: { paused_until: '2027-03-25' } })).json()).toMatchObject({
      reminders_paused_until: '2027-03-25',
    });
    await dayOf('2027-03-25T15:00:00Z');
    expect(to(project)).toEqual([]);
    await dayOf('2027-03-26T15:00:00Z');
    expect(to(project)).toEqual([expect.stringMatching(/^Still open/)]);
    expect((await admin.send('PATCH', { url, body: { paused_until: null } })).json()).toMatchObject({ reminders_paused_until: null });
  });

  it('lead to the invoice and its payment', async () => {
    const { project, part } = await asked('2027-03-14');
    const draft = (await admin.get(`${BASE}/projects/${project}/installments/${part}/reminder/`)).json<ReminderDraft>();
    expect(draft).toMatchObject({ to: `tess${project}@example.com`, cents: 160_863, subject: expect.stringContaining('Due on March 14') });
    const sent = await admin.post(`${BASE}/projects/${project}/installments/${part}/remind/`);
    expect([sent.statusCode, sent.json<ProjectMoney>().reminders[0]]).toMatchObject([201, { stage: null, installment_id: part }]);
    const link = /http\S+\/payments\/pay\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const page = await test.visitor().get(`${BASE}/public/${link.split('/').at(-1)}/`);
    expect(page.json()).toMatchObject({ can_pay: true, balance_cents: 160_863 });
  });

  it('are refused where nothing is open, nobody can be reached, or the part is another project’s', async () => {
    const { project, part } = await asked('2027-03-14');
    const other = await asked('2027-03-14');
    expect((await admin.post(`${BASE}/projects/${other.project}/installments/${part}/remind/`)).json()).toMatchObject({
      code: 'not_found',
    });
    await pay(project, 160_863);
    expect((await admin.post(`${BASE}/projects/${project}/installments/${part}/remind/`)).json()).toMatchObject({
      code: 'payments.nothing_open',
    });
    await test.database.pool.query(
      `update proposal_and_invoice_invoice set bill_to = '{"name":"","email":"","address":""}' where project_id = $1`,
      [other.project],
    );
    expect((await admin.post(`${BASE}/projects/${other.project}/installments/${other.part}/remind/`)).json()).toMatchObject({
      code: 'payments.no_address',
    });
  });
});

describe('being late', () => {
  it('is told once before and once after the day', async () => {
    const { part } = await asked('2027-03-14');
    for (const day of ['01', '08', '09', '15', '16']) await dayOf(`2027-03-${day}T15:00:00Z`);
    expect(await told(part)).toEqual(['payments.installment.due_soon@1', 'payments.installment.overdue@1']);
  });

  it('costs 1.5 % after the days of grace, once for each thirty days, and never of a fee', async () => {
    await say({ late_fee: { on: true, fee_bps: 150, grace_days: 7 } });
    const { project } = await asked('2027-03-14');
    await dayOf('2027-03-21T15:00:00Z');
    expect((await moneyOf(project)).invoiced_cents).toBe(160_863);
    await dayOf('2027-03-22T15:00:00Z');
    await dayOf('2027-03-23T15:00:00Z');
    const money = await moneyOf(project);
    expect([money.invoiced_cents, money.parts.at(-1)]).toEqual([
      160_863 + 2_413,
      expect.objectContaining({ amount_cents: 2_413, due_on: '2027-03-22' }),
    ]);
    // Who is signed in is so for thirty days without a call.
    await dayOf('2027-04-21T15:00:00Z');
    expect((await moneyOf(project)).invoiced_cents).toBe(160_863 + 2 * 2_413);
    await dayOf('2027-05-20T15:00:00Z');
    expect((await moneyOf(project)).invoiced_cents).toBe(160_863 + 2 * 2_413);
  });
});
