import type { Entry, NewEntry, OpenTasks, Rescheduled, Timeline } from '@butterfly/contracts/project_view';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let project: number;
const at = (path = '') => `/api/project_view/${project}/${path}`;
const planned = (title: string, offset_days: number): NewEntry => ({
  lane: 'planning',
  title,
  when: { anchor: 'event_date', offset_days },
});
const timed = (title: string, minute: number, extra: Partial<NewEntry> = {}): NewEntry => ({
  lane: 'event_day',
  title,
  when: { anchor: 'time', minute },
  ...extra,
});
const add = async (entry: NewEntry) => {
  const answer = await admin.post(at('entries/'), entry);
  expect(answer.statusCode).toBe(201);
  return { ...answer.json<Entry>(), etag: String(answer.headers['etag']) };
};
const patch = (id: number, body: object, etag?: string) =>
  admin.send('PATCH', { url: at(`entries/${id}/`), body, headers: etag ? { 'if-match': etag } : {} });
const timeline = async () => (await admin.get(at())).json<Timeline>();
const titles = async () => (await timeline()).entries.map(({ title }) => title);

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());
beforeEach(async () => {
  const made = await admin.post('/api/tenant_crm/projects/', {
    name: 'Marlow & Okafor',
    event_date: '2027-06-12',
    start_time: '16:30',
    venue_text: 'Stonecroft Barn',
  });
  project = made.json<{ id: number }>().id;
});

describe('the open tasks of all projects', () => {
  const openTasks = async (client = admin) =>
    (await client.get('/api/project_view/open-tasks/')).json<OpenTasks>().results.filter(({ project_id }) => project_id === project);

  it('are those before the event that are not done, by their days, those without a day last', async () => {
    await add(planned('Balance due', -21));
    await add({ lane: 'production', title: 'Condition roses', when: { anchor: 'event_date', offset_days: -2 } });
    await add(timed('Ceremony', 990));
    const done = await add(planned('Order ribbon', -30));
    await admin.post(at(`entries/${done.id}/tick/`), undefined);
    expect((await openTasks()).map(({ title, day, project_name }) => [title, day, project_name])).toEqual([
      ['Balance due', '2027-05-22', 'Marlow & Okafor'],
      ['Condition roses', '2027-06-10', 'Marlow & Okafor'],
    ]);
  });

  it('leave out what is in the archive, and are nothing to another business', async () => {
    await add(planned('Balance due', -21));
    expect(await openTasks(await test.signIn('adminB'))).toEqual([]);
    expect(await openTasks()).toHaveLength(1);
    await admin.post(`/api/tenant_crm/projects/${project}/archive/`, undefined);
    expect(await openTasks()).toEqual([]);
  });
});

describe('the timeline of a project', () => {
  it('answers the entries in the order they happen, with the day each one means', async () => {
    await add(timed('Ceremony', 990));
    await add(planned('Balance due', -21));
    await add({ lane: 'planning', title: 'Tasting', when: { anchor: 'day', day: '2027-05-01' } });
    await add({ lane: 'event_day', title: 'Install', when: { anchor: 'event_start', offset_minutes: -120 } });
    const { entries, project: about } = await timeline();
    expect(entries.map(({ title, day, minute }) => [title, day, minute])).toEqual([
      ['Tasting', '2027-05-01', null],
      ['Balance due', '2027-05-22', null],
      ['Install', '2027-06-12', 870],
      ['Ceremony', '2027-06-12', 990],
    ]);
    expect(about).toMatchObject({ id: project, name: 'Marlow & Okafor', event_date: '2027-06-12', stage: { kind: 'open' } });
  });

  it('is nothing to another business and to members without the plugin', async () => {
    const entry = await add(planned('Ours', -1));
    const other = await test.signIn('adminB');
    expect((await other.get(at())).statusCode).toBe(404);
    expect(
      (await other.send('PATCH', { url: at(`entries/${entry.id}/`), body: { title: 'Theirs' }, headers: { 'if-match': entry.etag } }))
        .statusCode,
    ).toBe(404);
    const denied = await (await test.signIn('plainA')).get(at());
    expect([denied.statusCode, denied.body]).toEqual([403, expect.stringContaining('Access denied')]);
  });

  it('refuses a time that does not belong to the lane', async () => {
    const answer = await admin.post(at('entries/'), { ...planned('x', 0), lane: 'event_day' });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'project_view.wrong_lane' })]);
  });

  it('refuses somebody who is no member as responsible', async () => {
    const answer = await admin.post(at('entries/'), { ...planned('x', 0), responsible_id: 999_999 });
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { responsible_id: [expect.any(String)] }]);
  });
});

