import { dashboard as dashboardSchema, type Lead, type Pipeline, type Project, type Stage } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const base = '/api/tenant_crm';
let test: TestApp;
let admin: TestClient;
let stages: Stage[];
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  stages = (await admin.get(`${base}/project_stages/`)).json<Stage[]>();
});
afterAll(() => test.stop());

const stageId = (name: string) => stages.find((stage) => stage.name === name)?.id ?? 0;
const dashboard = async () => dashboardSchema.parse((await admin.get(`${base}/dashboard/`)).json());
const project = async (name: string, stage: string, budget_cents = 0) =>
  (await admin.post(`${base}/projects/`, { name, stage_id: stageId(stage), budget_cents })).json<Project>();
const move = (id: number, stage: string, more = {}) =>
  admin.post(`${base}/projects/${id}/move/`, { stage_id: stageId(stage), position: 0, ...more });

describe('the dashboard (T-474)', () => {
  it('weights the worked example to 10,446.59 of 32,062.12', async () => {
    await project('A', 'Inquiry', 1_200_000);
    await project('B', 'Consultation', 850_000);
    await project('C', 'Proposal sent', 620_000);
    await project('D', 'Verbal yes', 536_212);
    expect((await dashboard()).open).toEqual({ count: 4, value_cents: 3_206_212, weighted_cents: 1_044_659 });
  });

  it('has no win rate before anything was decided, then won of won and lost', async () => {
    expect((await dashboard()).decided).toEqual({ won: 0, lost: 0, win_rate_bps: null });
    const won = [await project('W1', 'Inquiry'), await project('W2', 'Inquiry')];
    for (const { id } of won) await move(id, 'Booked');
    await move((await project('L', 'Inquiry')).id, 'Lost', { lost_reason: 'price' });
    const figures = await dashboard();
    expect(figures.decided).toEqual({ won: 2, lost: 1, win_rate_bps: 6667 });
    expect(figures.sales_cycle_days).toBe(0);
    expect(figures.booked.count).toBe(2);
  });

  it('counts a project that was booked and then cancelled as lost, and one that went on as won once', async () => {
    const [cancelled, gone] = [await project('Cancelled', 'Booked'), await project('Goes on', 'Inquiry')];
    await move(cancelled.id, 'Lost', { lost_reason: 'cancelled' });
    for (const stage of ['Booked', 'Production', 'Closed']) await move(gone.id, stage);
    expect((await dashboard()).decided).toMatchObject({ won: 3, lost: 2 });
  });

  it('names leads whose first answer is late, the median of the answers, and where leads come from', async () => {
    const lead = async (body: object) => (await admin.post(`${base}/leads/`, { title: 'Lead', ...body })).json<Lead>();
    const [late, answered] = [await lead({ title: 'Late one', source: 'instagram' }), await lead({ source: 'referral' })];
    await admin.post(`${base}/leads/${answered.id}/convert/`, {});
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update tenant_crm_lead set sla_due_at = now() - interval '1 hour' where id = $1`, [late.id]),
    );
    const { leads } = await dashboard();
    expect(leads).toMatchObject({ open: 1, late: 1, median_first_response_minutes: 0 });
    expect(leads.late_rows).toEqual([expect.objectContaining({ id: late.id, title: 'Late one' })]);
    expect(leads.sources).toEqual([
      { source: 'instagram', count: 1, converted: 0 },
      { source: 'referral', count: 1, converted: 1 },
    ]);
    expect((await admin.get(`${base}/leads/?status=late`)).json().count).toBe(1);
  });

  it('filters the board by tag', async () => {
    await admin.post(`${base}/projects/`, { name: 'Tagged', tags: ['full service'] });
    const board = (await admin.get(`${base}/pipeline/?tag=full%20service`)).json<Pipeline>();
    expect(board.columns.flatMap(({ cards }) => cards).map(({ name, tags }) => [name, tags])).toEqual([['Tagged', ['full service']]]);
  });
});
