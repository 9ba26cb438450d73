import type { Board, Request, Waiting } from '@butterfly/contracts/client_requests';
import type { SentMail } from '@butterfly/contracts/transactional_emails';
import { announceLate } from './sla/job';
import { BASE, WeddingWorld } from './testing/wedding-world';

let world: WeddingWorld;

beforeAll(async () => {
  world = await WeddingWorld.open();
});
beforeEach(() => (world.now = new Date('2027-02-01T15:00:00Z')));
afterAll(() => world.test.stop());

const mails = async (project: number) =>
  (await world.admin.get(`/api/transactional_emails/logs/?project=${project}`)).json<{ results: SentMail[] }>().results;

describe('a request', () => {
  it('has a number of its business, is found by it, and waits from the first moment', async () => {
    const project = await world.project();
    const [first, second] = [await world.read(await world.ask(project)), await world.read(await world.ask(project))];
    expect(first.number).toMatch(/^REQ-2027-\d{4}$/);
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
    expect(first).toMatchObject({ status: 'new', waiting_since: '2027-02-01T15:00:00.000Z', response_due_at: '2027-02-02T15:00:00.000Z' });
    const found = await world.admin.get(`${BASE}/requests/?search=${first.number}`);
    expect(found.json<{ results: Request[] }>().results.map(({ id }) => id)).toEqual([first.id]);
    expect((await world.admin.post(`${BASE}/requests/`, { project_id: 2_000_000_000, title: 'x' })).json()).toMatchObject({
      code: 'not_found',
    });
  });

  it('goes over the board as far as the next thing that needs more than a column', async () => {
    const id = await world.ask(await world.project());
    for (const to of ['acknowledged', 'in_progress', 'waiting_client', 'in_progress', 'closed'])
      expect((await world.step(id, 'move', { to })).json()).toMatchObject({ status: to });
    expect((await world.step(id, 'move', { to: 'acknowledged' })).json()).toMatchObject({ code: 'invalid_transition', from: 'closed' });
    expect((await world.step(id, 'move', { to: 'approved' })).json()).toMatchObject({ code: 'invalid_input' });
    const reopened = (await world.step(id, 'reopen', { reason: 'They called again' })).json<Request>();
    expect(reopened).toMatchObject({ status: 'in_progress', reopened_count: 1, resolved_at: null });
    expect(await world.told(id)).toEqual(['created', 'closed', 'reopened']);
    const board = (await world.admin.get(`${BASE}/board/`)).json<Board>();
    expect(board.requests.find((one) => one.id === id)).toMatchObject({ status: 'in_progress', project_name: 'Marlow & Okafor' });
  });

  it('is changed by who names the version that there is, and looked after by nobody but the team', async () => {
    const id = await world.ask(await world.project());
    const url = `${BASE}/requests/${id}/`;
    const { etag } = (await world.admin.get(url)).headers;
    const patch = (body: object, headers: Record<string, string> = {}) => world.admin.send('PATCH', { url, body, headers });
    expect((await patch({ priority: 'high' })).json()).toMatchObject({ code: 'precondition_required' });
    expect((await patch({ priority: 'high' }, { 'if-match': String(etag) })).json()).toMatchObject({ priority: 'high' });
    expect((await patch({ priority: 'low' }, { 'if-match': String(etag) })).json()).toMatchObject({ code: 'version_conflict' });
    expect((await patch({ assignee_id: 2_000_000_000 }, { 'if-match': '*' })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { assignee_id: ['must be somebody of the team'] },
    });
  });

  it('is rated when it is done, and not before', async () => {
    const id = await world.ask(await world.project());
    expect((await world.step(id, 'rate', { rating: 5 })).json()).toMatchObject({ code: 'client_requests.not_settled' });
    await world.step(id, 'close', { resolution: 'Told on the phone' });
    expect((await world.step(id, 'rate', { rating: 6 })).statusCode).toBe(400);
    expect((await world.step(id, 'rate', { rating: 5, comment: 'So quick' })).json()).toMatchObject({
      rating: 5,
      rating_comment: 'So quick',
    });
  });

  it('stands in the timeline of its project', async () => {
    const project = await world.project();
    await world.step(await world.ask(project), 'close');
    const told = await world.admin.get(`/api/tenant_crm/activity/?subject_type=project&subject_id=${project}`);
    const lines = told.json<{ results: { kind: string; details: { words?: string } }[] }>().results.filter(({ kind }) => kind === 'told');
    expect(lines.map(({ details }) => details.words?.split(', ').at(-1))).toEqual(['was closed', 'was asked for']);
  });

  it('leaves as CSV with the filters of the list', async () => {
    const project = await world.project();
    await world.ask(project, { title: '=1+1' });
    const { body } = await world.admin.get(`${BASE}/requests/export.csv/?project=${project}`);
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining('Number,Project,Kind,Title,Status'),
      expect.stringMatching(/^REQ-2027-\d{4},Marlow & Okafor,change,'=1\+1,new,Tess Marlow,/),
    ]);
  });
});