describe('editing an entry', () => {
  it('needs the version that was edited: the second of two people gets the saved entry and overwrites nothing', async () => {
    const { id, etag } = await add(planned('Order', -21));
    expect((await patch(id, { title: 'x' })).statusCode).toBe(428);
    expect((await patch(id, { title: 'Order placed' }, etag)).statusCode).toBe(200);
    const second = await patch(id, { place: 'Market' }, etag);
    expect([second.statusCode, second.json<{ current: Entry }>().current]).toEqual([
      412,
      expect.objectContaining({ title: 'Order placed', place: '' }),
    ]);
  });

  it('ticks it off, keeps when that was, and opens it again', async () => {
    const { id, etag } = await add(planned('Order', -21));
    const done = await patch(id, { done: true }, etag);
    const { done_at, done_by_id } = done.json<Entry>();
    expect([typeof done_at, done_by_id]).toEqual(['string', expect.any(Number)]);
    const renamed = await patch(id, { title: 'Ordered' }, String(done.headers['etag']));
    expect(renamed.json<Entry>().done_at).toBe(done_at);
    expect((await patch(id, { done: false }, String(renamed.headers['etag']))).json<Entry>()).toMatchObject({
      done_at: null,
      done_by_id: null,
    });
  });

  it('ticks it off whoever has changed it meanwhile, and once', async () => {
    const entry = await add(planned('Order ribbon', -7));
    await patch(entry.id, { title: 'Order the silk ribbon' }, entry.etag);
    const ticked = await admin.post(at(`entries/${entry.id}/tick/`), undefined);
    expect(ticked.json()).toMatchObject({ title: 'Order the silk ribbon', done_at: expect.any(String) });
    const again = await admin.post(at(`entries/${entry.id}/tick/`), undefined);
    expect(again.json<Entry>().done_at).toBe(ticked.json<Entry>().done_at);
    expect((await admin.post(at('entries/999999/tick/'), undefined)).statusCode).toBe(404);
  });

  it('takes it out and brings it back with what it waits for', async () => {
    const [first, second] = [await add(planned('First', -3)), await add(planned('Second', -2))];
    await admin.send('PUT', { url: at(`entries/${second.id}/predecessors/`), body: { ids: [first.id] } });
    expect((await admin.send('DELETE', { url: at(`entries/${second.id}/`) })).statusCode).toBe(204);
    expect(await titles()).toEqual(['First']);
    expect((await admin.post(at(`entries/${second.id}/restore/`))).json<Entry>().predecessor_ids).toEqual([first.id]);
    expect((await admin.send('DELETE', { url: at('entries/999999/') })).statusCode).toBe(404);
  });

  it('holds at most 500 entries, also when ten people add at once', async () => {
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(
        `insert into project_view_entry (project_id, lane, title, anchor, amount, length, is_milestone, audience, place, responsible_text, note)
       select $1, 'planning', 'Entry', 'event_date', 0, 1, false, 'team', '', '', '' from generate_series(1, 495)`,
        [project],
      ),
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(at('entries/'), planned('One more', 0))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(409)]);
  });
});

describe('what waits for what', () => {
  it('refuses a circle, also when two people would close it at the same moment', async () => {
    const [a, b] = [await add(planned('A', -2)), await add(planned('B', -1))];
    const link = (id: number, ids: number[]) => admin.send('PUT', { url: at(`entries/${id}/predecessors/`), body: { ids } });
    const answers = await Promise.all([link(a.id, [b.id]), link(b.id, [a.id])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await link(a.id, [a.id])).json()).toMatchObject({ code: 'project_view.dependency_cycle' });
    expect((await link(a.id, [999_999])).statusCode).toBe(400);
  });

  it('moves along when somebody runs late, but not what is done', async () => {
    const [, install, , strike] = [
      await add(timed('Load', 600)),
      await add(timed('Install', 720)),
      await add(timed('Photos', 720)),
      await add(timed('Strike', 1_300)),
    ];
    await patch(strike.id, { done: true }, strike.etag);
    const moved = await admin.post(at('shift/'), { entry_id: install.id, by: 25, following: true });
    expect(moved.json<Entry[]>().map(({ title, minute }) => [title, minute])).toEqual([
      ['Install', 745],
      ['Photos', 745],
    ]);
    const back = await admin.post(at('shift/'), { entry_id: install.id, by: -25, following: true });
    expect(back.json<Entry[]>().map(({ minute }) => minute)).toEqual([720, 720]);
  });

  it('moves nothing at all when one entry would leave the timeline', async () => {
    const [first] = [await add(timed('Early', 100)), await add(timed('Late', 2_870))];
    const answer = await admin.post(at('shift/'), { entry_id: first.id, by: 30, following: true });
    expect(answer.statusCode).toBe(400);
    expect((await timeline()).entries.map(({ minute }) => minute)).toEqual([100, 2_870]);
  });
});

