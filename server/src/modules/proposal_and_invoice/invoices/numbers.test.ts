import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/proposal_and_invoice/invoices/';
const WORKERS = 16;
const INVOICES = 500;
/** Every so many is given its number and then taken back with its whole transaction. */
const ROLLED_BACK = 7;
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T15:00:00Z') });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const LINE = {
  ...{ name: 'Vase', section: '', qty_milli: 1_000, unit: '', unit_price_cents: 10_000, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
};

it('500 invoices issued by 16 workers have numbers without a gap, none of them twice, also where transactions are rolled back', async () => {
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Many' })).json<{ id: number }>().id;
  const book = test.platform.api('proposal_and_invoice').invoices;
  const charge = { projectId: project, title: 'Vases', cents: 10_825, currency: 'USD', billTo: { name: 'Tess', email: '', address: '' } };
  const place = { tenantId: test.tenantA, memberId: null };
  /** By the book, as payments and acceptances do it, and by hand in turn. */
  const byHand = async (): Promise<string | null> => {
    const draft = (await admin.post(BASE, { project_id: project, title: 'Vases', lines: [LINE] })).json<Invoice>();
    const issued = await admin.post(`${BASE}${draft.id}/issue/`);
    expect(issued.statusCode).toBe(200);
    return issued.json<Invoice>().number;
  };
  const byBook = () => test.platform.db.withTenant(place, async (db) => (await book.charge(db, charge)).number);
  const lost = async () => {
    const failing = test.platform.db.withTenant(place, async (db) => {
      await book.charge(db, charge);
      throw new Error('Something after the number failed.');
    });
    await expect(failing).rejects.toThrow('Something after the number failed.');
  };
  const numbers: (string | null)[] = [];
  let next = 0;
  const work = async () => {
    while (next < INVOICES) {
      const at = (next += 1);
      if (at % ROLLED_BACK === 0) await lost();
      numbers.push(at % 5 === 0 ? await byHand() : await byBook());
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  const wanted = Array.from({ length: INVOICES }, (_, at) => `INV-2027-${String(at + 1).padStart(4, '0')}`);
  expect([...numbers].sort()).toEqual(wanted);
  const kept = await test.platform.db.withTenant(place, (db) =>
    db.rows<{ number: string }>('select number from proposal_and_invoice_invoice order by number'),
  );
  expect(kept.map(({ number }) => number)).toEqual(wanted);
}, 240_000);
