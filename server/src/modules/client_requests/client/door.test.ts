import type { ClientRequest, ClientRequestsApi } from '../api';
import { WeddingWorld } from '../testing/wedding-world';

let world: WeddingWorld;
const door = (): ClientRequestsApi => world.test.platform.api('client_requests');

beforeAll(async () => {
  world = await WeddingWorld.open();
});
beforeEach(() => (world.now = new Date('2027-02-01T15:00:00Z')));
afterAll(() => world.test.stop());

const asked = (projectId: number) =>
  world.inBusiness<ClientRequest>((db) =>
    door().open(db, {
      projectId,
      name: 'Tess Marlow',
      type: 'change',
      title: 'One centrepiece less',
      body: 'We are 110 now',
      source: 'portal',
    }),
  );
const first = async (projectId: number) => (await world.inBusiness<ClientRequest[]>((db) => door().ofProject(db, projectId)))[0];
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as { code?: string }).code,
  );

describe('what a client sees of their requests', () => {
  it('is their words and those of the studio; no notes, no stems, no names of the team', async () => {
    const project = await world.project();
    const recipe = await world.centrepiece(project);
    await world.proposal(project, { recipe });
    const { id } = await asked(project);
    await world.step(id, 'notes', { body: 'SECRET note' });
    await world.quote(id, { note: 'One off the long table' });
    const seen = await first(project);
    expect(seen).toMatchObject({ status: 'waiting_client', may: { answer: true, decide: true, rate: false } });
    expect(seen?.messages).toEqual([
      { from: 'studio', author: 'Business A', body: 'One off the long table', files: [], at: '2027-02-01T15:00:00.000Z' },
    ]);
    const text = JSON.stringify(seen);
    for (const hidden of ['SECRET', 'stems', 'Rose', 'assignee', 'cost', 'admin']) expect(text).not.toContain(hidden);
    expect(seen?.quote).toMatchObject({ before_cents: 536_212, after_cents: 519_668 });
  });

  it('is told to who looks after the project, in the order in which it happens', async () => {
    const project = await world.project();
    await world.proposal(project);
    const { id } = await asked(project);
    await world.quote(id);
    const { quote } = (await first(project)) ?? {};
    await world.inBusiness((db) => door().answer(db, { projectId: project, id, name: 'Tess Marlow', body: 'Lovely' }));
    const by = { projectId: project, id, name: 'Tess Marlow' };
    expect(await refusal(world.inBusiness((db) => door().approve(db, { ...by, seen: '2020-01-01T00:00:00.000Z' })))).toBe(
      'client_requests.quote_changed',
    );
    const approved = await world.inBusiness<ClientRequest>((db) => door().approve(db, { ...by, seen: quote?.quoted_at ?? '' }));
    expect(approved).toMatchObject({ status: 'approved', may: { answer: true, decide: false } });
    expect(await world.told(id)).toEqual(['created', 'quoted', 'answered', 'approved']);
    const titles = (await world.news()).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Marlow & Okafor asks for something', 'Marlow & Okafor has answered', 'Marlow & Okafor approved a change']),
    );
    await world.step(id, 'apply');
    const rated = await world.inBusiness<ClientRequest>((db) => door().rate(db, { ...by, rating: 5, comment: 'So quick' }));
    expect(rated).toMatchObject({ status: 'applied', rating: 5, may: { answer: false, rate: false } });
  });

  it('can be declined by them while a price is before them', async () => {
    const project = await world.project();
    await world.proposal(project);
    const { id } = await asked(project);
    const by = { projectId: project, id, name: 'Tess Marlow', reason: 'Then we keep it' };
    expect(await refusal(world.inBusiness((db) => door().decline(db, by)))).toBe('invalid_transition');
    await world.quote(id);
    const declined = await world.inBusiness<ClientRequest>((db) => door().decline(db, by));
    expect(declined).toMatchObject({ status: 'declined', messages: [{ from: 'client', author: 'Tess Marlow', body: 'Then we keep it' }] });
    expect(await refusal(world.inBusiness((db) => door().answer(db, { ...by, body: 'Wait' })))).toBe('invalid_transition');
  });

  it('is nothing of another project', async () => {
    const [project, other] = [await world.project(), await world.project()];
    const { id } = await asked(project);
    expect(await first(other)).toBeUndefined();
    const by = { projectId: other, id, name: 'Eve' };
    for (const work of [
      () => world.inBusiness((db) => door().answer(db, { ...by, body: 'Hello' })),
      () => world.inBusiness((db) => door().approve(db, { ...by, seen: '' })),
      () => world.inBusiness((db) => door().rate(db, { ...by, rating: 1, comment: '' })),
      () => world.inBusiness((db) => door().openFile(db, { projectId: other, id, fileId: 1 })),
    ])
      expect(await refusal(work())).toBe('not_found');
  });

  it('says since when changes are closed, and does not let them decide then', async () => {
    const project = await world.project();
    await world.proposal(project);
    const { id } = await asked(project);
    await world.quote(id);
    world.now = new Date('2027-06-01T15:00:00Z');
    expect(await first(project)).toMatchObject({ locked_from: '2027-05-29', may: { answer: true, decide: false } });
  });

  it('opens files that stand in the thread, and no others', async () => {
    const project = await world.project();
    const { id } = await asked(project);
    const upload = await world.admin.send('POST', {
      url: `/api/records/client_requests.request/${id}/files/?name=costs.txt`,
      body: Buffer.from('what it costs us'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const fileId = upload.json<{ id: number }>().id;
    const open = () => world.inBusiness<{ name: string }>((db) => door().openFile(db, { projectId: project, id, fileId }));
    expect(await refusal(open())).toBe('not_found');
    await world.step(id, 'messages', { body: 'Here', file_ids: [fileId] });
    expect(await refusal(open())).toBe('none');
  });
});
