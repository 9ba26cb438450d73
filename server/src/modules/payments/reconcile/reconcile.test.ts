import type { ProjectMoney, ReadStatement, Reconciled } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/payments';
const INVOICES = '/api/proposal_and_invoice/invoices';
const now = new Date('2027-02-05T15:00:00Z');
let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const LINE = { name: 'Flowers', section: '', qty_milli: 1_000, unit: '', discount_bps: 0, tax_bps: null, rental_cents: 0 };
async function invoiced(name: string, cents: number): Promise<Invoice> {
  const project = await admin.post('/api/tenant_crm/projects/', { name, event_type: 'wedding', event_date: '2027-06-12' });
  const draft = {
    project_id: project.json<{ id: number }>().id,
    title: 'Flowers',
    due_date: '2027-02-01',
    lines: [{ ...LINE, unit_price_cents: cents }],
  };
  const { id } = (await admin.post(`${INVOICES}/`, draft)).json<Invoice>();
  return (await admin.post(`${INVOICES}/${id}/issue/`)).json<Invoice>();
}
const read = async (csv: string) => (await admin.post(`${BASE}/reconcile/read/`, { csv })).json<ReadStatement>();
const book = (rows: readonly object[]) => admin.post(`${BASE}/reconcile/book/`, { rows });
const toBook = ({ rows }: ReadStatement) =>
  rows.flatMap(({ nth, booked_on, amount_cents, text, places }) =>
    places[0] ? [{ nth, booked_on, amount_cents, text, invoice_id: places[0].invoice_id }] : [],
  );

describe('a bank statement', () => {
  it('is read with the lines of the bank before its headings; what cannot be read is named by its line, what went out is left', async () => {
    const { number } = await invoiced('Alder', 160_864);
    const csv = `Account 12 34\nDate;Amount;Description\n02/03/2027;1,608.64;${number} Alder\n02/03/2027;-50.00;Rent\n02/31/2027;10.00;No such day\n02/03/2027;ten;Words\n;;\n02/04/2027;;Empty`;
    const found = await read(csv);
    expect(found.rows).toMatchObject([
      { line: 3, booked_on: '2027-02-03', amount_cents: 160_864, confidence: 'sure', places: [{ number, project_name: 'Alder' }] },
    ]);
    expect(found.bad).toEqual([
      { line: 5, reason: '“02/31/2027” is no date' },
      { line: 6, reason: '“ten” is no amount' },
      { line: 8, reason: 'The amount is empty' },
    ]);
    expect(found.went_out).toBe(1);
  });

  it('without headings of a day and an amount is none', async () => {
    expect((await admin.post(`${BASE}/reconcile/read/`, { csv: 'a,b\n1,2' })).json()).toMatchObject({ code: 'payments.no_statement' });
  });

  it('is booked once, however often it is sent, and by how many at once', async () => {
    const { number, project_id } = await invoiced('Birch', 120_000);
    const csv = `Date,Amount,Description\n02/03/2027,"1,200.00",${number}`;
    const rows = toBook(await read(csv));
    const answers = (await Promise.all(Array.from({ length: 10 }, () => book(rows)))).map((answer) => answer.json<Reconciled>());
    expect(answers.map(({ booked }) => booked).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(answers.flatMap(({ receipts }) => receipts)).toEqual([expect.stringMatching(/^R-2027-\d{4}$/)]);
    expect(await read(csv)).toMatchObject({ rows: [{ confidence: 'booked', places: [] }] });
    const money = (await admin.get(`${BASE}/projects/${project_id}/`)).json<ProjectMoney>();
    expect(money).toMatchObject({
      balance_cents: 0,
      payments: [{ method: 'bank_transfer', received_on: '2027-02-03', amount_cents: 120_000 }],
    });
  });

  it('that says the same twice means two payments; in the next file they are still those two', async () => {
    const { number, project_id } = await invoiced('Cedar', 100_000);
    const twice = `Date,Amount,Description\n02/03/2027,500.00,${number}\n02/03/2027,500.00,${number}`;
    expect((await book(toBook(await read(twice)))).json()).toMatchObject({ booked: 2, already: 0 });
    const longer = `${twice}\n02/04/2027,1.00,Somebody else`;
    expect((await read(longer)).rows.map(({ confidence }) => confidence).slice(0, 2)).toEqual(['booked', 'booked']);
    expect((await admin.get(`${BASE}/projects/${project_id}/`)).json()).toMatchObject({ balance_cents: 0 });
  });

  it('books nothing of a file with one line that belongs to nobody here', async () => {
    const { id, project_id } = await invoiced('Dogwood', 100_000);
    const row = { nth: 0, booked_on: '2027-02-03', amount_cents: 100_000, text: 'Dogwood' };
    expect(
      (
        await book([
          { ...row, invoice_id: id },
          { ...row, nth: 1, invoice_id: 2_000_000_000 },
        ])
      ).statusCode,
    ).toBe(404);
    expect((await admin.get(`${BASE}/projects/${project_id}/`)).json()).toMatchObject({ payments: [] });
    expect((await book([{ ...row, booked_on: '2027-02-06', invoice_id: id }])).json()).toMatchObject({ code: 'payments.in_the_future' });
  });
});
