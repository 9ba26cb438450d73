import type { ErrorBody } from '@butterfly/contracts/core';
import {
  operations,
  pipeline,
  project,
  type Project,
  type ProjectRow,
  type Stage,
  type StageChange,
} from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';

const base = '/api/tenant_crm';
interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly ProjectRow[];
}
type Refusal = ErrorBody & { readonly current: Project };

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
async function create(body: object, client = admin): Promise<Project> {
  const answer = await client.post(`${base}/projects/`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return project.parse(answer.json());
}
const patch = (id: number, body: object, ifMatch?: string) =>
  admin.send('PATCH', { url: `${base}/projects/${id}/`, body, headers: ifMatch ? { 'if-match': ifMatch } : {} });

describe('stages', () => {
  it('a business begins with nine stages and their probabilities', () => {
    expect(stages.map(({ name, kind, probability_bps }) => [name, kind, probability_bps])).toEqual([
      ['Inquiry', 'open', 1000],
      ['Consultation', 'open', 2500],
      ['Proposal sent', 'open', 5000],
      ['Verbal yes', 'open', 7500],
      ['Booked', 'booked', 10_000],
      ['Production', 'booked', 10_000],
      ['Event day', 'booked', 10_000],
      ['Closed', 'done', 10_000],
      ['Lost', 'lost', 0],
    ]);
  });
});

describe('creating', () => {
  it('needs a name alone, and begins in the first open stage with the creator as owner', async () => {
    const made = await create({ name: 'Park wedding' });
    expect(made).toMatchObject({
      name: 'Park wedding',
      stage_id: stageId('Inquiry'),
      currency: 'USD',
      version: 1,
      value_cents: 0,
      archived_at: null,
    });
    expect(made.owner_id).not.toBeNull();
  });

  it('gives every project its own number, also when 40 are created at once', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, (_, at) => create({ name: `At once ${at}` })));
    expect(new Set(made.map(({ number }) => number)).size).toBe(40);
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'A', budget_cents: -1 }, 'budget_cents'],
    [{ name: 'A', stage_id: 2_000_000_000 }, 'stage_id'],
    [{ name: 'A', owner_id: 2_000_000_000 }, 'owner_id'],
    [{ name: 'A', event_date: '2027-06-12', event_end_date: '2027-06-11' }, 'event_end_date'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await admin.post(`${base}/projects/`, body);
    const { code, fields = {} } = answer.json<Refusal>();
    expect([answer.statusCode, code, Object.keys(fields)]).toEqual([400, 'invalid_input', [field]]);
  });

  it('announces the project to the other administrators', async () => {
    await create({ name: 'Announced wedding' });
    await test.dispatcher.drain();
    const other = await test.signIn('both');
    const unread = (await other.get('/api/notifications/')).body;
    expect(unread).toContain('Announced wedding');
    expect((await admin.get('/api/notifications/')).body).not.toContain('Announced wedding');
  });
});

