import type { Project, Stage, StageRecord } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const base = '/api/tenant_crm/project_stages/';
let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const list = async () => (await admin.get(base)).json<Stage[]>();
const named = async (name: string) => (await list()).find((stage) => stage.name === name)?.id ?? 0;
const create = async (body: object) => (await admin.post(base, body)).json<StageRecord>();
const patch = (id: number, body: object, version: number) =>
  admin.send('PATCH', { url: `${base}${id}/`, body, headers: { 'if-match': `"${id}-${version}"` } });
const remove = (id: number, moveTo?: number) => admin.send('DELETE', { url: `${base}${id}/${moveTo ? `?move_to=${moveTo}` : ''}` });
const project = async (body: object) => (await admin.post('/api/tenant_crm/projects/', body)).json<Project>();
const move = (id: number, body: object) => admin.post(`/api/tenant_crm/projects/${id}/move/`, body);

describe('stages (T-489, T-490, T-491)', () => {
  it('new ones stand at the end of their kind, and a name is used once', async () => {
    const made = await create({ name: 'Site visit', rotting_days: 4 });
    expect(made).toMatchObject({ name: 'Site visit', kind: 'open', probability_bps: 5000, rotting_days: 4, project_count: 0, version: 1 });
    expect((await list()).map(({ name }) => name).slice(3, 6)).toEqual(['Verbal yes', 'Site visit', 'Booked']);
    expect((await admin.post(base, { name: 'site visit' })).json().code).toBe('tenant_crm.stage_name_taken');
  });

  it('are saved on the version that was read', async () => {
    const made = await create({ name: 'Versions' });
    expect((await patch(made.id, { color: 'blush', rotting_days: null }, 1)).json<StageRecord>()).toMatchObject({
      color: 'blush',
      version: 2,
    });
    const refused = await patch(made.id, { color: 'clay' }, 1);
    expect([refused.statusCode, refused.json<{ current: StageRecord }>().current.color]).toEqual([412, 'blush']);
  });

  it('are put into another order; an order that leaves one out is refused', async () => {
    const ids = (await list()).map(({ id }) => id);
    const [first = 0, second = 0, ...rest] = ids;
    expect(
      (await admin.post(`${base}reorder/`, { ids: [second, first, ...rest] }))
        .json<Stage[]>()
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([second, first]);
    expect((await admin.post(`${base}reorder/`, { ids: rest })).statusCode).toBe(400);
    await admin.post(`${base}reorder/`, { ids });
  });

  it('with projects are deleted only when it is said where these shall move; the history still knows', async () => {
    const made = await create({ name: 'Goes away' });
    const inside = await project({ name: 'Inside', stage_id: made.id });
    const refused = await remove(made.id);
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'tenant_crm.stage_in_use', count: 1 })]);
    const target = await named('Consultation');
    expect((await remove(made.id, target)).statusCode).toBe(200);
    expect((await list()).some(({ id }) => id === made.id)).toBe(false);
    const moved = (await admin.get(`/api/tenant_crm/projects/${inside.id}/`)).json<Project>();
    expect([moved.stage_id, moved.version]).toEqual([target, inside.version + 1]);
    expect((await admin.get(`/api/tenant_crm/projects/${inside.id}/stage-changes/`)).json<object[]>()[0]).toMatchObject({
      from_stage_id: made.id,
      to_stage_id: target,
    });
    expect((await create({ name: 'Goes away' })).id).not.toBe(made.id);
  });

  it('that were deleted take no project any more, also while they are being deleted', async () => {
    const first = await create({ name: 'Going away' });
    await admin.post(`${base}reorder/`, { ids: [first.id, ...(await list()).map(({ id }) => id).filter((id) => id !== first.id)] });
    const target = await named('Inquiry');
    const [gone] = await Promise.all([
      remove(first.id, target),
      ...Array.from({ length: 10 }, (_, at) =>
        admin.post('/api/tenant_crm/projects/', { name: `Racing ${at}`, ...(at % 2 ? { stage_id: first.id } : {}) }),
      ),
    ]);
    expect(gone?.statusCode).toBe(200);
    const after = await project({ name: 'Later' });
    const { rows } = await test.database.pool.query('select 1 from tenant_crm_project where stage_id = $1', [first.id]);
    expect([rows.length, after.stage_id === first.id]).toEqual([0, false]);
  });

  it('the last open one stays', async () => {
    const other = await test.signIn('adminB');
    const stages = (await other.get(base)).json<Stage[]>();
    const open = stages.filter(({ kind }) => kind === 'open');
    for (const { id } of open.slice(1)) expect((await other.send('DELETE', { url: `${base}${id}/` })).statusCode).toBe(200);
    expect((await other.send('DELETE', { url: `${base}${open[0]?.id}/` })).json().code).toBe('tenant_crm.last_open_stage');
    expect((await other.get(base)).json<Stage[]>().filter(({ kind }) => kind === 'open')).toHaveLength(1);
  });

  it('ask for fields before a project may enter, and take them with the move', async () => {
    const asks = await create({ name: 'Asks', required_fields: ['event_date', 'budget_cents'] });
    const made = await project({ name: 'Incomplete', budget_cents: 5 });
    const refused = await move(made.id, { stage_id: asks.id, position: 0 });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'tenant_crm.fields_required', missing: ['event_date'] }),
    ]);
    const moved = await move(made.id, { stage_id: asks.id, position: 0, fields: { event_date: '2029-01-02' } });
    expect(moved.json<Project>()).toMatchObject({ stage_id: asks.id, event_date: '2029-01-02' });
    const timeline = (await admin.get(`/api/tenant_crm/projects/${made.id}/timeline/`)).json<{ results: { kind: string }[] }>();
    expect(timeline.results.map(({ kind }) => kind).sort()).toEqual(['changed', 'created', 'stage']);
  });

  it('of one business are not there for another', async () => {
    const made = await create({ name: 'Only in A' });
    const other = await test.signIn('adminB');
    expect((await other.get(`${base}${made.id}/`)).statusCode).toBe(404);
    expect((await other.send('DELETE', { url: `${base}${made.id}/` })).statusCode).toBe(404);
  });
});
