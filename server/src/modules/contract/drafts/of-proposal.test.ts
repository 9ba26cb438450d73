import type { ContractDetail, Template } from '@butterfly/contracts/contract';
import { paragraphs } from '@butterfly/contracts/contract';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import type { ContractedProposal } from '../api';

const BASE = '/api/contract/';
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function accepted(changes: Partial<ContractedProposal> = {}): Promise<ContractedProposal> {
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor' })).json<{ id: number }>();
  return {
    ...{ project_id: project.id, proposal_id: 41, number: 'P-2026-0041', revision: 2, currency: 'USD', total_cents: 536_212 },
    ...{ snapshot_hash: 'a'.repeat(64), amends: null },
    payments: [
      { label: 'Retainer', due_on: '2026-11-24', amount_cents: 160_864 },
      { label: 'Rest', due_on: null, amount_cents: 375_348 },
    ],
    ...changes,
  };
}
const draftOf = async (proposal: ContractedProposal) =>
  (
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('contract').draftForProposal(db, proposal),
    )
  ).contract_id;
const read = async (id: number | null) => (await admin.get(`${BASE}contracts/${id}/`)).json<ContractDetail>();
const template = async (title: string) =>
  (
    await admin.post(`${BASE}templates/`, { title, body: paragraphs('{{proposal_number}}: {{proposal_total}}. {{payment_plan}}.') })
  ).json<Template>();

describe('a proposal that was accepted', () => {
  it('makes no contract where there is no template, and else a draft with its number, total, payments and hash', async () => {
    expect(await draftOf(await accepted())).toBeNull();
    const oldest = await template('Oldest');
    const chosen = await template('Chosen');
    const first = await read(await draftOf(await accepted()));
    expect(first).toMatchObject({ state: 'draft', template_id: oldest.id, proposal: { hash: 'a'.repeat(64), total_cents: 536_212 } });
    expect(JSON.stringify(first.filled.body)).toContain(
      'P-2026-0041, version 2: $5,362.12. Retainer: $1,608.64, due November 24, 2026; Rest: $3,753.48.',
    );
    expect(first.filled.missing).toEqual([]);
    const marked = await admin.send('PATCH', {
      url: `${BASE}templates/${chosen.id}/`,
      body: { is_default: true },
      headers: { 'if-match': '*' },
    });
    expect(marked.json<Template>()).toMatchObject({ is_default: true, revision: 1 });
    expect((await read(await draftOf(await accepted()))).template_id).toBe(chosen.id);
    await admin.post(`${BASE}templates/${chosen.id}/archive/`);
    expect((await read(await draftOf(await accepted()))).template_id).toBe(oldest.id);
  });

  it('changes the draft that waits when it is a change of what was agreed', async () => {
    const before = await accepted({ proposal_id: 51 });
    const id = await draftOf(before);
    const change = { ...before, proposal_id: 52, total_cents: 600_000, snapshot_hash: 'b'.repeat(64), amends: { proposal_id: 51 } };
    expect(await draftOf(change)).toBe(id);
    expect((await read(id)).proposal).toMatchObject({ proposal_id: 52, total_cents: 600_000, hash: 'b'.repeat(64) });
  });

  it('becomes the amendment of the contract that all have signed', async () => {
    const before = await accepted({ proposal_id: 61 });
    const id = await draftOf(before);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update contract_contract set state = 'completed' where id = $1`, [id]),
    );
    const next = await read(await draftOf({ ...before, proposal_id: 62, total_cents: 600_000, amends: { proposal_id: 61 } }));
    expect(next).toMatchObject({ amends_id: id, state: 'draft', proposal: { proposal_id: 62, total_cents: 600_000 } });
  });
});
