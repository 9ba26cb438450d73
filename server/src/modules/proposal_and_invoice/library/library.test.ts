import type {
  AppliedTemplate,
  Proposal,
  ProposalContent,
  ProposalPackage,
  ProposalTemplate,
} from '@butterfly/contracts/proposal_and_invoice';
import { packageLine } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { takenHire } from '../acceptance/accepted';
import { line, section, wedding } from '../testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice';
const RECIPES = '/api/floral_recipe_builder/projects';
const NOW = { headers: { 'if-match': '*' } };
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  // Before all its days, in whatever year this runs.
  test = await createTestApp({ clock: () => new Date('2026-11-28T15:00:00Z') });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const project = async (name: string, event_date?: string) =>
  (await admin.post('/api/tenant_crm/projects/', { name, ...(event_date && { event_date }) })).json<{ id: number }>().id;
const piece = (to: number, name: string, price_override_cents: number) =>
  admin.post(`${RECIPES}/${to}/recipes/`, { name, page: 'reception', quantity: 4, price_override_cents });
const begin = async (body: object) => (await admin.post(`${BASE}/proposals/`, body)).json<Proposal>();
const save = (id: number, content: ProposalContent) => admin.send('PATCH', { url: `${BASE}/proposals/${id}/`, body: { content }, ...NOW });
const template = async (proposal_id: number, title: string) =>
  (await admin.post(`${BASE}/templates/`, { proposal_id, title, event_types: ['wedding'] })).json<ProposalTemplate>();
const preview = async (id: number, to: number) => (await admin.get(`${BASE}/templates/${id}/projects/${to}/`)).json<AppliedTemplate>();
const linesOf = ({ sections }: ProposalContent) => sections.flatMap(({ lines }) => lines);

