import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { wedding } from '../testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice/invoices/';
let test: TestApp;
let admin: TestClient;
let project: number;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T15:00:00Z') });
  admin = await test.signIn('adminA');
  const made = await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' });
  project = made.json<{ id: number }>().id;
});
afterAll(() => test.stop());

const line = (unit_price_cents: number, more: object = {}) => ({
  ...{ name: 'Vase', section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  ...more,
});
const draft = async (lines: object[] = [line(10_000)]) =>
  (await admin.post(BASE, { project_id: project, title: 'Vases', lines })).json<Invoice>();
const say = async (id: number, verb: string, body?: object) => admin.post(`${BASE}${id}/${verb}/`, body);
const read = async (id: number) => (await admin.get(`${BASE}${id}/`)).json<Invoice>();
const issued = async () => (await say((await draft()).id, 'issue')).json<Invoice>();
const inTenant = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const book = () => test.platform.api('proposal_and_invoice').invoices;

/** The accepted wedding of the worked example. */
async function ofWedding(acceptedOn = '2027-02-01'): Promise<{ proposal: number; invoice: Invoice }> {
  const proposal = (await admin.post('/api/proposal_and_invoice/proposals/', { project_id: project })).json<{ id: number }>().id;
  const wanted = {
    ...{ projectId: project, proposalId: proposal, title: 'Flowers', currency: 'USD', content: wedding(12) },
    ...{ acceptedOn, issuedOn: '2027-02-01', eventOn: '2027-06-12', billTo: { name: 'Tess', email: 'tess@example.com', address: '' } },
  };
  return { proposal, invoice: await inTenant((db) => book().invoiceOfProposal(db, wanted)) };
}
const plan = ({ installments }: Invoice) => installments.map(({ due_on, amount_cents }) => [due_on, amount_cents]);

it('are listed with and without their project', async () => {
  const { id } = await draft();
  for (const query of ['', `?project=${project}`]) {
    const listed = (await admin.get(`${BASE}${query}`)).json<{ results: { id: number; balance_cents: number }[] }>();
    expect(listed.results.find((row) => row.id === id)).toMatchObject({ balance_cents: 10_825 });
  }
});

it('what comes to more than money can be is refused by its field, and nothing is written', async () => {
  const before = (await admin.get(BASE)).json<{ count: number }>().count;
  const dear = { ...line(100_000_000), qty_milli: 10_000_000 };
  const refused = await admin.post(BASE, { project_id: project, title: 'Vases', lines: [dear] });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { lines: ['come to more than an amount can be'] } }]);
  expect((await admin.get(BASE)).json<{ count: number }>().count).toBe(before);
});

describe('the invoice of an accepted proposal', () => {
  it('comes to the total in the parts of its plan', async () => {
    const { invoice } = await ofWedding();
    expect(invoice).toMatchObject({ status: 'issued', total_cents: 536_212, balance_cents: 536_212, waiver_cents: 3_330 });
    expect([invoice.lines.length, invoice.adjustments, invoice.taxes.map(({ tax_cents }) => tax_cents)]).toMatchObject([
      5,
      [{ cents: -22_325 }],
      [38_707],
    ]);
    expect(plan(invoice)).toEqual([
      ['2027-02-01', 160_864],
      ['2027-03-14', 214_485],
      ['2027-05-22', 160_863],
    ]);
  });

  it('accepted late asks for what is past with the first open part', async () => {
    expect(plan((await ofWedding('2027-04-01')).invoice)).toEqual([
      ['2027-04-01', 375_349],
      ['2027-05-22', 160_863],
    ]);
  });

  it('is less by a credit note set against its last part, and more by an amendment of its own', async () => {
    const { proposal, invoice } = await ofWedding();
    const change = (changeCents: number) =>
      inTenant<Invoice | null>((db) => book().amendInvoice(db, { proposalId: proposal, title: 'One centrepiece fewer', changeCents }));
    const note = await change(-16_544);
    expect(note).toMatchObject({ kind: 'credit_note', total_cents: -16_544, credit_of_id: invoice.id, balance_cents: 0 });
    const after = await read(invoice.id);
    expect(after).toMatchObject({ total_cents: 536_212, credited_cents: -16_544, balance_cents: 519_668, status: 'issued' });
    expect(plan(after).map(([, amount]) => amount)).toEqual([160_864, 214_485, 144_319]);
    expect(await change(12_340)).toMatchObject({ kind: 'amendment', total_cents: 12_340, installments: [{ due_on: '2027-05-22' }] });
    expect(await change(0)).toBeNull();
  });
});

