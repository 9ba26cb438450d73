import { XMLParser } from 'fast-xml-parser';
import type { EInvoiceCheck, Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { createDemoApp } from '../../../../platform/testing/create-demo-app';
import type { TestApp } from '../../../../platform/testing/create-test-app';
import { TestClient } from '../../../../platform/testing/test-client';

const BASE = '/api/proposal_and_invoice';
let test: TestApp;
let dutch: TestClient;

beforeAll(async () => {
  test = await createDemoApp('2026-11-27');
  dutch = await new TestClient(test.origin).signIn('admin@blauwe-reiger.example', 'butterfly-demo');
}, 120_000);
afterAll(() => test.stop());

const listed = async () => (await dutch.get(`${BASE}/invoices/`)).json<{ results: Invoice[] }>().results;
const ubl = async (id: number) => {
  const answer = await dutch.get(`${BASE}/invoices/${id}/e-invoice/ubl/`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml']);
  return new XMLParser({ removeNSPrefix: true }).parse(String(answer.body)) as {
    Invoice: {
      LegalMonetaryTotal: Record<string, number>;
      TaxTotal: { TaxAmount: number; TaxSubtotal: { TaxAmount: number; TaxCategory: { Percent: number } }[] };
    };
    CreditNote: { LegalMonetaryTotal: Record<string, number>; TaxTotal: { TaxAmount: number } };
  };
};
const amount = (cents: number) => cents / 100;

describe('the electronic invoice of the Dutch demo business', () => {
  it('has both rates and the totals of the invoice, and the PDF of it', async () => {
    const found = (await listed()).find(({ title }) => title === 'Jubileum Van Houten');
    const id = found?.id ?? 0;
    const invoice = (await dutch.get(`${BASE}/invoices/${id}/`)).json<Invoice>();
    expect((await dutch.get(`${BASE}/invoices/${id}/e-invoice/`)).json<EInvoiceCheck>()).toEqual({ is_offered: true, missing: [] });
    const { LegalMonetaryTotal: total, TaxTotal: tax } = (await ubl(id)).Invoice;
    expect(total).toMatchObject({ TaxInclusiveAmount: amount(invoice.total_cents), PayableAmount: amount(invoice.balance_cents) });
    expect(tax.TaxSubtotal.map(({ TaxAmount, TaxCategory: { Percent } }) => [Percent, TaxAmount])).toEqual(
      invoice.taxes.map(({ tax_bps, tax_cents }) => [tax_bps / 100, amount(tax_cents)]),
    );
    expect(invoice.taxes.map(({ tax_bps }) => tax_bps)).toEqual([900, 2_100]);
    const pdf = await dutch.get(`${BASE}/invoices/${id}/e-invoice/pdf/`);
    expect([pdf.statusCode, pdf.headers['content-type'], String(pdf.body).includes('factur-x.xml')]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
  });

  it('takes a credit note back with its share of both taxes', async () => {
    const id = (await listed()).find(({ title }) => title === 'Jubileum Van Houten')?.id ?? 0;
    const note = (await dutch.post(`${BASE}/invoices/${id}/credit/`, { reason: 'Eén boog minder', amount_cents: 64_900 })).json<Invoice>();
    expect(note.taxes.map(({ tax_bps }) => tax_bps)).toEqual([900, 2_100]);
    const { LegalMonetaryTotal: total, TaxTotal: tax } = (await ubl(note.id)).CreditNote;
    expect(total['TaxInclusiveAmount']).toBe(649);
    expect(tax.TaxAmount).toBe(amount(-note.taxes.reduce((sum, { tax_cents }) => sum + tax_cents, 0)));
  });

  it('is refused with a list of what is missing, until it is said', async () => {
    const id = (await listed()).find(({ title }) => title === 'Bloemen')?.id ?? 0;
    const { missing } = (await dutch.get(`${BASE}/invoices/${id}/e-invoice/`)).json<EInvoiceCheck>();
    expect(missing).toEqual(['buyer_country']);
    const refused = await dutch.get(`${BASE}/invoices/${id}/e-invoice/ubl/`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'proposal_and_invoice.e_invoice_incomplete', missing }]);
    const { results } = (await dutch.get('/api/tenant_crm/contacts/?search=marlow')).json<{ results: { id: number }[] }>();
    const address = { line1: 'Maliebaan 1', city: 'Utrecht', country: 'Nederland' };
    const url = `/api/tenant_crm/contacts/${results[0]?.id}/`;
    await dutch.send('PATCH', { url, body: { address }, headers: { 'if-match': '*' } });
    expect((await dutch.get(`${BASE}/invoices/${id}/e-invoice/`)).json<EInvoiceCheck>().missing).toEqual([]);
  });

  it('is not offered to a business elsewhere', async () => {
    const fern = await new TestClient(test.origin).signIn('admin@fern-thistle.example', 'butterfly-demo');
    const [first] = (await fern.get(`${BASE}/invoices/`)).json<{ results: Invoice[] }>().results;
    expect((await fern.get(`${BASE}/invoices/${first?.id}/e-invoice/`)).json()).toMatchObject({ is_offered: false });
  });
});
