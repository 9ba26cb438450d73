import type { Flower, Lot, LotLife, ShopProject, ShopProjectDetail } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';

const BASE = '/api/inventory/shop/';
const RECIPES = '/api/floral_recipe_builder/';
const JUNE_12 = '2027-06-12';

let test: TestApp;
let admin: TestClient;
let helper: TestClient;
let supplier: number;

const post = async <T>(url: string, body: object = {}, by = admin) => (await by.post(url, body)).json<T & { code?: string }>();
const get = async <T>(path: string, by = admin) => (await by.get(`${BASE}${path}`)).json<T>();
const newProject = async (name: string, event_date = JUNE_12) =>
  (await post<{ id: number }>('/api/tenant_crm/projects/', { name, event_type: 'social', event_date })).id;
const flower = async (name: string, vase_life_days: number | null = 7) =>
  (await post<{ id: number }>(`${RECIPES}ingredients/`, { name, kind: 'fresh', vase_life_days })).id;
const lot = (ingredient_id: number, units: number, more: object = {}) => post<Lot>(`${BASE}instances/`, { ingredient_id, units, ...more });
const allocate = (project: number, ingredient_id: number, units: number, verb = 'allocate') =>
  post<ShopProjectDetail & { free?: number; shortage?: number; left?: number }>(`${BASE}projects/${project}/${verb}/`, {
    lines: [{ ingredient_id, units }],
  });
const complete = (project: number, ingredient_id: number, used: number, wasted: number) =>
  post<ShopProjectDetail & { left?: number }>(`${BASE}projects/${project}/complete/`, { lines: [{ ingredient_id, used, wasted }] });
const needs = async (project: number, ingredient_id: number, stems: number) => {
  const lines = [{ key: 'a', ingredient_id, qty_milli: stems * 1_000, waste_bps: 0 }];
  await post(`${RECIPES}projects/${project}/recipes/`, { name: 'Bouquet', page: 'personal', lines });
};

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-06-08T12:00:00Z') });
  admin = await test.signIn('adminA');
  await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'hank@a.example', plugins: ['inventory', 'tenant_crm'] });
  helper = await test.signIn('hank@a.example');
  supplier = (await post<{ id: number }>(`${RECIPES}suppliers/`, { name: 'Hudson Valley', email: 'orders@hvfe.example' })).id;
});
afterAll(() => test.stop());

describe('a lot of flowers', () => {
  it('lasts as long as its flower does, is the sum of what came and went, and keeps its whole life', async () => {
    const rose = await flower('Rose ‘Quicksand’');
    const { id, ...made } = await lot(rose, 50, { cost_cents: 6_500 });
    expect(made).toMatchObject({ stems_left: 50, stems_free: 50, use_by: '2027-06-15', status: 'fresh', cost_cents: 6_500 });
    await post(`${BASE}instances/${id}/waste/`, { units: 4, reason: 'Broken heads' });
    await post(`${BASE}instances/${id}/count/`, { units: 44, reason: 'Counted on Tuesday' });
    const { moves, ...life } = await get<LotLife>(`instances/${id}/`);
    expect(moves.map(({ kind, units, left }) => [kind, units, left])).toEqual([
      ['recount', -2, 44],
      ['waste', -4, 46],
      ['receive', 50, 50],
    ]);
    expect([life.stems_left, moves.reduce((sum, { units }) => sum + units, 0)]).toEqual([44, 44]);
    const change = test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows('update inventory_lot_move set units = 9 where lot_id = $1', [id]),
    );
    await expect(change).rejects.toThrow('never changed');
  });

  it('that is expected is there once it has come, with what came', async () => {
    const ranunculus = await flower('Ranunculus ‘Elegance White’');
    const { id, status } = await lot(ranunculus, 20, { source: 'farm', ready_on: '2027-06-09' });
    expect([status, (await get<Flower>(`flowers/${ranunculus}/`)).stems_expected]).toEqual(['expected', 20]);
    expect(await post(`${BASE}instances/${id}/receive/`, { units: 18 })).toMatchObject({ stems_left: 18, status: 'fresh' });
    expect(await post(`${BASE}instances/${id}/receive/`)).toMatchObject({ code: 'inventory.lot_is_here' });
  });

  it('shows what it has cost to who may see costs alone, and the list tells old from fresh', async () => {
    const peony = await flower('Peony ‘Coral Charm’', 4);
    await lot(peony, 10, { use_by: '2027-06-07', cost_cents: 5_000 });
    await lot(peony, 10, { use_by: '2027-06-09', cost_cents: 5_000 });
    const statuses = async (status: string) =>
      (await get<{ results: Lot[] }>(`?flower=${peony}&status=${status}`)).results.map((one) => [one.status, one.use_by]);
    expect(await statuses('expired')).toEqual([['expired', '2027-06-07']]);
    expect(await statuses('use_soon')).toEqual([['use_soon', '2027-06-09']]);
    expect(await statuses('fresh')).toEqual([]);
    const seen = await helper.get(`${BASE}flowers/${peony}/`);
    expect([seen.statusCode, seen.body.includes('cents'), seen.body.includes('prices')]).toEqual([200, false, false]);
    expect((await get<Flower>(`flowers/${peony}/`)).prices).toHaveLength(2);
  });

  it('is changed by one at a time; who may not see costs finds none in what the other has written', async () => {
    const { id, version } = await lot(await flower('Waxflower pink', null), 30, { cost_cents: 3_300 });
    const change = (by: TestClient, note: string) =>
      by.send('PATCH', { url: `${BASE}instances/${id}/`, body: { note }, headers: { 'if-match': `"${id}-${version}"` } });
    const first = await change(admin, 'Third shelf');
    expect([first.statusCode, first.json<LotLife>()]).toMatchObject([200, { note: 'Third shelf', use_by: null, cost_cents: 3_300 }]);
    const second = await change(helper, 'Door');
    expect([second.statusCode, second.body.includes('Third shelf'), second.body.includes('cents')]).toEqual([412, true, false]);
  });

  it.each([
    [{ units: 0 }, 'units'],
    [{ units: 10 ** 12 }, 'units'],
    [{ units: -3 }, 'units'],
    [{ units: 5, ingredient_id: 2_000_000_000 }, 'ingredient_id'],
    [{ units: 5, location_id: 2_000_000_000 }, 'location_id'],
    [{ units: 5, use_by: 'soon' }, 'use_by'],
  ])('refuses %j and names the field', async (body, field) => {
    const { fields } = await post<{ fields: object }>(`${BASE}instances/`, { ingredient_id: supplier, ...body });
    expect(Object.keys(fields)).toContain(field);
  });
});

