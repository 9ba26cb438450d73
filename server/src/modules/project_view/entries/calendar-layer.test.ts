import type { LayerItem } from '../../../platform/calendar/calendar-layer';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { calendarLayer } from './calendar-layer';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function projectOn(event_date: string): Promise<number> {
  const made = await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date });
  return made.json<{ id: number }>().id;
}
async function task(project: number, title: string, when: object, more: object = {}): Promise<{ id: number; etag: string }> {
  const answer = await admin.post(`/api/project_view/${project}/entries/`, { lane: 'planning', title, when, ...more });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json<{ id: number }>().id, etag: String(answer.headers['etag']) };
}
const daysBefore = (days: number) => ({ anchor: 'event_date', offset_days: -days });

function shown(from: string, to: string, projectId: number): Promise<LayerItem[]> {
  const span = { from, to, tz: 'America/New_York', projectId };
  const layer = calendarLayer(test.platform.api);
  return test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => layer.between(db, span));
}
const days = async (from: string, to: string, projectId: number) =>
  (await shown(from, to, projectId)).map(({ title, time }) => [time.from, title.split(' · ')[0]]).sort();

describe('tasks on the calendar', () => {
  it('stand on the day by which they are to be done, and move with the event', async () => {
    const project = await projectOn('2027-06-12');
    await task(project, 'Balance due', daysBefore(21));
    await task(project, 'Order stems', daysBefore(10), { lane: 'production' });
    await task(project, 'Tasting', { anchor: 'day', day: '2027-05-01' });
    await task(project, 'Ceremony', { anchor: 'time', minute: 990 }, { lane: 'event_day' });
    expect(await days('2027-05-01', '2027-06-30', project)).toEqual([
      ['2027-05-01', 'Tasting'],
      ['2027-05-22', 'Balance due'],
      ['2027-06-02', 'Order stems'],
    ]);
    expect(await days('2027-05-02', '2027-05-22', project)).toEqual([['2027-05-22', 'Balance due']]);
    await admin.send('PATCH', {
      url: `/api/tenant_crm/projects/${project}/`,
      body: { event_date: '2027-07-12' },
      headers: { 'if-match': String((await admin.get(`/api/tenant_crm/projects/${project}/`)).headers['etag']) },
    });
    expect(await days('2027-06-15', '2027-07-31', project)).toEqual([
      ['2027-06-21', 'Balance due'],
      ['2027-07-02', 'Order stems'],
    ]);
  });

  it('lead to the timeline, and are gone when they are done or the project is archived', async () => {
    const project = await projectOn('2027-09-04');
    const { id, etag } = await task(project, 'Ribbon', daysBefore(5));
    await task(project, 'Candles', { anchor: 'day', day: '2027-09-01' });
    const [ribbon] = (await shown('2027-08-30', '2027-08-30', project)).filter(({ key }) => key === String(id));
    expect(ribbon).toMatchObject({ layer: 'tasks', title: 'Ribbon · Marlow & Okafor', link: `/project_view/${project}`, busy: false });
    const url = `/api/project_view/${project}/entries/${id}/`;
    expect((await admin.send('PATCH', { url, body: { done: true }, headers: { 'if-match': etag } })).statusCode).toBe(200);
    expect(await days('2027-08-01', '2027-09-30', project)).toEqual([['2027-09-01', 'Candles']]);
    expect((await admin.post(`/api/tenant_crm/projects/${project}/archive/`, {})).statusCode).toBe(200);
    expect(await days('2027-08-01', '2027-09-30', project)).toEqual([]);
  });
});
