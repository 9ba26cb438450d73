import type { Request, WishAnswer } from '@butterfly/contracts/client_requests';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { BASE, WeddingWorld } from '../testing/wedding-world';

let world: WeddingWorld;

beforeAll(async () => {
  world = await WeddingWorld.open();
});
beforeEach(() => (world.now = new Date('2027-02-01T15:00:00Z')));
afterAll(() => world.test.stop());

const wish = async (project: number, body: object) =>
  (await world.admin.post(`${BASE}/projects/${project}/wish/`, body)).json<WishAnswer>();
const dateOf = async (project: number) =>
  (await world.admin.get(`/api/tenant_crm/projects/${project}/`)).json<{ event_date: string }>().event_date;

describe('a wish', () => {
  it('has its price and its stems before anybody says yes: one centrepiece less', async () => {
    const project = await world.project();
    await world.proposal(project, { recipe: await world.centrepiece(project) });
    const { items, impact, lines } = await wish(project, { text: 'One centrepiece less, please' });
    expect(items).toEqual([{ line: 'Centrepiece', to: 11 }]);
    expect(lines).toContainEqual({ name: 'Centrepiece', quantity: 12 });
    expect(impact).toMatchObject({ before_cents: 536_212, after_cents: 519_668, currency: 'USD' });
    expect(impact?.parts).toEqual([
      { label: 'Lines', cents: -16_000 },
      { label: 'Early booking', cents: 800 },
      { label: 'Damage waiver', cents: -90 },
      { label: 'Tax', cents: -1_254 },
    ]);
    expect(impact?.stems).toEqual({
      total_milli: -9_000,
      flowers: [
        { name: `Rose ${project}`, by_milli: -5_000 },
        { name: `Silver dollar ${project}`, by_milli: -4_000 },
      ],
    });
    expect(await world.versions(project)).toBe(1);
  });

  it('that nobody can read, or of a project without a proposal, has none', async () => {
    const project = await world.project();
    expect(await wish(project, { text: 'one less' })).toEqual({ proposal: null, lines: [], items: [], impact: null });
    await world.proposal(project, { accepted: false });
    expect(await wish(project, { text: 'Can we talk?' })).toMatchObject({ items: [], impact: null });
    expect((await world.admin.post(`${BASE}/projects/2000000000/wish/`, { text: '' })).json()).toMatchObject({ code: 'not_found' });
  });
});

