import { createHash } from 'node:crypto';
import type { Invoice, MoneySettings } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../../platform/testing/create-test-app';
import type { TestClient } from '../../../../platform/testing/test-client';

const BASE = '/api/proposal_and_invoice';
const LINE = {
  ...{ name: 'Vase', section: '', qty_milli: 1_000, unit: '', unit_price_cents: 10_000, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
};
const SELLER = {
  ...{ legal_name: 'Fern Ltd', line1: 'Warren Street 12', line2: '', postal_code: '12534', city: 'Hudson', country: 'US' },
  ...{ tax_id: '', registration: '', email: '' },
};
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function draft(): Promise<Invoice> {
  const { id: project_id } = (await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor' })).json<{ id: number }>();
  return (await admin.post(`${BASE}/invoices/`, { project_id, title: 'Vases', lines: [LINE] })).json<Invoice>();
}
const fingerprint = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

describe('the PDF of an invoice', () => {
  it('is the same file for the team and behind the link of the client, and nobody else’s', async () => {
    const { id } = await draft();
    const { number } = (await admin.post(`${BASE}/invoices/${id}/issue/`)).json<Invoice>();
    const ours = await admin.get(`${BASE}/invoices/${id}/pdf/`);
    expect([ours.statusCode, ours.headers['content-type'], String(ours.body).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(ours.headers).toMatchObject({ 'content-disposition': `inline; filename="${number}.pdf"`, 'cache-control': 'private, no-store' });
    const { path } = (await admin.post(`/api/payments/invoices/${id}/link/`)).json<{ path: string }>();
    const theirs = await test.visitor().get(`/api/payments/public/${path.split('/').at(-1)}/pdf/`);
    expect(fingerprint(theirs.body)).toBe(fingerprint(ours.body));
    expect((await test.visitor().get(`/api/payments/public/${'a'.repeat(43)}/pdf/`)).statusCode).toBe(404);
    expect((await (await test.signIn('adminB')).get(`${BASE}/invoices/${id}/pdf/`)).statusCode).toBe(404);
  });

  it('changes with what came in, and a draft has one under its own name', async () => {
    const { id, project_id } = await draft();
    const early = await admin.get(`${BASE}/invoices/${id}/pdf/`);
    expect(early.headers['content-disposition']).toBe(`inline; filename="draft-${id}.pdf"`);
    await admin.post(`${BASE}/invoices/${id}/issue/`);
    const before = await admin.get(`${BASE}/invoices/${id}/pdf/`);
    await admin.post('/api/payments/payments/', { project_id, amount_cents: 5_000, method: 'cash', received_on: '2026-01-05' });
    expect(fingerprint((await admin.get(`${BASE}/invoices/${id}/pdf/`)).body)).not.toBe(fingerprint(before.body));
  });
});

describe('who writes invoices', () => {
  const save = (who: TestClient, ifMatch: string, seller: object = SELLER) =>
    who.send('PATCH', { url: `${BASE}/settings/`, body: { seller }, headers: { 'if-match': ifMatch } });

  it('is said by administrators, once at a time, and stands on every invoice from then on', async () => {
    const { id } = await draft();
    const before = await admin.get(`${BASE}/invoices/${id}/pdf/`);
    const first = await admin.get(`${BASE}/settings/`);
    expect(first.json<MoneySettings>()).toMatchObject({ seller: { country: '' }, can_edit: true, version: 0 });
    const etag = String(first.headers['etag']);
    expect((await save(admin, etag)).json<MoneySettings>()).toMatchObject({ seller: SELLER, version: 1 });
    expect((await save(admin, etag)).statusCode).toBe(412);
    expect((await save(await test.signIn('plainA'), '*')).statusCode).toBe(403);
    expect((await save(admin, '*', { ...SELLER, country: 'usa' })).statusCode).toBe(400);
    expect(fingerprint((await admin.get(`${BASE}/invoices/${id}/pdf/`)).body)).not.toBe(fingerprint(before.body));
    expect((await (await test.signIn('adminB')).get(`${BASE}/settings/`)).json<MoneySettings>().seller.legal_name).toBe('');
  });
});

it('an invoice is for who pays, with the address and tax number of the day it is written', async () => {
  const organization = await admin.post('/api/tenant_crm/organizations/', { name: 'Bloem B.V.', tax_id: 'NL001234567B01' });
  const contact = {
    ...{ first_name: 'Anna', last_name: 'Bakker', email: 'anna@bloem.example', organization_id: organization.json<{ id: number }>().id },
    address: { line1: 'Keizersgracht 12', city: 'Amsterdam', postal_code: '1015 CN', country: 'Netherlands' },
  };
  const { id: contact_id } = (await admin.post('/api/tenant_crm/contacts/', contact)).json<{ id: number }>();
  const { id: project_id } = (await admin.post('/api/tenant_crm/projects/', { name: 'Bloem' })).json<{ id: number }>();
  await admin.post(`/api/tenant_crm/projects/${project_id}/people/`, { contact_id, role: 'partner1', is_billing: true });
  const made = (await admin.post(`${BASE}/invoices/`, { project_id, title: 'Vases', lines: [LINE] })).json<Invoice>();
  expect(made.bill_to).toEqual({
    ...{ name: 'Anna Bakker', email: 'anna@bloem.example', address: 'Keizersgracht 12\n1015 CN Amsterdam\nNetherlands' },
    ...{ country: 'NL', city: 'Amsterdam', postal_code: '1015 CN', tax_id: 'NL001234567B01' },
  });
});