describe('reading', () => {
  it('answers the bare list, newest first, to a member without any permission (T-265, A-07)', async () => {
    const made = await create({ name: 'Newest of all', event_date: '2027-06-12' });
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'looks@a.example' });
    const answer = await (await test.signIn('looks@a.example')).get(`${base}/projects/`);
    const list = operations.listProjects.ok.parse(answer.json());
    expect(answer.statusCode).toBe(200);
    expect(Array.isArray(list) && list[0]).toEqual({ id: made.id, name: 'Newest of all', number: made.number, event_date: '2027-06-12' });
    // Somebody without any role is asked for too, and sees what they are assigned to: nothing yet.
    const nobody = await (await test.signIn('plainA')).get(`${base}/projects/`);
    expect([nobody.statusCode, nobody.body]).toEqual([200, '[]']);
  });

  it('answers a page with count and links to its neighbours', async () => {
    for (const at of [1, 2, 3]) await create({ name: `Paged ${at}`, venue_text: 'Kiln Loft' });
    const answer = await admin.get(`${base}/projects/?page=2&page_size=1&search=kiln&ordering=name`);
    const page = answer.json<Page>();
    operations.listProjects.ok.parse(page);
    expect([page.count, page.results.map(({ name }) => name)]).toEqual([3, ['Paged 2']]);
    const next = (await admin.get(page.next ?? '')).json<Page>();
    expect([next.results[0]?.name, next.next]).toEqual(['Paged 3', null]);
    expect((await admin.get(page.previous ?? '')).json<Page>().results[0]?.name).toBe('Paged 1');
  });

  it('counts anew after a project was added', async () => {
    const count = async () => (await admin.get(`${base}/projects/?page=1&search=counted`)).json<Page>().count;
    expect(await count()).toBe(0);
    await create({ name: 'Counted' });
    expect(await count()).toBe(1);
  });

  it('searches for the characters that mean something to the database as themselves', async () => {
    await create({ name: '100% silk_ribbon' });
    const found = async (search: string) =>
      (await admin.get(`${base}/projects/?page=1&search=${encodeURIComponent(search)}`)).json<Page>().count;
    expect([await found('100%'), await found('silk_r'), await found('silkXr'), await found("o'; drop table--")]).toEqual([1, 1, 0, 0]);
  });

  it.each(['page=0', 'page=x', 'page=1&ordering=password', 'page=1&page_size=1000', 'page=1&from=2027-02-30'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`${base}/projects/?${query}`)).statusCode).toBe(400);
    },
  );

  it('leaves money out of the page of a member without the plugin', async () => {
    await create({ name: 'Secret budget', budget_cents: 123_456 });
    const plain = await test.signIn('looks@a.example');
    const [row] = (await plain.get(`${base}/projects/?page=1&search=secret`)).json<Page>().results;
    expect(row?.name).toBe('Secret budget');
    expect(row).not.toHaveProperty('value_cents');
  });

  it('shows nothing of another business', async () => {
    const made = await create({ name: 'Only in A' });
    const adminB = await test.signIn('adminB');
    expect((await adminB.get(`${base}/projects/`)).json()).toEqual([]);
    for (const address of ['', 'stage-changes/']) expect((await adminB.get(`${base}/projects/${made.id}/${address}`)).statusCode).toBe(404);
    const moved = await adminB.post(`${base}/projects/${made.id}/move/`, { stage_id: stageId('Booked'), position: 0 });
    expect(moved.statusCode).toBe(404);
    expect((await adminB.post(`${base}/projects/`, { name: 'X', stage_id: stageId('Booked') })).statusCode).toBe(400);
  });

  it('refuses the record to a member without the plugin, with the words that lead to /access-denied', async () => {
    const made = await create({ name: 'Record' });
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'boards@a.example', plugins: ['moodboard'] });
    const other = await test.signIn('boards@a.example');
    const answer = await other.get(`${base}/projects/${made.id}/`);
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'Access denied']);
  });
});

