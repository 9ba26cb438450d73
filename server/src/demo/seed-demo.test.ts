import type { Ingredient, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Dashboard, ProjectLight, StageChange } from '@butterfly/contracts/tenant_crm';
import { daysAfter } from '../platform/testing/calendar';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { TestClient } from '../platform/testing/test-client';
import { seedDemo } from './seed-demo';
import { addVolume } from './volume';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedDemo(test.platform);
});
afterAll(() => test.stop());

const signIn = (email: string) => new TestClient(test.origin).signIn(email, 'butterfly-demo');
async function read<T>(email: string, url: string): Promise<T> {
  return (await (await signIn(email)).get(url)).json<T>();
}
const permissions = (email: string) => read<PermissionRecord>(email, '/api/manage_members/me/permissions/');
const projects = (email: string) => read<ProjectLight[]>(email, '/api/tenant_crm/projects/');
const names = async (email: string) => (await projects(email)).map(({ name }) => name);

describe('demo data', () => {
  it('gives the four sign-ins what they need to show', async () => {
    const owner = await permissions('admin@fern-thistle.example');
    expect([owner.is_admin, owner.features.includes('access_live_console')]).toEqual([true, true]);
    expect(await permissions('designer@fern-thistle.example')).toEqual({
      plugins: ['floral_recipe_builder', 'moodboard'],
      features: ['access_proposal_and_invoice'],
      is_admin: false,
    });
    const freelancer = await permissions('freelancer@fern-thistle.example');
    expect([freelancer.is_admin, freelancer.plugins.filter((id) => ['moodboard', 'inventory', 'project_view'].includes(id))]).toEqual([
      false,
      [],
    ]);
    expect((await permissions('admin@blauwe-reiger.example')).is_admin).toBe(true);
  });

  it('has fourteen leads in every state, one of them waiting too long, and three that became projects', async () => {
    const leads = await read<{ results: { status: string; converted_project_id: number | null }[] }>(
      'admin@fern-thistle.example',
      '/api/tenant_crm/leads/?page_size=50',
    );
    const count = (status: string) => leads.results.filter((lead) => lead.status === status).length;
    expect(['new', 'contacted', 'qualified', 'converted', 'lost'].map(count)).toEqual([4, 3, 2, 3, 2]);
    const { leads: figures } = await read<Dashboard>('admin@fern-thistle.example', '/api/tenant_crm/dashboard/');
    expect([figures.late, figures.late_rows[0]?.title]).toEqual([1, 'Bellamy & Crane wedding']);
  });

  it('has twelve projects in one business and five in the other, partly of the same name', async () => {
    const [fern, reiger] = [await names('admin@fern-thistle.example'), await names('admin@blauwe-reiger.example')];
    expect([fern.length, reiger.length]).toEqual([12, 5]);
    expect(fern.filter((name) => reiger.includes(name)).sort()).toEqual(['Park wedding', 'Reyes wedding', 'Walk-in quote']);
    expect(fern.at(-1)).toBe('Marlow & Okafor wedding');
  });

  it('has events in the next days and a history of stages', async () => {
    const owner = 'admin@fern-thistle.example';
    const today = new Date().toISOString().slice(0, 10);
    const soon = (await projects(owner)).filter(({ event_date: day }) => day !== null && day >= today && day <= daysAfter(today, 14));
    expect(soon.map(({ name }) => name).sort()).toEqual(['Reyes wedding', 'Whitcomb memorial']);
    const dashboard = await read<Dashboard>(owner, '/api/tenant_crm/dashboard/');
    expect(dashboard.waiting.map(({ name }) => name)).toEqual(['Chen–Abbott wedding', 'St Brendan’s school benefit']);
    const wedding = (await projects(owner)).find(({ name }) => name === 'Marlow & Okafor wedding');
    const history = await read<StageChange[]>(owner, `/api/tenant_crm/projects/${wedding?.id}/stage-changes/`);
    expect(history.map(({ days_in_previous }) => days_in_previous)).toEqual([7, 14, 48, 8]);
    expect((await (await signIn(owner)).get(`/api/moodboard/${wedding?.id}/`)).statusCode).toBe(200);
  });

  it('has the recipes of the worked example, to the cent, and ingredients of the same names in the other business', async () => {
    const at = '/api/floral_recipe_builder';
    const owner = 'admin@fern-thistle.example';
    const wedding = (await projects(owner)).find(({ name }) => name === 'Marlow & Okafor wedding');
    const { totals, recipes } = await read<RecipeBook>(owner, `${at}/projects/${wedding?.id}/book/`);
    expect(totals).toMatchObject({
      price_cents: 446_500,
      materials_cost_cents: 93_660,
      margin_bps: 6_957,
      cogs_bps: 2_098,
      minutes: 1_151,
    });
    expect(recipes.map(({ price }) => price.unit_cents)).toEqual([34_500, 12_000, 2_000, 144_000, 16_000]);
    const catalogue = async (email: string) =>
      (await read<{ results: Ingredient[] }>(email, `${at}/ingredients/?page_size=200`)).results.map(({ name, id }) => [name, id] as const);
    const [fern, reiger] = [await catalogue(owner), await catalogue('admin@blauwe-reiger.example')];
    expect([fern.length, reiger.length]).toEqual([42, 6]);
    expect(reiger.every(([name, id]) => fern.some(([other, otherId]) => other === name && otherId !== id))).toBe(true);
    const chen = (await projects(owner)).find(({ name }) => name === 'Chen–Abbott wedding');
    const pieces = (await read<RecipeBook>(owner, `${at}/projects/${chen?.id}/book/`)).recipes;
    const needed = pieces.flatMap(({ lines, quantity }) =>
      lines.map(({ name, qty_milli }) => ({ name, qty: (qty_milli * quantity) / 1_000 })),
    );
    expect(needed.filter(({ name }) => name.includes('Playa Blanca')).reduce((sum, { qty }) => sum + qty, 0)).toBe(20);
  });

  it('changes nothing with a second start', async () => {
    await seedDemo(test.platform);
    expect((await names('admin@fern-thistle.example')).length).toBe(12);
  });

  it('adds the same volume again for the same count, with numbers that do not repeat', async () => {
    const [business] = await seedDemo(test.platform);
    if (!business) throw new Error('The demo business is missing');
    await addVolume(test.platform, { business, count: 1500 });
    const list = await projects('admin@fern-thistle.example');
    expect(list.length).toBe(1512);
    expect(new Set(list.map(({ number }) => number)).size).toBe(1512);
    const made = await (await signIn('admin@fern-thistle.example')).post('/api/tenant_crm/projects/', { name: 'After the volume' });
    expect(made.json()).toMatchObject({ number: 1513 });
  });
});
