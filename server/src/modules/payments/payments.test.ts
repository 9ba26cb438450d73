import type { MoneyOverview, PayPage, ProjectMoney } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/payments';
const INVOICES = '/api/proposal_and_invoice/invoices';
const PARTS = [
  ['2027-02-01', 160_864],
  ['2027-03-14', 214_485],
  ['2027-05-22', 160_863],
] as const;
let now = new Date('2027-02-05T15:00:00Z');
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
beforeEach(() => (now = new Date('2027-02-05T15:00:00Z')));
afterAll(() => test.stop());

const line = (unit_price_cents: number) => ({
  ...{ name: 'Flowers', section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: null, rental_cents: 0 },
});
async function invoiceOf(project_id: number, due_date: string, cents: number): Promise<Invoice> {
  const { id } = (await admin.post(`${INVOICES}/`, { project_id, title: 'Flowers', due_date, lines: [line(cents)] })).json<Invoice>();
  return (await admin.post(`${INVOICES}/${id}/issue/`)).json<Invoice>();
}
/** A project that is asked for 536,212 in three parts. */
async function wedding(): Promise<{ project: number; invoices: Invoice[] }> {
  const made = await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' });
  const project = made.json<{ id: number }>().id;
  const invoices: Invoice[] = [];
  for (const [day, cents] of PARTS) invoices.push(await invoiceOf(project, day, cents));
  return { project, invoices };
}
const record = (project_id: number, amount_cents: number, more: object = {}) =>
  admin.post(`${BASE}/payments/`, { project_id, amount_cents, method: 'bank_transfer', received_on: '2027-02-03', ...more });
const moneyOf = async (project: number) => (await admin.get(`${BASE}/projects/${project}/`)).json<ProjectMoney>();
const paid = ({ parts }: ProjectMoney) => parts.map(({ paid_cents }) => paid_cents);
const refund = (id: number, amount_cents: number) =>
  admin.post(`${BASE}/payments/${id}/refund/`, { amount_cents, reason: 'Fewer flowers' });

describe('the money of a project', () => {
  it('is 336,212 after 200,000, and 386,212 after 50,000 went back', async () => {
    const { project } = await wedding();
    const after = (await record(project, 200_000)).json<ProjectMoney>();
    expect([paid(after), after.balance_cents, after.paid_cents]).toEqual([[160_864, 39_136, 0], 336_212, 200_000]);
    expect(after.next_due).toEqual({ due_on: '2027-03-14', cents: 175_349 });
    const back = (await refund(after.payments[0]?.id ?? 0, 50_000)).json<ProjectMoney>();
    expect([paid(back), back.balance_cents, back.refunded_cents]).toEqual([[150_000, 0, 0], 386_212, 50_000]);
    expect(back).toMatchObject({
      overdue_cents: 10_864,
      days_overdue: 4,
      payments: [{ status: 'partially_refunded', receipt_number: expect.stringMatching(/^R-2027-\d{4}$/) }],
    });
    expect((await refund(back.payments[0]?.id ?? 0, 150_001)).json()).toMatchObject({ code: 'payments.more_than_came' });
  });

  it('keeps what nothing asks for as credit, and pays with it what is asked for later', async () => {
    const { project } = await wedding();
    expect((await record(project, 540_000)).json()).toMatchObject({ balance_cents: 0, credit_cents: 3_788 });
    await invoiceOf(project, '2027-06-01', 5_000);
    expect(await moneyOf(project)).toMatchObject({ balance_cents: 5_000 });
    expect((await admin.post(`${BASE}/projects/${project}/use-credit/`)).json()).toMatchObject({ balance_cents: 1_212, credit_cents: 0 });
  });

  it('is read and given back when together it is more than one amount can be', async () => {
    const most = 999_999_999_999;
    const { project } = await wedding();
    await record(project, most);
    const both = (await record(project, most)).json<ProjectMoney>();
    expect(both.paid_cents + both.credit_cents).toBe(2 * most);
    for (const { id } of both.payments) expect((await refund(id, most)).statusCode).toBe(201);
    expect((await moneyOf(project)).refunded_cents).toBe(2 * most);
    expect((await admin.get(`${BASE}/dashboard/`)).statusCode).toBe(200);
  });

  it('asks no more for what was waived', async () => {
    const { project, invoices } = await wedding();
    const part = invoices[2]?.installments[0]?.id ?? 0;
    const after = await admin.post(`${BASE}/projects/${project}/installments/${part}/waive/`);
    expect(after.json()).toMatchObject({ balance_cents: 375_349, waived_cents: 160_863 });
  });

  it('is not noted before it came', async () => {
    const { project } = await wedding();
    expect((await record(project, 100, { received_on: '2027-02-06' })).json()).toMatchObject({ code: 'payments.in_the_future' });
  });

  it('is spread once, however many note some of it at once', async () => {
    const { project } = await wedding();
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(project, 60_000)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    const after = await moneyOf(project);
    expect([paid(after), after.credit_cents, after.balance_cents]).toEqual([[160_864, 214_485, 160_863], 63_788, 0]);
    expect(after.payments.flatMap(({ shares }) => shares).reduce((sum, { cents }) => sum + cents, 0)).toBe(after.paid_cents);
    expect(new Set(after.payments.map(({ receipt_number }) => receipt_number)).size).toBe(10);
  });
});

