import type { Crop, FarmMove, FarmOverview, Flower, Lot } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';

const BASE = '/api/inventory/';

let test: TestApp;
let admin: TestClient;
let helper: TestClient;
let lisianthus: number;

const post = async <T>(path: string, body: object = {}, by = admin) =>
  (await by.post(`${BASE}${path}/`, body)).json<T & { code?: string; left?: number; fields?: object }>();
const get = async <T>(path: string) => (await admin.get(`${BASE}${path}`)).json<T>();
const crop = (more: object = {}) =>
  post<Crop>('farm/crops', { ingredient_id: lisianthus, expected_stems: 240, first_harvest_on: '2027-06-01', ...more });

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-06-08T12:00:00Z') });
  admin = await test.signIn('adminA');
  await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'hank@a.example', plugins: ['inventory'] });
  helper = await test.signIn('hank@a.example');
  const made = await admin.post('/api/floral_recipe_builder/ingredients/', { name: 'Lisianthus', kind: 'fresh', vase_life_days: 10 });
  lisianthus = made.json<{ id: number }>().id;
});
afterAll(() => test.stop());

describe('a crop', () => {
  it('is cut, goes into the shop with its cost, is sold and composted, and says what found no use', async () => {
    const { id } = await crop({ variety: 'Rosita White', bed: 'Bed 3' });
    expect(await post('farm/harvests', { crop_id: id, stems: 100 })).toMatchObject({
      harvested: 100,
      stems_left: 100,
      status: 'harvesting',
    });
    await post('farm/harvests', { crop_id: id, stems: 10, grade: 'compost', reason: 'Thrips' });
    const lot = await post<Lot>(`farm/crops/${id}/transfer`, { stems: 60, stem_cost_cents: 35 });
    expect(lot).toMatchObject({ source: 'farm', stems_free: 60, cost_cents: 2_100, use_by: '2027-06-18', note: 'Rosita White, Bed 3' });
    await post(`farm/crops/${id}/move`, { kind: 'sale', stems: 15 });
    const left = await post<Crop>(`farm/crops/${id}/move`, { kind: 'compost', stems: 5, reason: 'Overblown' });
    // 110 cut, 60 into the shop, 15 sold: 35 of 110 found no use.
    expect(left).toMatchObject({ harvested: 110, transferred: 60, sold: 15, composted: 15, stems_left: 20, unsold_bps: 3_182 });
    const { results } = await get<{ results: FarmMove[] }>(`farm/transactions/?crop=${id}`);
    expect([results.length, results.reduce((sum, { stems }) => sum + stems, 0)]).toEqual([6, 20]);
    expect(results.find(({ kind }) => kind === 'transfer')).toMatchObject({ stems: -60, lot_id: lot.id, variety: 'Rosita White' });
    expect((await get<Flower>(`shop/flowers/${lisianthus}/`)).stems_free).toBeGreaterThanOrEqual(60);
  });

  it('gives no more than was cut, to ten at once neither; who may correct it counts', async () => {
    const { id } = await crop();
    await post('farm/harvests', { crop_id: id, stems: 5 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post<Lot>(`farm/crops/${id}/transfer`, { stems: 1 })));
    expect(answers.filter(({ code }) => code === 'inventory.too_many')).toHaveLength(5);
    expect(await post(`farm/crops/${id}/move`, { kind: 'sale', stems: 1 })).toMatchObject({ code: 'inventory.too_many', left: 0 });
    const counted = { kind: 'adjust', stems: 7, reason: 'Counted' };
    expect(await post(`farm/crops/${id}/move`, counted, helper)).toMatchObject({ code: 'feature_required' });
    expect(await post(`farm/crops/${id}/move`, counted)).toMatchObject({ stems_left: 7 });
  });

  it('is expected over its weeks, less what was cut; in a category it stands with its own', async () => {
    const { id: category } = await post<{ id: number }>('categories', { name: 'Summer annuals' });
    const { id } = await crop({ category_id: category, expected_stems: 100, first_harvest_on: '2027-06-15', harvest_weeks: 3 });
    await post('farm/harvests', { crop_id: id, stems: 1 });
    const { forecast, crops } = await get<{ forecast: object[]; crops: Crop[] }>(`farm/categories/${category}/`);
    expect([crops.length, forecast.slice(0, 5)]).toEqual([
      1,
      [
        { from: '2027-06-07', stems: 0 },
        { from: '2027-06-14', stems: 33 },
        { from: '2027-06-21', stems: 33 },
        { from: '2027-06-28', stems: 33 },
        { from: '2027-07-05', stems: 0 },
      ],
    ]);
    const { categories } = await get<FarmOverview>('farm/overview/');
    expect(categories[0]).toMatchObject({ id: category, name: 'Summer annuals', crops: 1, stems_left: 1 });
    expect(categories.at(-1)).toMatchObject({ id: null, name: 'Without a category' });
  });

  it.each([
    ['farm/harvests', { crop_id: 2_000_000_000, stems: 3 }, 'crop_id'],
    ['farm/harvests', { crop_id: 1, stems: 0 }, 'stems'],
    ['farm/harvests', { crop_id: 1, stems: 10 ** 12 }, 'stems'],
    ['farm/crops', { ingredient_id: 2_000_000_000, expected_stems: 1, first_harvest_on: '2027-06-01' }, 'ingredient_id'],
    ['farm/crops', { ingredient_id: 1, expected_stems: -1, first_harvest_on: '2027-06-01' }, 'expected_stems'],
  ])('%s refuses %j and names the field', async (path, body, field) => {
    expect(Object.keys((await post(path, body)).fields ?? {})).toEqual([field]);
  });
});
