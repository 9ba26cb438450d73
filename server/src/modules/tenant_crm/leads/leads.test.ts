import type { ErrorBody } from '@butterfly/contracts/core';
import { lead as leadSchema, type DateAvailability, type Lead, type Project } from '@butterfly/contracts/tenant_crm';
import { daysAfter } from '../../../platform/testing/calendar';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const base = '/api/tenant_crm';
interface Page {
  readonly count: number;
  readonly next: string;
  readonly results: readonly {
    readonly title: string;
    readonly kind: string;
    readonly body: string;
    readonly details: { readonly changes: unknown };
  }[];
}
interface Converted {
  readonly lead: Lead;
  readonly project_id: number;
  readonly created: boolean;
}

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function create(body: object): Promise<Lead> {
  const answer = await admin.post(`${base}/leads/`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return leadSchema.parse(answer.json());
}
const verb = (id: number, name: string, body: object = {}) => admin.post(`${base}/leads/${id}/${name}/`, body);
const patch = (id: number, body: object, version?: number) =>
  admin.send('PATCH', { url: `${base}/leads/${id}/`, body, headers: version ? { 'if-match': `"${id}-${version}"` } : {} });

describe('leads', () => {
  it('need a title alone, and get an owner, a due time and a score (T-484, T-485)', async () => {
    const made = await create({ title: 'Spring wedding' });
    expect(made).toMatchObject({
      title: 'Spring wedding',
      status: 'new',
      source: 'phone',
      currency: 'USD',
      score: 0,
      version: 1,
      first_response_at: null,
    });
    expect(Date.parse(made.sla_due_at ?? '')).toBeGreaterThan(Date.parse(made.created_at));
    expect(made.owner_id).not.toBeNull();
  });

  it('tell why they have their score', async () => {
    const made = await create({
      title: 'Everything',
      event_date: daysAfter(new Date().toISOString().slice(0, 10), 900),
      budget_max_cents: 900_000,
      venue_text: 'Kiln Loft',
      source: 'referral',
      phone: '518 555 0142',
    });
    expect([made.score, made.score_reasons.map(({ points }) => points)]).toEqual([95, [25, 20, 15, 15, 10, 10]]);
  });

  it('are found by words, status and source, sorted by score, with links to neighbours (T-483)', async () => {
    await create({ title: 'Findable one', first_name: 'Nora', last_name: '100%', source: 'instagram' });
    await create({ title: 'Findable two', event_date: '2029-01-01', source: 'instagram' });
    const page = (await admin.get(`${base}/leads/?search=findable&source=instagram&status=open&ordering=-score&page_size=1`)).json<Page>();
    expect([page.count, page.results[0]?.title]).toEqual([2, 'Findable two']);
    expect((await admin.get(page.next)).json<Page>().results[0]?.title).toBe('Findable one');
    expect((await admin.get(`${base}/leads/?search=${encodeURIComponent('100%')}`)).json().count).toBe(1);
  });

  it('are saved on the version that was read: 428 without it, 412 with the saved lead on an old one', async () => {
    const made = await create({ title: 'Versions' });
    expect((await patch(made.id, { venue_text: 'Barn' })).statusCode).toBe(428);
    expect((await patch(made.id, { venue_text: 'Barn' }, 1)).json<Lead>()).toMatchObject({ venue_text: 'Barn', version: 2, score: 15 });
    const refused = await patch(made.id, { venue_text: 'Loft' }, 1);
    expect([refused.statusCode, refused.json<{ current: Lead }>().current.venue_text]).toEqual([412, 'Barn']);
  });

  it.each([
    [{ source: 'pigeon' }, 'source', 'tenant_crm.unknown_choice'],
    [{ owner_id: 2_000_000_000 }, 'owner_id', 'invalid_input'],
    [{ contact_id: 2_000_000_000 }, 'contact_id', 'invalid_input'],
    [{ budget_min_cents: 5, budget_max_cents: 4 }, 'budget_max_cents', 'invalid_input'],
  ])('refuse %j and name the field', async (body, field, code) => {
    const answer = await admin.post(`${base}/leads/`, { title: 'Bad', ...body });
    expect([answer.statusCode, answer.json<ErrorBody>().code, Object.keys(answer.json<ErrorBody>().fields ?? {})]).toEqual([
      400,
      code,
      [field],
    ]);
  });

  it('go new → contacted → qualified, keep the first answer’s time, and refuse a step back with 409', async () => {
    const { id } = await create({ title: 'Steps' });
    const contacted = (await verb(id, 'contact')).json<Lead>();
    expect(contacted.status).toBe('contacted');
    const qualified = (await verb(id, 'qualify')).json<Lead>();
    expect([qualified.status, qualified.first_response_at]).toEqual(['qualified', contacted.first_response_at]);
    const back = await verb(id, 'contact');
    expect([back.statusCode, back.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'invalid_transition', from: 'qualified', to: 'contacted' }),
    ]);
    expect((await verb(id, 'reopen')).statusCode).toBe(409);
  });

  it('are new again when they were not answered after all, and wait for the first answer as before', async () => {
    const made = await create({ title: 'Nobody picked up' });
    await verb(made.id, 'contact');
    expect((await verb(made.id, 'reopen')).json<Lead>()).toMatchObject({
      status: 'new',
      first_response_at: null,
      sla_due_at: made.sla_due_at,
    });
    expect((await verb(made.id, 'contact')).json<Lead>().first_response_at).not.toBeNull();
  });

  it('may know the month alone; a day takes its place, and the other way round', async () => {
    const made = await create({ title: 'Some time in June', event_month: '2027-06' });
    expect([made.event_date, made.event_month]).toEqual([null, '2027-06']);
    expect((await admin.post(`${base}/leads/`, { title: 'Never', event_month: '2027-13' })).statusCode).toBe(400);
    const known = (await patch(made.id, { event_date: '2027-06-12' }, 1)).json<Lead>();
    expect([known.event_date, known.event_month]).toEqual(['2027-06-12', null]);
    const again = (await patch(made.id, { event_month: '2027-07' }, known.version)).json<Lead>();
    expect([again.event_date, again.event_month]).toEqual([null, '2027-07']);
    const { project_id } = (await verb(made.id, 'convert')).json<Converted>();
    const notes = (await admin.get(`/api/records/tenant_crm.project/${project_id}/notes/`)).json<Page>();
    expect(notes.results.map(({ body }) => body)).toEqual(['No day yet: July 2027']);
  });

  it('are lost with a reason of the list, and reopened', async () => {
    const { id } = await create({ title: 'Lost' });
    expect((await verb(id, 'lose', { lost_reason: 'boredom' })).json().code).toBe('tenant_crm.unknown_choice');
    expect((await verb(id, 'lose', { lost_reason: 'price', lost_note: 'half of it' })).json<Lead>()).toMatchObject({
      status: 'lost',
      lost_reason: 'price',
      lost_note: 'half of it',
    });
    expect((await verb(id, 'reopen')).json<Lead>()).toMatchObject({ status: 'new', lost_reason: null, lost_note: '' });
  });

  it('are deleted and restored', async () => {
    const { id } = await create({ title: 'Deleted lead' });
    const count = async () => (await admin.get(`${base}/leads/?search=deleted lead`)).json().count;
    expect((await admin.send('DELETE', { url: `${base}/leads/${id}/` })).statusCode).toBe(200);
    expect(await count()).toBe(0);
    await verb(id, 'restore');
    expect(await count()).toBe(1);
  });

  it('tell what happened to them', async () => {
    const made = await create({ title: 'History' });
    await patch(made.id, { venue_text: 'Barn', guest_count: 12 }, 1);
    await verb(made.id, 'contact');
    const { results } = (await admin.get(`${base}/activity/?subject_type=lead&subject_id=${made.id}`)).json<Page>();
    expect(results.map(({ kind }) => kind)).toEqual(['status', 'changed', 'created']);
    expect(results[1]?.details.changes).toEqual(
      expect.arrayContaining([
        { field: 'venue_text', from: null, to: 'Barn' },
        { field: 'guest_count', from: null, to: 12 },
      ]),
    );
  });

  it('of one business are not there for another', async () => {
    const { id } = await create({ title: 'Only in A' });
    const adminB = await test.signIn('adminB');
    expect((await adminB.get(`${base}/leads/${id}/`)).statusCode).toBe(404);
    for (const name of ['contact', 'qualify', 'convert', 'reopen', 'restore'])
      expect((await adminB.post(`${base}/leads/${id}/${name}/`, {})).statusCode).toBe(404);
    expect((await adminB.get(`${base}/leads/?search=only in`)).json().count).toBe(0);
    expect((await adminB.get(`${base}/activity/?subject_type=lead&subject_id=${id}`)).statusCode).toBe(404);
  });
});