describe('stems for a project', () => {
  it('come from the lots that end first and last until the event, and are free for nobody else', async () => {
    const juliet = await flower('Garden rose ‘Juliet’', 5);
    const [late, early, wilted] = [
      await lot(juliet, 12, { use_by: '2027-06-14' }),
      await lot(juliet, 12, { use_by: '2027-06-12' }),
      await lot(juliet, 12, { use_by: '2027-06-11' }),
    ];
    const project = await newProject('Fefo');
    const { allocations } = await allocate(project, juliet, 15);
    expect(allocations.map(({ lot_id, stems }) => [lot_id, stems])).toEqual([
      [early.id, 12],
      [late.id, 3],
    ]);
    expect(await allocate(await newProject('Second'), juliet, 10)).toMatchObject({ code: 'inventory.stems_short', free: 9, shortage: 1 });
    expect(await post(`${BASE}instances/${early.id}/waste/`, { units: 1, reason: 'Bent' })).toMatchObject({ code: 'inventory.stems_held' });
    expect((await get<Lot>(`instances/${wilted.id}/`)).stems_free).toBe(12);
    await allocate(project, juliet, 3, 'release');
    expect([(await get<Lot>(`instances/${late.id}/`)).stems_free, await allocate(project, juliet, 13, 'release')]).toMatchObject([
      12,
      { code: 'inventory.too_many', left: 12 },
    ]);
  });

  it('of the last five by ten people at once: exactly five get one', async () => {
    const anemone = await flower('Anemone ‘Panda’');
    const { id } = await lot(anemone, 5);
    const project = await newProject('Everybody');
    const answers = await Promise.all(Array.from({ length: 10 }, () => allocate(project, anemone, 1)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'inventory.stems_short')).toHaveLength(5);
    expect(await get<Lot>(`instances/${id}/`)).toMatchObject({ stems_left: 5, stems_held: 5, stems_free: 0 });
  });

  it('are used, thrown away or go back, and cost to the cent what they have cost (scenario 11)', async () => {
    const stock = await flower('Stock white');
    const [first, second] = [await lot(stock, 3, { cost_cents: 1_000, use_by: JUNE_12 }), await lot(stock, 7, { cost_cents: 2_000 })];
    const project = await newProject('Completed');
    await needs(project, stock, 8);
    const open = async () => (await get<ShopProject[]>('projects/')).find(({ project_id }) => project_id === project);
    expect(await open()).toMatchObject({ needed: 8, allocated: 0, missing: 8, is_complete: false });
    await allocate(project, stock, 8);
    expect((await post<ShopProjectDetail>(`${BASE}projects/${project}/pull/`)).lines).toMatchObject([
      { pulled: 8, missing: 0, planned: 0 },
    ]);
    expect(await complete(project, stock, 8, 1)).toMatchObject({ code: 'inventory.too_many', left: 8 });
    const done = await complete(project, stock, 5, 1);
    expect(done).toMatchObject({ is_complete: true, waste_bps: 1_667, lines: [{ used: 5, wasted: 1, returned: 2, missing: 0 }] });
    // The whole first lot, and three sevenths of the second: 1 000 + round(2 000 × 3 ÷ 7).
    expect(done.cost_cents).toBe(1_857);
    expect([(await get<Lot>(`instances/${first.id}/`)).status, (await get<Lot>(`instances/${second.id}/`)).stems_free]).toEqual([
      'gone',
      4,
    ]);
    expect(await complete(project, stock, 1, 0)).toMatchObject({ code: 'inventory.too_many', left: 0 });
    expect(await open()).toMatchObject({ is_complete: true, missing: 0, cost_cents: 1_857 });
    expect((await get<Flower>(`flowers/${stock}/`)).waste_bps).toBe(1_667);
  });
});