describe('changing', () => {
  it('needs the version it was read with, and answers the next one', async () => {
    const made = await create({ name: 'Versioned' });
    expect((await patch(made.id, { name: 'Without' })).statusCode).toBe(428);
    const etag = (await admin.get(`${base}/projects/${made.id}/`)).headers.etag as string;
    const saved = await patch(made.id, { name: 'Changed', guest_count: 80 }, etag);
    expect([saved.statusCode, saved.json().name, saved.json().version]).toEqual([200, 'Changed', 2]);
    expect(saved.headers.etag).not.toBe(etag);
  });

  it('refuses an old version with 412 and hands over what is saved, so that neither is lost', async () => {
    const made = await create({ name: 'Contested' });
    const etag = (await admin.get(`${base}/projects/${made.id}/`)).headers.etag as string;
    await patch(made.id, { guest_count: 90 }, etag);
    const refused = await patch(made.id, { guest_count: 120 }, etag);
    const { code, current } = refused.json<Refusal>();
    expect([refused.statusCode, code, current.guest_count]).toEqual([412, 'version_conflict', 90]);
    expect((await patch(made.id, { guest_count: 120 }, `W/${refused.headers.etag as string}`)).statusCode).toBe(200);
  });

  it('lets exactly one of ten savers of the same version win', async () => {
    const made = await create({ name: 'Raced' });
    const etag = `"${made.id}-${made.version}"`;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => patch(made.id, { guest_count: at }, etag)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('clears a field with null and keeps the fields that were not sent', async () => {
    const made = await create({ name: 'Partly', event_date: '2027-06-12', venue_text: 'Kiln Loft', tags: ['a', 'b'] });
    const saved = (await patch(made.id, { event_date: null }, '*')).json<Project>();
    expect([saved.event_date, saved.venue_text, saved.tags]).toEqual([null, 'Kiln Loft', ['a', 'b']]);
  });

  it('keeps an archived project as it is until it is taken out', async () => {
    const made = await create({ name: 'Put away' });
    const archived = (await admin.post(`${base}/projects/${made.id}/archive/`)).json<Project>();
    expect(archived.archived_at).not.toBeNull();
    expect((await admin.post(`${base}/projects/${made.id}/archive/`)).json().version).toBe(archived.version);
    expect((await patch(made.id, { name: 'X' }, '*')).json().code).toBe('tenant_crm.project_archived');
    expect((await admin.get(`${base}/projects/`)).body).not.toContain('Put away');
    expect((await admin.get(`${base}/projects/?page=1&archived=true`)).body).toContain('Put away');
    expect((await admin.post(`${base}/projects/${made.id}/unarchive/`)).json().archived_at).toBeNull();
  });
});

describe('moving', () => {
  const move = (id: number, body: object) => admin.post(`${base}/projects/${id}/move/`, body);

  it('writes down where the project came from', async () => {
    const made = await create({ name: 'Mover' });
    await move(made.id, { stage_id: stageId('Booked'), position: 0 });
    const [change] = (await admin.get(`${base}/projects/${made.id}/stage-changes/`)).json<StageChange[]>();
    expect(change).toMatchObject({ from_stage_id: stageId('Inquiry'), to_stage_id: stageId('Booked'), days_in_previous: 0 });
  });

  it('asks for the reason before a project is lost, and forgets it when the project comes back', async () => {
    const made = await create({ name: 'Loser' });
    const refused = await move(made.id, { stage_id: stageId('Lost'), position: 0 });
    const { code, fields = {} } = refused.json<Refusal>();
    expect([refused.statusCode, code, Object.keys(fields)]).toEqual([400, 'tenant_crm.lost_reason_required', ['lost_reason']]);
    const lost = await move(made.id, { stage_id: stageId('Lost'), position: 0, lost_reason: 'price', lost_note: 'Asked for half' });
    expect(lost.json()).toMatchObject({ lost_reason: 'price', lost_note: 'Asked for half' });
    expect((await move(made.id, { stage_id: stageId('Inquiry'), position: 0 })).json()).toMatchObject({ lost_reason: null, lost_note: '' });
  });

  it('puts a card at its place in the column, again and again in the same gap', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await create({ name, event_type: 'workshop', stage_id: stageId('Verbal yes') })).id);
    const order = async () => {
      const board = pipeline.parse((await admin.get(`${base}/pipeline/?event_type=workshop`)).json());
      return board.columns
        .find(({ stage }) => stage.name === 'Verbal yes')
        ?.cards.map(({ name }) => name)
        .join('');
    };
    const [a = 0, b = 0] = ids;
    expect(await order()).toBe('cba');
    await move(a, { stage_id: stageId('Verbal yes'), position: 0 });
    expect(await order()).toBe('acb');
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await move(turn % 2 ? a : b, { stage_id: stageId('Verbal yes'), position: 1 })).statusCode).toBe(200);
    }
    expect(await order()).toBe('bac');
    await move(b, { stage_id: stageId('Verbal yes'), position: 99 });
    expect(await order()).toBe('acb');
  });
});

describe('pipeline', () => {
  it('sums and weighs the worked example right to the cent: 10 446.59 of 32 062.12', async () => {
    const adminB = await test.signIn('adminB');
    const stagesB: Stage[] = (await adminB.get(`${base}/project_stages/`)).json<Stage[]>();
    for (const [at, budget_cents] of [1_200_000, 850_000, 620_000, 536_212].entries()) {
      await create({ name: `Example ${at}`, budget_cents, stage_id: stagesB[at]?.id }, adminB);
    }
    await create({ name: 'Won', budget_cents: 100_000, stage_id: stagesB[4]?.id }, adminB);
    const board = pipeline.parse((await adminB.get(`${base}/pipeline/`)).json());
    expect(board.open).toEqual({ count: 4, value_cents: 3_206_212, weighted_cents: 1_044_659 });
    expect(board.booked).toEqual({ count: 1, value_cents: 100_000, weighted_cents: 100_000 });
    expect(board.currency).toBe('EUR');
    expect(board.columns.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0]);
    const answer = await adminB.get(`${base}/dashboard/`);
    expect(operations.getDashboard.ok.parse(answer.json()).open).toEqual(board.open);
  });

  it('weighs with the probability of the project where it has its own', async () => {
    const only = await create({ name: 'Sure thing', event_type: 'funeral', budget_cents: 1001, probability_bps: 5000 });
    const board = pipeline.parse((await admin.get(`${base}/pipeline/?event_type=funeral`)).json());
    expect(board.open).toEqual({ count: 1, value_cents: 1001, weighted_cents: 501 });
    expect(only.probability_bps).toBe(5000);
  });
});

describe('history', () => {
  it('cannot be rewritten, also not by the owner of the tables', async () => {
    const attempt = test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows('update tenant_crm_stage_change set days_in_previous = 99'),
    );
    await expect(attempt).rejects.toThrow('append-only');
  });
});
