import { createHash } from 'node:crypto';
import type { Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/proposal_and_invoice';
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const fingerprint = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const LINE = {
  ...{ key: 'arch', name: 'Arch', description: '', qty_milli: 1_000, unit: '', unit_price_cents: 144_000, discount_bps: 0 },
  ...{ tax_bps: null, rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
};
const SECTION = { key: 'a', title: 'Ceremony', description: '', kind: 'products', show_prices: 'itemised', lines: [LINE] };
const PLAN = [{ key: 'a', label: 'All', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }];

async function sent() {
  const { id: project_id } = (await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor' })).json<{ id: number }>();
  const { id } = (await admin.post(`${BASE}/proposals/`, { project_id })).json<Proposal>();
  const at = `${BASE}/proposals/${id}/`;
  const now = { headers: { 'if-match': '*' } };
  const content = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, sections: [SECTION], adjustments: [], plan: PLAN };
  expect((await admin.send('PATCH', { url: at, body: { content }, ...now })).statusCode).toBe(200);
  expect((await admin.send('POST', { url: `${at}send/`, ...now })).statusCode).toBe(200);
  const token = (await admin.get(`${at}address/`)).json<{ path: string }>().path.split('/').at(-1) ?? '';
  return { at, token };
}

describe('the PDF of a proposal', () => {
  it('is the same file for the team and for who has the link, and nothing once the offer has ended', async () => {
    const { at, token } = await sent();
    const page = (await test.visitor().get(`${BASE}/public/${token}/`)).json<SharedProposal>();
    expect(page.state).toBe('open');
    const ours = await admin.get(`${at}pdf/`);
    const theirs = await test.visitor().get(`${BASE}/public/${token}/pdf/`);
    expect([ours.statusCode, ours.headers['content-type'], theirs.statusCode]).toEqual([200, 'application/pdf', 200]);
    expect(String(ours.body).slice(0, 5)).toBe('%PDF-');
    expect(fingerprint(theirs.body)).toBe(fingerprint(ours.body));
    await admin.post(`${at}expire/`);
    expect((await test.visitor().get(`${BASE}/public/${token}/pdf/`)).json()).toMatchObject({ code: 'proposal_and_invoice.not_shown' });
    expect((await admin.get(`${at}pdf/`)).statusCode).toBe(200);
  });

  it('of a change to what was accepted says the difference to both, and all of it when that is asked for', async () => {
    const { at, token } = await sent();
    const link = (one: string) => `${BASE}/public/${one}/`;
    const client = test.visitor();
    const page = (await client.get(link(token))).json<SharedProposal & { state: 'open' }>();
    const yes = { name: 'Tess', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: page.consent.version };
    expect((await client.post(`${link(token)}accept/`, { seen: page.seen, ...yes })).statusCode).toBe(200);
    const { id } = (await admin.post(`${at}new-version/`)).json<Proposal>();
    const next = `${BASE}/proposals/${id}/`;
    const now = { headers: { 'if-match': '*' } };
    const sections = [{ ...SECTION, lines: [{ ...LINE, qty_milli: 2_000 }] }];
    const content = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, sections, adjustments: [], plan: PLAN };
    await admin.send('PATCH', { url: next, body: { content }, ...now });
    await admin.send('POST', { url: `${next}send/`, ...now });
    const other = (await admin.get(`${next}address/`)).json<{ path: string }>().path.split('/').at(-1) ?? '';
    const files = await Promise.all([
      admin.get(`${next}pdf/`),
      test.visitor().get(`${link(other)}pdf/`),
      admin.get(`${next}pdf/?whole=true`),
      test.visitor().get(`${link(other)}pdf/?whole=true`),
    ]);
    const [ours, theirs, all, allTheirs] = files.map(({ body }) => fingerprint(body));
    expect([theirs, allTheirs]).toEqual([ours, all]);
    expect(ours).not.toBe(all);
    expect(String(files[0]?.headers['content-disposition'])).toContain('-2-change.pdf');
    // What was accepted is told whole.
    expect(String((await admin.get(`${at}pdf/`)).headers['content-disposition'])).toContain('-1.pdf');
  });
});