describe('the client', () => {
  it('sees an invoice behind a link and pays that one, not an older one, once, however often the button is pressed', async () => {
    const { invoices } = await wedding();
    const id = invoices[2]?.id ?? 0;
    const { path } = (await admin.post(`${BASE}/invoices/${id}/link/`)).json<{ path: string }>();
    const open = `${BASE}/public/${path.split('/').at(-1)}/`;
    const visitor = test.visitor();
    const page = (await visitor.get(open)).json<PayPage>();
    expect(page).toMatchObject({ number: invoices[2]?.number, balance_cents: 160_863, can_pay: true });
    expect(JSON.stringify(page)).not.toMatch(/cost_cents|margin/);
    const press = (amount_cents: number, key: string) => visitor.post(`${open}pay/`, { amount_cents, key });
    const key = 'k'.repeat(20);
    const answers = await Promise.all([press(160_863, key), press(160_863, key), press(160_863, key)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toMatchObject(
      Array.from({ length: 3 }, () => [200, { balance_cents: 0 }]),
    );
    expect((await visitor.get(open)).json()).toMatchObject({ balance_cents: 0, paid_cents: 160_863, can_pay: false });
    expect((await press(100, 'n'.repeat(20))).json()).toMatchObject({ code: 'payments.more_than_open' });
  });

  it('who pays with the test provider has paid nothing: it is marked, and never counted as received', async () => {
    const { project, invoices } = await wedding();
    const before = (await admin.get(`${BASE}/dashboard/`)).json<MoneyOverview>();
    const { path } = (await admin.post(`${BASE}/invoices/${invoices[0]?.id}/link/`)).json<{ path: string }>();
    const open = `${BASE}/public/${path.split('/').at(-1)}/`;
    const visitor = test.visitor();
    expect((await visitor.get(open)).json()).toMatchObject({ pay_by: 'test' });
    expect((await visitor.post(`${open}pay/`, { amount_cents: 160_864, key: 't'.repeat(20) })).statusCode).toBe(200);
    expect((await moneyOf(project)).payments).toMatchObject([{ provider: 'test', amount_cents: 160_864 }]);
    const after = (await admin.get(`${BASE}/dashboard/`)).json<MoneyOverview>();
    expect([after.received_this_month_cents, after.received]).toEqual([before.received_this_month_cents, before.received]);
  });

  it('is given no link to what is not issued', async () => {
    const { project } = await wedding();
    const draft = (await admin.post(`${INVOICES}/`, { project_id: project, title: 'Later' })).json<Invoice>();
    expect((await admin.post(`${BASE}/invoices/${draft.id}/link/`)).json()).toMatchObject({ code: 'payments.not_issued' });
  });
});

describe('where the installation has no online payments', () => {
  let real: TestApp;
  beforeAll(async () => (real = await createTestApp({ clock: () => now, env: { PAYMENTS_PROVIDER: 'none' } })));
  afterAll(() => real.stop());

  it('a client with a link pays nothing by pressing, and reads how to pay by transfer', async () => {
    const owner = await real.signIn('adminA');
    const made = await owner.post('/api/tenant_crm/projects/', { name: 'Lund', event_type: 'wedding', event_date: '2027-06-12' });
    const draft = { project_id: made.json<{ id: number }>().id, title: 'Flowers', due_date: '2027-03-01', lines: [line(160_864)] };
    const { id } = (await owner.post(`${INVOICES}/`, draft)).json<Invoice>();
    await owner.post(`${INVOICES}/${id}/issue/`);
    const transfer_text = 'Fern Bank, account 12 34';
    const settings = { url: `${BASE}/settings/`, body: { transfer_text } };
    expect((await owner.send('PATCH', settings)).statusCode).toBe(428);
    expect((await owner.send('PATCH', { ...settings, headers: { 'if-match': '"1-0"' } })).json()).toMatchObject({
      version: 1,
      pay_by: 'transfer',
    });
    expect((await owner.send('PATCH', { ...settings, headers: { 'if-match': '"1-0"' } })).statusCode).toBe(412);
    const { path } = (await owner.post(`${BASE}/invoices/${id}/link/`)).json<{ path: string }>();
    const open = `${BASE}/public/${path.split('/').at(-1)}/`;
    const visitor = real.visitor();
    expect((await visitor.get(open)).json()).toMatchObject({ pay_by: 'transfer', transfer_text, can_pay: true });
    const refused = await visitor.post(`${open}pay/`, { amount_cents: 160_864, key: 'k'.repeat(20) });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'payments.not_online' }]);
    expect((await visitor.get(open)).json()).toMatchObject({ balance_cents: 160_864, paid_cents: 0 });
    expect((await owner.get(`${BASE}/projects/${draft.project_id}/`)).json()).toMatchObject({ payments: [], balance_cents: 160_864 });
  });
});

it('the money of the business says what is late, due, expected and received', async () => {
  now = new Date('2027-04-20T15:00:00Z');
  admin = await test.signIn('adminA');
  const before = (await admin.get(`${BASE}/dashboard/`)).json<MoneyOverview>();
  const { project } = await wedding();
  await record(project, 200_000, { received_on: '2027-04-02' });
  const after = (await admin.get(`${BASE}/dashboard/`)).json<MoneyOverview>();
  const more = (field: 'open_cents' | 'overdue_cents' | 'received_this_month_cents') => after[field] - before[field];
  expect([more('open_cents'), more('overdue_cents'), more('received_this_month_cents')]).toEqual([336_212, 175_349, 200_000]);
  expect(after.ageing.d60 - before.ageing.d60).toBe(175_349);
  expect((after.forecast[1]?.cents ?? 0) - (before.forecast[1]?.cents ?? 0)).toBe(160_863);
  expect(after.received.at(-1)).toMatchObject({ month: '2027-04' });
  expect(after.late).toContainEqual(expect.objectContaining({ project_id: project, open_cents: 175_349, due_on: '2027-03-14' }));
});