describe('the thread', () => {
  it('answers the client by mail, stops the clock of the first answer, and keeps notes at home', async () => {
    const project = await world.project();
    const id = await world.ask(project);
    await world.step(id, 'notes', { body: 'Ask Mia first' });
    expect(await world.read(id)).toMatchObject({ first_response_at: null });
    world.now = new Date('2027-02-01T17:00:00Z');
    const said = await world.step(id, 'messages', { body: 'Gladly – eleven it is?', wait: true });
    expect([said.statusCode, said.json()]).toMatchObject([201, { from: 'studio', internal: false }]);
    expect(await world.read(id)).toMatchObject({
      ...{ status: 'waiting_client', first_response_at: '2027-02-01T17:00:00.000Z', waiting_since: null },
    });
    expect((await world.thread(id)).map(({ body, internal }) => [body, internal])).toEqual([
      ['Ask Mia first', true],
      ['Gladly – eleven it is?', false],
    ]);
    await world.test.platform.mail.sendWaiting();
    expect((await mails(project)).map(({ template, subject }) => [template, subject])).toEqual([
      ['request_answered', 'An answer about “One centrepiece less”'],
    ]);
  });

  it('carries files of the request, and none of another one', async () => {
    const project = await world.project();
    const [one, other] = [await world.ask(project), await world.ask(project)];
    const upload = async (id: number) =>
      (
        await world.admin.send('POST', {
          url: `/api/records/client_requests.request/${id}/files/?name=plan.txt`,
          body: Buffer.from('a plan'),
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).json<{ id: number }>().id;
    const [own, foreign] = [await upload(one), await upload(other)];
    expect((await world.step(one, 'messages', { body: 'See the plan', file_ids: [foreign] })).json()).toMatchObject({
      fields: { file_ids: ['must be files of this request'] },
    });
    expect((await world.step(one, 'messages', { body: 'See the plan', file_ids: [own] })).json()).toMatchObject({
      files: [{ id: own, name: 'plan.txt' }],
    });
  });

  it('goes with a request that is put into another one of its project', async () => {
    const project = await world.project();
    const [twice, once] = [await world.ask(project, { body: 'As I said on the phone' }), await world.ask(project)];
    await world.step(twice, 'notes', { body: 'The same as before' });
    const elsewhere = await world.ask(await world.project());
    expect((await world.step(twice, 'merge', { into_id: elsewhere })).json()).toMatchObject({ code: 'client_requests.other_project' });
    expect((await world.step(twice, 'merge', { into_id: twice })).json()).toMatchObject({ code: 'client_requests.other_project' });
    expect((await world.step(twice, 'merge', { into_id: once })).json()).toMatchObject({
      id: once,
      body: expect.stringContaining('As I said'),
    });
    expect(await world.read(twice)).toMatchObject({ status: 'closed', merged_into_id: once });
    expect((await world.thread(once)).map(({ body }) => body)).toEqual(['The same as before']);
    expect((await world.step(twice, 'merge', { into_id: once })).json()).toMatchObject({ code: 'invalid_transition' });
    const board = (await world.admin.get(`${BASE}/board/`)).json<Board>();
    expect(board.requests.some(({ id }) => id === twice)).toBe(false);
  });
});

describe('what is late', () => {
  it('is told once: a first answer, and an end that waits for nobody else', async () => {
    const project = await world.project();
    const id = await world.ask(project);
    const late = () => world.inBusiness((db) => announceLate(db, world.now));
    await late();
    expect(await world.told(id)).toEqual(['created']);
    world.now = new Date('2027-02-02T15:00:01Z');
    await late();
    await late();
    expect(await world.told(id)).toEqual(['created', 'sla_breached']);
    expect((await world.news())[0]).toMatchObject({
      ...{ title: 'Marlow & Okafor waits for a first answer', link: `/client_requests/crm/${id}` },
    });
    await world.step(id, 'messages', { body: 'Which one?', wait: true });
    world.now = new Date('2027-02-20T15:00:00Z');
    await late();
    expect(await world.told(id)).toHaveLength(2);
    await world.step(id, 'move', { to: 'in_progress' });
    await late();
    expect(await world.told(id)).toEqual(['created', 'sla_breached', 'sla_breached']);
  });

  it('stands on the first page, who waits longest first', async () => {
    const project = await world.project();
    world.now = new Date('2026-12-01T15:00:00Z');
    const id = await world.ask(project, { title: 'Longest' });
    world.now = new Date('2027-02-01T15:00:00Z');
    const { requests, late, count } = (await world.admin.get(`${BASE}/waiting/`)).json<Waiting>();
    expect(requests[0]).toMatchObject({ id, title: 'Longest' });
    expect([late > 0, count >= requests.length]).toEqual([true, true]);
    await world.step(id, 'close');
  });
});

describe('answers to begin with, and deadlines', () => {
  it('are written, changed and taken away', async () => {
    const made = (await world.admin.post(`${BASE}/templates/`, { title: 'Thanks', body: 'Thank you, we look at it.' })).json<{
      id: number;
    }>();
    const url = `${BASE}/templates/${made.id}/`;
    expect((await world.write('PATCH', url, { title: 'First word' })).json()).toMatchObject({ title: 'First word' });
    const remove = async () => (await world.admin.send('DELETE', { url })).statusCode;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect((await world.admin.get(`${BASE}/templates/`)).json()).toEqual([]);
  });

  it('of the business say when an answer is due', async () => {
    const url = `${BASE}/settings/`;
    expect((await world.admin.get(url)).json()).toMatchObject({ lock_days: 14, response_hours: 24, resolve_hours: 120 });
    await world.write('PATCH', url, { response_hours: 4 });
    expect(await world.read(await world.ask(await world.project()))).toMatchObject({ response_due_at: '2027-02-01T19:00:00.000Z' });
    await world.write('PATCH', url, { response_hours: 24 });
  });
});
