import type { Proposal, ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import type { QuantityChange, QuantityChanged } from './api';
import { line, section, wedding } from './testing/wedding.fixture';

const PROPOSALS = '/api/proposal_and_invoice/proposals/';
const NOW = { 'if-match': '*' };
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T15:00:00Z') });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const change = (wanted: QuantityChange, tenantId = test.tenantA): Promise<QuantityChanged | null> =>
  test.platform.db.withTenant({ tenantId, memberId: null }, (db) => test.platform.api('proposal_and_invoice').changeQuantities(db, wanted));
const fewer = (projectId: number, apply: boolean): QuantityChange => ({
  projectId,
  apply,
  lines: [{ name: ' CENTREPIECE ', quantity: 11 }],
});
const read = async (id: number) => (await admin.get(`${PROPOSALS}${id}/`)).json<Proposal>();
const versions = async (project: number) =>
  (await admin.get(`${PROPOSALS}?project=${project}&ordering=-revision`)).json<{ results: Proposal[] }>().results;

async function drafted(content: ProposalContent = wedding()) {
  const body = { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' };
  const project = (await admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>().id;
  const { id } = (await admin.post(PROPOSALS, { project_id: project })).json<Proposal>();
  const saved = await admin.send('PATCH', { url: `${PROPOSALS}${id}/`, body: { content }, headers: NOW });
  expect(saved.statusCode).toBe(200);
  return { project, id };
}
async function sent() {
  const made = await drafted();
  expect((await admin.send('POST', { url: `${PROPOSALS}${made.id}/send/`, headers: NOW })).statusCode).toBe(200);
  return made;
}

describe('other quantities for a proposal', () => {
  it('are told to the cent before anybody says yes, and nothing is written: 536,212 becomes 519,668 (domain 6.4)', async () => {
    const { project, id } = await drafted();
    const { version } = await read(id);
    expect(await change(fewer(project, false))).toEqual({
      proposal_id: null,
      ...{ before_cents: 536_212, after_cents: 519_668 },
      changed: [{ name: 'centrepiece', before: 12, after: 11, recipe_id: null }],
      before: {
        ...{ subtotal_cents: 516_500, waiver_cents: 3_330, taxes_cents: 38_707, total_cents: 536_212 },
        adjustments: [{ label: 'Early booking', cents: -22_325 }],
      },
      after: {
        ...{ subtotal_cents: 500_500, waiver_cents: 3_240, taxes_cents: 37_453, total_cents: 519_668 },
        adjustments: [{ label: 'Early booking', cents: -21_525 }],
      },
    });
    expect(await read(id)).toMatchObject({ version, total_cents: 536_212 });
    expect(await versions(project)).toHaveLength(1);
  });

  it('change the draft where one is being written, and are nothing the second time', async () => {
    const { project, id } = await drafted();
    expect(await change(fewer(project, true))).toMatchObject({ proposal_id: id, after_cents: 519_668 });
    expect(await read(id)).toMatchObject({ status: 'draft', revision: 1, total_cents: 519_668 });
    expect(await change(fewer(project, true))).toBeNull();
    expect(await versions(project)).toHaveLength(1);
  });

  it('make the next version of what was sent, which stays as the client has it', async () => {
    const { project, id } = await sent();
    const { content_hash } = await read(id);
    const done = await change(fewer(project, true));
    expect(done?.proposal_id).not.toBe(id);
    expect(await versions(project)).toMatchObject([
      { id: done?.proposal_id, status: 'draft', revision: 2, supersedes_id: id, total_cents: 519_668 },
      { id, status: 'sent', revision: 1, total_cents: 536_212 },
    ]);
    expect(await read(id)).toMatchObject({ content_hash, content: wedding() });
  });

  it('asked for by ten at once make one version', async () => {
    const { project } = await sent();
    const all = await Promise.all(Array.from({ length: 10 }, () => change(fewer(project, true))));
    expect(all.filter((one) => one !== null)).toHaveLength(1);
    expect((await versions(project)).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('change what costs nothing on top where prices have their tax in them', async () => {
    const content: ProposalContent = { ...wedding(), tax_mode: 'inclusive', sections: [section('a', [line('vase', 12_000)])] };
    const { project } = await drafted({ ...content, adjustments: [], waiver_bps: 0 });
    const told = await change({ projectId: project, apply: false, lines: [{ name: 'vase', quantity: 2 }] });
    expect([told?.before_cents, told?.after_cents, told?.after.taxes_cents]).toEqual([12_000, 24_000, 0]);
  });

  it('are none for a line nobody offers, a project without a proposal, an offer that has ended, and another business', async () => {
    const { project, id } = await sent();
    const none = (await admin.post('/api/tenant_crm/projects/', { name: 'Nothing yet' })).json<{ id: number }>().id;
    expect(await change({ projectId: project, apply: true, lines: [{ name: 'Lantern', quantity: 4 }] })).toBeNull();
    expect(await change(fewer(none, true))).toBeNull();
    expect(await change(fewer(project, true), test.tenantB)).toBeNull();
    await admin.post(`${PROPOSALS}${id}/expire/`);
    expect(await change(fewer(project, true))).toBeNull();
    expect(await versions(project)).toHaveLength(1);
  });
});