describe('an order of flowers', () => {
  /** Flowers that a supplier sells by the dozen, and a project that needs some of them. */
  const ordered = async (name: string, stems: number) => {
    const ingredient = await flower(name);
    await post(`${RECIPES}ingredients/${ingredient}/packs/`, { supplier_id: supplier, pack_size: 12, pack_price_cents: 4_800 });
    const project = await newProject(name);
    await needs(project, ingredient, stems);
    return { ingredient, project };
  };
  const orderOf = async (project: number) => {
    const { total_cents } = await post<{ total_cents: number }>(`${RECIPES}orders/preview/`, { project_ids: [project] });
    const wish = { project_ids: [project], expected_total_cents: total_cents };
    const { orders } = await post<{ orders: { id: number; lines: { id: number }[] }[] }>(`${RECIPES}orders/`, wish);
    const [order] = orders;
    if (!order) throw new Error('Nothing was ordered');
    await post(`${RECIPES}orders/${order.id}/send/`);
    return { id: order.id, line: order.lines[0]?.id ?? 0 };
  };
  const receive = async (id: number, line_id: number, received_units: number, rejected_units = 0) => {
    const lines = [{ line_id, received_units, rejected_units, reject_reason: 'Brown', reject_photo_id: null }];
    const answer = await admin.send('POST', {
      url: `${RECIPES}orders/${id}/receive/`,
      body: { lines, instead: [] },
      headers: { 'if-match': '*' },
    });
    expect(answer.statusCode).toBe(200);
    await test.dispatcher.drain();
  };
  const lotsOf = async (ingredient: number) => (await get<{ results: Lot[] }>(`?flower=${ingredient}`)).results;

  it('that comes makes a lot, kept for its project; a corrected count is a difference, heard twice it is one', async () => {
    const { ingredient, project } = await ordered('Received Juliet', 20);
    const { id, line } = await orderOf(project);
    await receive(id, line, 20, 2);
    expect(await lotsOf(ingredient)).toMatchObject([{ stems_left: 18, stems_held: 18, cost_cents: 7_200, use_by: '2027-06-15' }]);
    await receive(id, line, 24);
    await receive(id, line, 24);
    const [row, ...others] = await lotsOf(ingredient);
    expect([others, row]).toMatchObject([[], { stems_received: 24, stems_left: 24, stems_held: 20, stems_free: 4, cost_cents: 9_600 }]);
    expect((await get<ShopProjectDetail>(`projects/${project}/`)).lines).toMatchObject([{ needed: 20, planned: 20, missing: 0 }]);
  });

  it('takes what stands free in the shop first, and keeps it for its project; what wilts before the event is not counted', async () => {
    const { ingredient, project } = await ordered('Netted Lisianthus', 30);
    const [good] = [await lot(ingredient, 10, { use_by: '2027-06-16' }), await lot(ingredient, 40, { use_by: '2027-06-10' })];
    const { suppliers } = await post<{ suppliers: { lines: object[] }[] }>(`${RECIPES}orders/preview/`, { project_ids: [project] });
    expect(suppliers[0]?.lines).toMatchObject([{ gross_units: 30, on_hand_units: 10, net_units: 20, ordered_units: 24 }]);
    const { id, line } = await orderOf(project);
    expect(await get<Lot>(`instances/${good?.id}/`)).toMatchObject({ stems_held: 10, stems_free: 0 });
    await receive(id, line, 24);
    expect((await get<ShopProjectDetail>(`projects/${project}/`)).lines).toMatchObject([{ needed: 30, planned: 30, missing: 0 }]);
  });

  it('that is cancelled lets go what it took of the shop, but for what was pulled, and nothing that was kept besides', async () => {
    const { ingredient, project } = await ordered('Cancelled Lisianthus', 30);
    const { id: lotId } = (await lot(ingredient, 14, { use_by: '2027-06-16' })) ?? { id: 0 };
    const { id } = await orderOf(project);
    expect(await get<Lot>(`instances/${lotId}/`)).toMatchObject({ stems_held: 14, stems_free: 0 });
    await post(`${RECIPES}orders/${id}/cancel/`);
    expect(await get<Lot>(`instances/${lotId}/`)).toMatchObject({ stems_held: 0, stems_free: 14 });
    await allocate(project, ingredient, 5);
    expect((await admin.post(`${RECIPES}orders/${id}/cancel/`)).statusCode).toBe(409);
    expect(await get<Lot>(`instances/${lotId}/`)).toMatchObject({ stems_held: 5 });
  });
});
