import type { Expense, ProjectProfit } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { addPersonWith } from '../../../platform/testing/test-people';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/payments';
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-05T15:00:00Z') });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function project(): Promise<number> {
  return (await admin.post('/api/tenant_crm/projects/', { name: 'Marlow, "Okafor"', event_type: 'wedding' })).json<{ id: number }>().id;
}
async function invoiced(project_id: number, unit_price_cents: number): Promise<number> {
  const line = {
    name: 'Flowers',
    section: '',
    qty_milli: 1_000,
    unit: '',
    unit_price_cents,
    discount_bps: 0,
    tax_bps: 825,
    rental_cents: 0,
  };
  const { id } = (await admin.post('/api/proposal_and_invoice/invoices/', { project_id, title: 'Flowers', lines: [line] })).json<Invoice>();
  await admin.post(`/api/proposal_and_invoice/invoices/${id}/issue/`);
  return id;
}
const bill = (project_id: number, more: object = {}) =>
  admin.post(`${BASE}/expenses/`, {
    ...{ project_id, category: 'flowers', vendor: 'Hudson Wholesale', amount_cents: 43_300, tax_cents: 3_300, spent_on: '2027-02-01' },
    ...more,
  });
const profitOf = async (id: number) => (await admin.get(`${BASE}/projects/${id}/profit/`)).json<ProjectProfit>();

describe('what is left of a project', () => {
  it('is what was invoiced without its tax, less the bills without theirs', async () => {
    const id = await project();
    await invoiced(id, 200_000);
    await bill(id);
    await bill(id, { category: 'freelancers', vendor: 'Ida', amount_cents: 10_000, tax_cents: 0 });
    expect(await profitOf(id)).toEqual({
      ...{ currency: 'USD', revenue_cents: 200_000, costs_cents: 50_000, profit_cents: 150_000, margin_bps: 7_500 },
      costs: [
        { category: 'flowers', cents: 40_000, share_bps: 8_000 },
        { category: 'freelancers', cents: 10_000, share_bps: 2_000 },
      ],
    });
  });

  it('falls with a credit note by what that is without tax', async () => {
    const id = await project();
    const invoice = await invoiced(id, 200_000);
    await admin.post(`/api/proposal_and_invoice/invoices/${invoice}/credit/`, { reason: 'Fewer', amount_cents: 108_250 });
    expect(await profitOf(id)).toMatchObject({ revenue_cents: 100_000 });
  });

  it('has no margin where nothing was invoiced', async () => {
    const id = await project();
    await bill(id);
    expect(await profitOf(id)).toMatchObject({ revenue_cents: 0, profit_cents: -40_000, margin_bps: null });
  });
});

describe('a bill', () => {
  it('is changed on the version that was read, put away and brought back', async () => {
    const id = await project();
    const made = (await bill(id)).json<Expense>();
    const url = `${BASE}/expenses/${made.id}/`;
    const save = (body: object, match = `"${made.id}-1"`) => admin.send('PATCH', { url, body, headers: { 'if-match': match } });
    expect((await save({ amount_cents: 50_000 })).json()).toMatchObject({ amount_cents: 50_000, version: 2 });
    expect((await save({ note: 'x' })).statusCode).toBe(412);
    expect((await save({ tax_cents: 50_001 }, '*')).json()).toMatchObject({ code: 'payments.tax_too_large' });
    await admin.post(`${url}archive/`);
    expect((await admin.get(`${BASE}/expenses/?project=${id}`)).json()).toMatchObject({ count: 0 });
    expect(await profitOf(id)).toMatchObject({ costs_cents: 0 });
    await admin.post(`${url}restore/`);
    expect(await profitOf(id)).toMatchObject({ costs_cents: 46_700 });
  });

  it.each([
    ['tax beyond the amount', { tax_cents: 43_301 }, 'tax_cents'],
    ['no amount', { amount_cents: 0, tax_cents: 0 }, 'amount_cents'],
    ['no vendor', { vendor: ' ' }, 'vendor'],
    ['a day that is none', { spent_on: '2027-02-30' }, 'spent_on'],
  ])('is refused with %s, by its field', async (_what, more, field) => {
    const refused = await bill(await project(), more);
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  it('is nothing for who may not see costs', async () => {
    await addPersonWith(test.platform, {
      ...{ tenantId: test.tenantA, email: 'no-costs@a.example' },
      ...{ plugins: ['payments'], features: ['record_payment'] },
    });
    const member = await test.signIn('no-costs@a.example');
    const id = await project();
    for (const url of [
      `${BASE}/expenses/?project=${id}`,
      `${BASE}/projects/${id}/profit/`,
      `${BASE}/export.csv/?from=2027-01-01&to=2027-12-31`,
    ])
      expect((await member.get(url)).json()).toMatchObject({ code: 'feature_required' });
  });
});

describe('the export for the accountant', () => {
  it('has every invoice, credit note, payment, refund and bill of the days, and no formula', async () => {
    const id = await project();
    const invoice = await invoiced(id, 200_000);
    const paid = await admin.post(`${BASE}/payments/`, { project_id: id, amount_cents: 50_000, method: 'cash', received_on: '2027-02-03' });
    const payment = paid.json<{ payments: { id: number }[] }>().payments[0]?.id ?? 0;
    await admin.post(`${BASE}/payments/${payment}/refund/`, { amount_cents: 10_000, reason: 'Too much' });
    await admin.post(`/api/proposal_and_invoice/invoices/${invoice}/credit/`, { reason: 'Fewer', amount_cents: 10_825 });
    await bill(id, { vendor: '=HYPERLINK("http://evil")' });
    const lines = (await admin.get(`${BASE}/export.csv/?from=2027-02-01&to=2027-02-28`)).body
      .split('\r\n')
      .filter((line) => line.includes(`,${id},`));
    const cells = lines.map((line) => line.replace(/"[^"]*(""[^"]*)*"/g, 'text').split(','));
    expect(cells.map(([day, what, , , , , how, amount, tax, currency]) => [day, what, how, amount, tax, currency])).toEqual([
      ['2027-02-05', 'invoice', '', '2165', '165', 'USD'],
      ['2027-02-05', 'credit note', '', '-108.25', '', 'USD'],
      ['2027-02-03', 'payment', 'cash', '500', '', 'USD'],
      ['2027-02-05', 'refund', 'cash', '-100', '', 'USD'],
      ['2027-02-01', 'bill', 'flowers', '-433', '-33', 'USD'],
    ]);
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect((await admin.get(`${BASE}/export.csv/?from=2026-02-01&to=2026-02-28`)).body.split('\r\n')).toHaveLength(2);
  });
});