describe('an invoice', () => {
  it('is a draft without a number until it is issued; then it stays as it is', async () => {
    const { id, number, total_cents } = await draft([line(10_000), line(333, { qty_milli: 2_500, tax_bps: null, discount_bps: 1_000 })]);
    expect([number, total_cents]).toEqual([null, 11_574]);
    const patch = { url: `${BASE}${id}/`, body: { po_number: '4711' } };
    expect((await admin.send('PATCH', patch)).json()).toMatchObject({ code: 'precondition_required' });
    await admin.send('PATCH', { ...patch, headers: { 'if-match': String((await admin.get(`${BASE}${id}/`)).headers['etag']) } });
    const made = (await say(id, 'issue')).json<Invoice>();
    expect(made).toMatchObject({ status: 'issued', po_number: '4711', issue_date: '2027-02-01', installments: [{ amount_cents: 11_574 }] });
    expect(made.number).toMatch(/^INV-2027-\d{4}$/);
    const late = await admin.send('PATCH', { ...patch, headers: { 'if-match': '*' } });
    expect([late.json(), (await say(id, 'issue')).json(), (await admin.send('DELETE', { url: `${BASE}${id}/` })).json()]).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: 'proposal_and_invoice.invoice_is_issued' })),
    );
  });

  it('that asks for nothing is not issued, and can be thrown away', async () => {
    const { id } = await draft([]);
    expect((await say(id, 'issue')).json()).toMatchObject({ code: 'proposal_and_invoice.invoice_is_empty' });
    expect((await admin.send('DELETE', { url: `${BASE}${id}/` })).statusCode).toBe(204);
    expect((await admin.get(`${BASE}${id}/`)).statusCode).toBe(404);
  });

  it('is void while nothing was paid, credited whole or in part, and never by more than it comes to', async () => {
    const [first, second] = [await issued(), await issued()];
    expect((await say(first.id, 'void', { reason: 'Twice' })).json()).toMatchObject({ status: 'void', number: first.number });
    expect((await say(first.id, 'void', { reason: 'Twice' })).json()).toMatchObject({ code: 'invalid_transition' });
    const part = second.installments[0]?.id ?? 0;
    await inTenant((db) => book().move(db, { projectId: project, moved: [{ installment_id: part, cents: 5_000 }] }));
    expect((await say(second.id, 'void', { reason: 'Late' })).json()).toMatchObject({ code: 'proposal_and_invoice.invoice_has_payments' });
    const tooMuch = { reason: 'Broken', amount_cents: 10_826 };
    expect((await say(second.id, 'credit', tooMuch)).json()).toMatchObject({ code: 'proposal_and_invoice.credit_too_large' });
    await say(second.id, 'credit', { reason: 'Broken', amount_cents: 825 });
    expect(await read(second.id)).toMatchObject({ status: 'partially_paid', balance_cents: 5_000 });
    await say(second.id, 'credit', { reason: 'All of it' });
    expect(await read(second.id)).toMatchObject({ status: 'credited', balance_cents: -5_000 });
  });

  it('is written off as far as it is open', async () => {
    const { id } = await issued();
    expect((await say(id, 'write-off', { reason: 'Moved away' })).json()).toMatchObject({ status: 'written_off', balance_cents: 0 });
    expect((await say(id, 'write-off', { reason: 'Again' })).json()).toMatchObject({ code: 'invalid_transition' });
  });

  it('is paid when nothing is open any more, and says so once', async () => {
    const { id, installments } = await issued();
    const move = (cents: number) =>
      inTenant((db) => book().move(db, { projectId: project, moved: [{ installment_id: installments[0]?.id ?? 0, cents }] }));
    await move(10_000);
    expect(await read(id)).toMatchObject({ status: 'partially_paid', balance_cents: 825 });
    await move(825);
    expect(await read(id)).toMatchObject({ status: 'paid', balance_cents: 0 });
  });
});

it('500 issued by 16 at once get numbers without a gap, and none twice', async () => {
  const ids: number[] = [];
  for (let nth = 0; nth < ISSUED; nth += 1) ids.push((await draft()).id);
  const numbers: number[] = [];
  const worker = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const { number } = (await say(id, 'issue')).json<Invoice>();
      numbers.push(Number(number?.slice(-4)));
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  const sorted = numbers.sort((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: ISSUED }, (_, nth) => (sorted[0] ?? 0) + nth));
}, 120_000);

const ISSUED = 500;
