import type { Partner } from '@butterfly/contracts/referral_portal';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/referral_portal/partners/';

let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const create = async (title: string) => (await admin.post(BASE, { title })).json<Partner>();
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  admin.send('PATCH', { url: `${BASE}${id}/`, body, headers });
const titles = async (query: string) =>
  (await admin.get(`${BASE}?${query}`)).json<{ results: Partner[] }>().results.map(({ title }) => title);

describe('partners', () => {
  it('are listed with what was written last first, and found by a part of their text', async () => {
    await create('Order 50 % more ribbon');
    await create('Call the venue');
    expect(await titles('')).toEqual(['Call the venue', 'Order 50 % more ribbon']);
    expect([await titles('search=50 %25'), await titles('search=0_%25')]).toEqual([['Order 50 % more ribbon'], []]);
  });

  it('are changed by who names the version that there is, and by nobody else', async () => {
    const { id } = await create('Wire');
    const { etag } = (await admin.get(`${BASE}${id}/`)).headers;
    expect((await patch(id, { body: 'Green' })).json()).toMatchObject({ code: 'precondition_required' });
    expect((await patch(id, { body: 'Green' }, { 'if-match': String(etag) })).json()).toMatchObject({ title: 'Wire', body: 'Green' });
    const late = await patch(id, { body: 'Blue' }, { 'if-match': String(etag) });
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'version_conflict', current: { body: 'Green' } }]);
  });

  it('leave the list for the archive, cannot be changed there, and come back', async () => {
    const { id } = await create('Old hat');
    const archive = () => admin.post(`${BASE}${id}/archive/`);
    expect([(await archive()).statusCode, (await archive()).statusCode]).toEqual([200, 200]);
    expect([await titles('search=hat'), await titles('search=hat&archived=true')]).toEqual([[], ['Old hat']]);
    expect((await patch(id, { title: 'New hat' }, { 'if-match': '*' })).json()).toMatchObject({ code: 'referral_portal.partner_archived' });
    await admin.post(`${BASE}${id}/restore/`);
    expect(await titles('search=hat')).toEqual(['Old hat']);
  });

  it('leave as CSV, and come in as CSV: those that are there already are known', async () => {
    await create('Ferns, in "pots"');
    expect((await admin.get(`${BASE}export.csv/?search=ferns`)).body).toContain('"Ferns, in ""pots""",');
    const imports = '/api/records/referral_portal.partner/imports/';
    const text = 'Name,Description\n"Ferns, in ""pots""",Twelve\nMoss,A crate\n,Nothing\n';
    const { id } = (await admin.post(imports, { file_name: 'partners.csv', text })).json<{ id: number }>();
    const { counts } = (await admin.post(`${imports}${id}/check/`)).json<{ counts: object }>();
    expect(counts).toEqual({ created: 1, updated: 0, skipped: 1, failed: 1 });
  });
});