describe('a change', () => {
  it('is told with its price, approved, and becomes an amendment that a client signs (scenario 8)', async () => {
    const project = await world.project();
    const recipe = await world.centrepiece(project);
    await world.proposal(project, { recipe });
    const request = await world.ask(project);
    const quoted = (await world.quote(request, { note: 'One off the long table.' })).json<Request>();
    expect(quoted).toMatchObject({ status: 'waiting_client', waiting_since: null, quote: { after_cents: 519_668, version_from: 1 } });
    expect((await world.thread(request)).map(({ body }) => body)).toEqual(['One off the long table.']);
    await world.step(request, 'approve', { told_by: 'Tess on the phone' });
    expect(await world.versions(project)).toBe(1);
    const applied = (await world.step(request, 'apply')).json<Request>();
    expect(applied).toMatchObject({ status: 'applied', approved_by: 'Tess on the phone' });
    const draft = await world.proposalOf(applied.proposal_id);
    expect(draft).toMatchObject({ status: 'draft', revision: 2, total_cents: 519_668 });
    expect(await world.told(request)).toEqual(['created', 'quoted', 'approved', 'applied']);

    await world.send(draft.id, true);
    const invoices = (await world.admin.get(`/api/proposal_and_invoice/invoices/?project=${project}`)).json<{ results: Invoice[] }>()
      .results;
    expect(invoices.find(({ kind }) => kind === 'credit_note')).toMatchObject({ total_cents: -16_544 });
    const book = (await world.admin.get(`/api/floral_recipe_builder/projects/${project}/book/`)).json<{
      recipes: { id: number; quantity: number }[];
    }>();
    expect(book.recipes.find(({ id }) => id === recipe)?.quantity).toBe(11);
  });

  it('is applied once, however often and at the same time it is asked for', async () => {
    const { project, request } = await world.approved();
    const codes = await Promise.all(Array.from({ length: 5 }, () => world.step(request, 'apply').then(({ statusCode }) => statusCode)));
    expect(codes).toEqual([200, 200, 200, 200, 200]);
    expect(await world.versions(project)).toBe(2);
    expect((await world.told(request)).filter((name) => name === 'applied')).toHaveLength(1);
  });

  it('that would come to something else now is refused, and nothing of it is written', async () => {
    const { project, proposal, request } = await world.approved();
    const next = (await world.write('POST', `/api/proposal_and_invoice/proposals/${proposal}/new-version/`)).json<{ id: number }>().id;
    const draft = await world.proposalOf(next);
    const sections = draft.content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((one) => (one.name === 'Centrepiece' ? { ...one, unit_price_cents: 20_000 } : one)),
    }));
    await world.write('PATCH', `/api/proposal_and_invoice/proposals/${next}/`, { content: { ...draft.content, sections } });
    const { total_cents, version } = await world.proposalOf(next);
    const refused = await world.step(request, 'apply');
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'client_requests.price_changed' }]);
    expect(await world.read(request)).toMatchObject({ status: 'approved', proposal_id: null });
    expect(await world.proposalOf(next)).toMatchObject({ total_cents, version });
    expect(await world.versions(project)).toBe(2);
    expect(await world.told(request)).not.toContain('applied');
    await world.step(request, 'move', { to: 'in_progress' });
    await world.quote(request);
    await world.step(request, 'approve', { told_by: 'Tess' });
    expect((await world.step(request, 'apply')).json()).toMatchObject({ status: 'applied', proposal_id: next });
  });

  it('of a line that is gone meanwhile is refused with its name', async () => {
    const { project, proposal, request } = await world.approved();
    const next = (await world.write('POST', `/api/proposal_and_invoice/proposals/${proposal}/new-version/`)).json<{ id: number }>().id;
    const { content } = await world.proposalOf(next);
    const sections = content.sections.filter(({ key }) => key !== 'reception');
    await world.write('PATCH', `/api/proposal_and_invoice/proposals/${next}/`, { content: { ...content, sections } });
    expect((await world.step(request, 'apply')).json()).toMatchObject({ code: 'client_requests.line_gone', line: 'Centrepiece' });
    expect([(await world.read(request)).status, await world.versions(project)]).toEqual(['approved', 2]);
  });

  it('of the day moves the event together with the numbers, or not at all', async () => {
    const project = await world.project();
    await world.proposal(project);
    const request = await world.ask(project, { type: 'date_change' });
    await world.quote(request, { wanted_date: '2027-06-19' });
    await world.step(request, 'approve', { told_by: 'Tess' });
    await world.admin.post(`/api/tenant_crm/projects/${project}/archive/`);
    expect((await world.step(request, 'apply')).json()).toMatchObject({ code: 'tenant_crm.project_archived' });
    expect([await dateOf(project), await world.versions(project)]).toEqual(['2027-06-12', 1]);
    await world.admin.post(`/api/tenant_crm/projects/${project}/unarchive/`);
    expect((await world.step(request, 'apply')).json()).toMatchObject({ status: 'applied' });
    expect([await dateOf(project), await world.versions(project)]).toEqual(['2027-06-19', 2]);
  });

  it('names a line that the proposal has, changes something, and is priced before it is approved', async () => {
    const project = await world.project();
    await world.proposal(project);
    const request = await world.ask(project);
    const code = async (items: object[]) => (await world.step(request, 'quote', { items })).json<{ code: string }>().code;
    expect(await code([{ line: 'Garland', to: 3 }])).toBe('client_requests.line_gone');
    expect(await code([{ line: 'Centrepiece', to: 12 }])).toBe('client_requests.nothing_changes');
    expect(
      await code([
        { line: 'Arch', to: 1 },
        { line: 'arch', to: 2 },
      ]),
    ).toBe('invalid_input');
    await world.step(request, 'move', { to: 'waiting_client' });
    expect((await world.step(request, 'approve', { told_by: 'Tess' })).json()).toMatchObject({ code: 'client_requests.not_quoted' });
    await world.quote(request);
    await world.step(request, 'approve', { told_by: 'Tess' });
    const late = await world.write('PATCH', `${BASE}/requests/${request}/`, { items: [] });
    expect(late.json()).toMatchObject({ code: 'client_requests.already_settled' });
    expect((await world.quote(request)).json()).toMatchObject({ code: 'invalid_transition' });
  });

  it('can be declined with a reason that the client reads', async () => {
    const request = await world.ask(await world.project());
    expect((await world.step(request, 'decline', {})).statusCode).toBe(400);
    expect((await world.step(request, 'decline', { reason: 'The flowers are cut.' })).json()).toMatchObject({ status: 'declined' });
    expect((await world.thread(request)).map(({ body }) => body)).toEqual(['The flowers are cut.']);
    expect((await world.step(request, 'apply')).json()).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('the last day for changes', () => {
  it('is fourteen days before the event by the clock of the business; later only who may lets one come', async () => {
    const project = await world.project();
    await world.proposal(project);
    const request = await world.ask(project);
    // Eleven in the evening in New York: it is the day before still.
    world.now = new Date('2027-05-29T03:00:00Z');
    expect(await world.read(request)).toMatchObject({ locked_from: '2027-05-29', is_locked: false });
    await world.quote(request);
    world.now = new Date('2027-05-29T15:00:00Z');
    const refused = await world.step(request, 'approve', { told_by: 'Tess' });
    expect(refused.json()).toMatchObject({ code: 'client_requests.changes_locked', locked_from: '2027-05-29' });
    expect((await world.quote(request)).json()).toMatchObject({ code: 'client_requests.changes_locked' });
    await world.step(request, 'allow-late', { reason: 'The roses are not ordered yet' });
    expect((await world.step(request, 'approve', { told_by: 'Tess' })).json()).toMatchObject({ status: 'approved' });
    expect((await world.step(request, 'apply')).json()).toMatchObject({ status: 'applied' });
    expect(await world.read(await world.ask(project, { type: 'question' }))).toMatchObject({ locked_from: null, is_locked: false });
  });
});