describe('templates', () => {
  it('give the production plan of a Saturday event with its days', async () => {
    const entries = (await admin.post(at('apply-template/'), { template_id: 'production_week' })).json<Entry[]>();
    expect(entries.map(({ title, day }) => [title, day])).toEqual([
      ['Wholesale order placed', '2027-05-22'],
      ['Hard goods pulled and cleaned', '2027-06-08'],
      ['Flowers received, cut and hydrated', '2027-06-09'],
      ['Vase work and bridesmaid bouquets', '2027-06-10'],
      ['Bridal bouquet and boutonnières', '2027-06-11'],
      ['Load the van', '2027-06-11'],
      ['Deliver and install', '2027-06-12'],
      ['Strike', '2027-06-13'],
      ['Returns checked in', '2027-06-14'],
      ['Review asked for', '2027-06-19'],
    ]);
    expect(entries[5]?.predecessor_ids).toHaveLength(2);
  });

  it('are applied once, even by two people at the same moment; what was taken out comes again when asked', async () => {
    await Promise.all([1, 2].map(() => admin.post(at('apply-template/'), { template_id: 'event_day_wedding' })));
    const { entries } = await timeline();
    expect(entries).toHaveLength(8);
    const gone = entries[0]?.id ?? 0;
    await admin.send('DELETE', { url: at(`entries/${gone}/`) });
    await admin.post(at('apply-template/'), { template_id: 'event_day_wedding' });
    expect(await titles()).toHaveLength(8);
    expect((await admin.post(at(`entries/${gone}/restore/`))).statusCode).toBe(200);
    expect(await titles()).toHaveLength(9);
  });

  it('answer for one that does not exist', async () => {
    expect((await admin.post(at('apply-template/'), { template_id: 'nonsense' })).statusCode).toBe(400);
    expect((await admin.get('/api/project_view/templates/')).json<object[]>()).toHaveLength(4);
  });
});

describe('moving the event', () => {
  const move = async (body: object) => (await admin.post(at('reschedule/'), body)).json<Rescheduled>();

  it('shows first what would shift and what stays, and saves nothing', async () => {
    await add(planned('Balance due', -21));
    await add({ lane: 'planning', title: 'Tasting', when: { anchor: 'day', day: '2027-05-01' } });
    const shown = await move({ event_date: '2027-07-03', dry_run: true });
    expect(shown).toMatchObject({
      applied: false,
      from: '2027-06-12',
      to: '2027-07-03',
      moved: [{ title: 'Balance due', from: '2027-05-22', to: '2027-06-12' }],
      kept: [{ title: 'Tasting', day: '2027-05-01' }],
    });
    expect((await timeline()).project.event_date).toBe('2027-06-12');
  });

  it('moves project and entries together', async () => {
    await add({ lane: 'event_day', title: 'Install', when: { anchor: 'event_start', offset_minutes: -60 } });
    expect((await move({ event_date: '2027-07-03', start_time: '15:00', dry_run: false })).applied).toBe(true);
    const { project: about, entries } = await timeline();
    expect([about.event_date, about.start_time, entries[0]?.day, entries[0]?.minute]).toEqual(['2027-07-03', '15:00', '2027-07-03', 840]);
  });

  it('is refused for a project in the archive', async () => {
    await admin.post(`/api/tenant_crm/projects/${project}/archive/`);
    expect(await move({ event_date: '2027-07-03', dry_run: false })).toMatchObject({ code: 'project_view.project_archived' });
  });
});

describe('the sheet of the day', () => {
  it('is a PDF that opens in the browser', async () => {
    await add(timed('Ceremony', 990, { audience: 'all' }));
    const answer = await admin.get(at('day-sheet.pdf/?audience=vendor'));
    expect([answer.statusCode, answer.headers['content-type'], answer.body.startsWith('%PDF-')]).toEqual([200, 'application/pdf', true]);
    expect(answer.headers['content-disposition']).toContain('inline');
  });
});