describe('a conversion', () => {
  it('makes a project in the first open stage with contact, message and notes, and keeps the lead as it was', async () => {
    const made = await create({
      title: 'Becomes a project',
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana.ruiz@example.com',
      event_date: '2029-05-05',
      budget_max_cents: 700_000,
      message: 'We love peonies.',
    });
    await admin.post(`${base}/project_notes/`, { subject_type: 'lead', subject_id: made.id, body: 'Called her.' });
    const { project_id, lead, created } = (await verb(made.id, 'convert')).json<Converted>();
    expect([created, lead.status, lead.converted_project_id]).toEqual([true, 'converted', project_id]);
    const project = (await admin.get(`${base}/projects/${project_id}/`)).json<Project>();
    const stages = (await admin.get(`${base}/project_stages/`)).json<{ id: number }[]>();
    expect(project).toMatchObject({ name: 'Becomes a project', event_date: '2029-05-05', budget_cents: 700_000, stage_id: stages[0]?.id });
    const notes = (await admin.get(`${base}/project_notes/?subject_type=project&subject_id=${project_id}`)).json<Page>();
    expect(notes.results.map(({ body }) => body)).toEqual(['Called her.', 'We love peonies.']);
    expect((await admin.get(`${base}/contacts/${lead.contact_id}/`)).json()).toMatchObject({
      first_name: 'Ana',
      email: 'ana.ruiz@example.com',
    });
    expect((await patch(made.id, { title: 'Other' }, lead.version)).json().code).toBe('tenant_crm.lead_read_only');
    expect((await verb(made.id, 'lose', { lost_reason: 'price' })).json().code).toBe('invalid_transition');
  });

  it('asked for ten times at once makes one project and one contact', async () => {
    const made = await create({ title: 'Ten at once', email: 'ten@example.com', last_name: 'Ten' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => verb(made.id, 'convert')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.json<Converted>().project_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.json<Converted>().created)).toHaveLength(1);
    expect((await admin.get(`${base}/projects/?page=1&search=ten at once`)).json().count).toBe(1);
    expect((await admin.get(`${base}/contacts/?search=ten@example.com`)).json().count).toBe(1);
  });

  it('of two leads with one address finds one contact', async () => {
    const [one, two] = [
      await create({ title: 'First of pair', email: 'pair@example.com' }),
      await create({ title: 'Second of pair', email: 'Pair@Example.com' }),
    ];
    const answers = await Promise.all([verb(one.id, 'convert'), verb(two.id, 'convert')]);
    expect(new Set(answers.map((answer) => answer.json<Converted>().lead.contact_id)).size).toBe(1);
  });
});

describe('the load of a day', () => {
  it('counts booked and open projects and leads, flags the same venue, and takes fifteen points of a day that is full', async () => {
    const stages = (await admin.get(`${base}/project_stages/`)).json<{ id: number; name: string }[]>();
    const booked = stages.find(({ name }) => name === 'Booked')?.id;
    for (const name of ['A', 'B'])
      await admin.post(`${base}/projects/`, { name: `Full ${name}`, event_date: '2029-09-01', stage_id: booked, venue_text: 'Kiln  loft' });
    await admin.post(`${base}/projects/`, { name: 'Perhaps', event_date: '2029-08-31', event_end_date: '2029-09-02' });
    const made = await create({ title: 'On a full day', event_date: '2029-09-01' });
    const load = (await admin.get(`${base}/date-load/?date=2029-09-01&venue=kiln%20Loft`)).json<DateAvailability>();
    expect(load).toMatchObject({ booked: 2, tentative: 1, leads: 1, capacity: 2, full: true });
    expect(load.projects.filter(({ same_venue }) => same_venue)).toHaveLength(2);
    expect(made.score_reasons).toContainEqual({ rule: 'date_full', points: -15 });
  });
});