describe('a template of proposals', () => {
  it('says what the proposal says, to the cent, in a project of its own date', async () => {
    const from = await begin({ project_id: await project('Golden', '2027-06-12') });
    await save(from.id, wedding());
    const kept = await template(from.id, 'Wedding');
    expect(kept).toMatchObject({ title: 'Wedding', event_types: ['wedding'], sections: 4, lines: 5 });
    const to = await project('Another', '2028-05-06');
    const seen = await preview(kept.id, to);
    expect([seen.totals.total_cents, seen.changes, seen.payments.length]).toEqual([536_212, [], 3]);
    const made = await begin({ project_id: to, template_id: kept.id });
    expect([made.totals.total_cents, made.content]).toEqual([536_212, seen.content]);
  });

  it('takes neither day, photograph nor recipe of the project along', async () => {
    const from = await begin({ project_id: await project('Dated', '2027-06-12') });
    const { plan: _plan, ...content } = wedding();
    const due = { on: 'day' as const, day: '2027-03-14' };
    await save(from.id, { ...content, plan: [{ key: 'a', label: 'All', basis: 'percent', value: 10_000, due }] });
    const kept = await template(from.id, 'Without days');
    expect(kept.content.plan[0]?.due).toEqual({ on: 'event', days: -90 });
  });

  it('finds the recipes of its names in another book, at the price of that book, and says which it did not find', async () => {
    const here = await project('Recipes here');
    await piece(here, 'Compote', 16_000);
    await piece(here, 'Garland', 30_000);
    const from = await begin({ project_id: here, from_recipes: true });
    const kept = await template(from.id, 'With recipes');
    expect(linesOf(kept.content).map(({ recipe_id, follows_recipe }) => [recipe_id, follows_recipe])).toEqual([
      [null, true],
      [null, true],
    ]);
    const there = await project('Recipes there');
    await piece(there, 'compote', 18_500);
    const { changes, content } = await preview(kept.id, there);
    expect(changes.map(({ name, before_cents, after_cents }) => [name, before_cents, after_cents])).toEqual([
      ['Compote', 16_000, 18_500],
      ['Garland', 30_000, null],
    ]);
    expect(linesOf(content).map(({ unit_price_cents, follows_recipe }) => [unit_price_cents, follows_recipe])).toEqual([
      [18_500, true],
      [30_000, false],
    ]);
    const made = await begin({ project_id: there, template_id: kept.id });
    expect(linesOf(made.content)[0]).toMatchObject({ unit_price_cents: 18_500, recipe_id: expect.any(Number) as number });
  });

  it('is not written over by who has seen an older one, and says another proposal when asked', async () => {
    const from = await begin({ project_id: await project('Older') });
    await save(from.id, wedding());
    const kept = await template(from.id, 'Versions');
    const at = `${BASE}/templates/${kept.id}/`;
    const { headers } = await admin.get(at);
    await save(from.id, wedding(11));
    const change = { url: at, body: { proposal_id: from.id, title: 'Smaller' }, headers: { 'if-match': String(headers['etag']) } };
    const [first, second] = [await admin.send('PATCH', change), await admin.send('PATCH', change)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
    expect(linesOf(first.json<ProposalTemplate>().content)[2]).toMatchObject({ key: 'centrepiece', qty_milli: 11_000 });
    expect((await admin.send('PATCH', { url: at, body: { title: 'No version' } })).statusCode).toBe(428);
  });

  it('that was put away begins no proposal', async () => {
    const to = await project('Gone');
    const from = await begin({ project_id: to });
    const kept = await template(from.id, 'Put away');
    for (const _twice of [1, 2]) expect((await admin.send('DELETE', { url: `${BASE}/templates/${kept.id}/` })).statusCode).toBe(204);
    expect((await admin.get(`${BASE}/templates/`)).json<{ id: number }[]>().some(({ id }) => id === kept.id)).toBe(false);
    expect((await admin.post(`${BASE}/proposals/`, { project_id: to, template_id: kept.id })).statusCode).toBe(404);
  });
});

const CEREMONY = {
  ...{ title: 'Ceremony', description: '', unit_price_cents: 180_000, tax_bps: 825, rental_cents: 24_000 },
  contents: [
    { name: 'Arch', qty_milli: 1_000, is_hire: false },
    { name: 'Lantern', qty_milli: 12_000, is_hire: true },
  ],
};

describe('a package', () => {
  it('stands in a proposal as one line with one price, and a change of it changes nothing that was sent', async () => {
    const pack = (await admin.post(`${BASE}/packages/`, CEREMONY)).json<ProposalPackage>();
    const proposal = await begin({ project_id: await project('Packaged') });
    const content = { ...wedding(), sections: [section('ceremony', [packageLine(pack, 'p-1')])], adjustments: [] };
    expect((await save(proposal.id, content)).statusCode).toBe(200);
    await admin.send('POST', { url: `${BASE}/proposals/${proposal.id}/send/`, ...NOW });
    const read = async () => (await admin.get(`${BASE}/proposals/${proposal.id}/`)).json<Proposal>();
    const before = await read();
    expect(linesOf(before.content)[0]).toMatchObject({ name: 'Ceremony', description: '1 Arch, 12 Lantern', package_id: pack.id });
    // 180,000 + a tenth of what is lent + 8.25 %.
    expect(before.totals.total_cents).toBe(180_000 + 2_400 + 14_850);
    const dearer = { ...CEREMONY, unit_price_cents: 260_000 };
    const changed = await admin.send('PATCH', { url: `${BASE}/packages/${pack.id}/`, body: dearer, ...NOW });
    expect(changed.json<ProposalPackage>()).toMatchObject({ unit_price_cents: 260_000, version: 2 });
    expect((await read()).content).toEqual(before.content);
  });

  it('reserves what is lent in it, as often as it is taken', () => {
    const pack = { id: 1, ...CEREMONY };
    const twice = { ...packageLine(pack, 'p-1'), qty_milli: 2_000 };
    const refused = { ...packageLine(pack, 'p-2'), is_optional: true, selected: false };
    const hire = { ...section('hire', [line('Chair', 900, { qty_milli: 80_000 })]), kind: 'hire' as const };
    const content = { ...wedding(), sections: [section('ceremony', [twice, refused]), hire] };
    expect(takenHire(content)).toEqual([
      { name: 'Lantern', qty: 24 },
      { name: 'Chair', qty: 80 },
    ]);
  });

  it('is not lent for more than it costs, and not written over unseen', async () => {
    expect((await admin.post(`${BASE}/packages/`, { ...CEREMONY, rental_cents: 180_001 })).statusCode).toBe(400);
    const { id } = (await admin.post(`${BASE}/packages/`, CEREMONY)).json<ProposalPackage>();
    const url = `${BASE}/packages/${id}/`;
    const { headers } = await admin.get(url);
    const change = { url, body: CEREMONY, headers: { 'if-match': String(headers['etag']) } };
    expect([(await admin.send('PATCH', change)).statusCode, (await admin.send('PATCH', change)).statusCode]).toEqual([200, 412]);
  });
});
