import type { MoneySettings } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../../platform/testing/create-test-app';
import type { TestClient } from '../../../../platform/testing/test-client';

const AT = '/api/proposal_and_invoice/settings/';
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const save = (body: object, ifMatch = '*') => admin.send('PATCH', { url: AT, body, headers: { 'if-match': ifMatch } });
const read = async () => (await admin.get(AT)).json<MoneySettings>();
const SATURDAYS = { weekdays: [6], from: '05-01', to: '10-31', cents: 350_000 };

describe('what a business has said of its money', () => {
  it('keeps minimum orders and who writes invoices apart: one is saved without the other', async () => {
    expect(await read()).toMatchObject({ minimums: [], can_edit: true });
    const seller = { ...(await read()).seller, legal_name: 'Fern & Thistle LLC' };
    expect((await save({ seller })).statusCode).toBe(200);
    expect((await save({ minimums: [SATURDAYS] })).json()).toMatchObject({
      minimums: [SATURDAYS],
      seller: { legal_name: 'Fern & Thistle LLC' },
    });
    expect(await read()).toMatchObject({ minimums: [SATURDAYS], seller: { legal_name: 'Fern & Thistle LLC' } });
  });

  it.each([
    ['half a season', { ...SATURDAYS, to: null }],
    ['a day that no month has', { ...SATURDAYS, from: '13-01' }],
    ['an eighth day of the week', { ...SATURDAYS, weekdays: [8] }],
    ['nothing at all', { ...SATURDAYS, cents: 0 }],
  ])('takes no minimum of %s', async (_what, minimum) => {
    expect((await save({ minimums: [minimum] })).statusCode).toBe(400);
  });

  it('is not written over by who has seen an older one', async () => {
    const { headers } = await admin.get(AT);
    await save({ minimums: [] });
    expect((await save({ minimums: [SATURDAYS] }, String(headers['etag']))).statusCode).toBe(412);
  });
});
