import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { everyRow } from '../../platform/testing/every-row';
import type { TestClient } from '../../platform/testing/test-client';
import { AT, FlowerWorld } from './testing/wedding';

const MANY = 1e12;

interface Known {
  readonly rose: number;
  readonly supplier: number;
  readonly foreignSupplier: number;
  readonly foreignRose: number;
  readonly project: number;
}

let test: TestApp;
let client: TestClient;
let known: Known;

beforeAll(async () => {
  test = await createTestApp();
  client = await test.signIn('adminA');
  const world = await FlowerWorld.open(client, ['Quicksand']);
  const other = await FlowerWorld.open(await test.signIn('adminB'), ['Quicksand']);
  known = {
    rose: world.idOf('Quicksand'),
    supplier: world.supplier,
    foreignSupplier: other.supplier,
    foreignRose: other.idOf('Quicksand'),
    project: await world.projectWith('Okafor', { Quicksand: 20 }),
  };
});
afterAll(() => test.stop());

const packs = ({ rose }: Known) => `ingredients/${rose}/packs`;
const pack = ({ supplier }: Known, more: object) => ({ supplier_id: supplier, pack_size: 10, pack_price_cents: 500, ...more });
const recipes = ({ project }: Known) => `projects/${project}/recipes`;
const piece = ({ rose }: Known, more: object, line: object = {}) => ({
  name: 'Bouquet',
  page: 'personal',
  lines: [{ key: 'a', ingredient_id: rose, qty_milli: 1_000, ...line }],
  ...more,
});
const preview = () => 'orders/preview';

it.each<[what: string, path: (of: Known) => string, body: (of: Known) => object, named: string]>([
  ['a pack of none', packs, (of) => pack(of, { pack_size: 0 }), 'pack_size'],
  ['a pack of less than none', packs, (of) => pack(of, { pack_size: -10 }), 'pack_size'],
  ['a pack of a million million stems', packs, (of) => pack(of, { pack_size: MANY }), 'pack_size'],
  ['a pack in steps of none', packs, (of) => pack(of, { step_packs: 0 }), 'step_packs'],
  ['a price of half a cent', packs, (of) => pack(of, { pack_price_cents: 0.5 }), 'pack_price_cents'],
  ['a price below nothing', packs, (of) => pack(of, { pack_price_cents: -1 }), 'pack_price_cents'],
  ['a price that is no number', packs, (of) => pack(of, { pack_price_cents: Number.NaN }), 'pack_price_cents'],
  ['a supplier of others', packs, (of) => pack(of, { supplier_id: of.foreignSupplier }), 'supplier_id'],
  [
    'a flower in a month that is none',
    () => 'ingredients',
    () => ({ name: 'Rose', kind: 'fresh', season_months: [13] }),
    'season_months.0',
  ],
  ['a million million stems', recipes, (of) => piece(of, {}, { qty_milli: MANY * 1_000 }), 'lines.0.qty_milli'],
  ['fewer stems than none', recipes, (of) => piece(of, {}, { qty_milli: -1_000 }), 'lines.0.qty_milli'],
  ['half a thousandth of a stem', recipes, (of) => piece(of, {}, { qty_milli: 0.5 }), 'lines.0.qty_milli'],
  ['stems that are no number', recipes, (of) => piece(of, {}, { qty_milli: Number.NaN }), 'lines.0.qty_milli'],
  ['a flower of others', recipes, (of) => piece(of, {}, { ingredient_id: of.foreignRose }), 'lines.0.ingredient_id'],
  ['fewer pieces than none', recipes, (of) => piece(of, { quantity: -1 }), 'quantity'],
  ['an order for nobody', preview, () => ({ project_ids: [] }), 'project_ids'],
])('%s is refused by field, and nothing of it is written', async (_what, path, body, named) => {
  const before = await everyRow(test, test.tenantA);
  const answer = await client.post(`${AT}/${path(known)}/`, body(known));
  expect([answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})]).toEqual([400, [named]]);
  expect(await everyRow(test, test.tenantA)).toEqual(before);
});

it.each<[what: string, path: (of: Known) => string, body: (of: Known) => object]>([
  ['a flower of others', ({ foreignRose }) => `ingredients/${foreignRose}/packs`, (of) => pack(of, {})],
  ['a project of nobody', () => 'projects/2000000000/recipes', (of) => piece(of, {})],
  ['an order for a project of nobody', preview, () => ({ project_ids: [2_000_000_000] })],
])('%s is not there, and nothing of it is written', async (_what, path, body) => {
  const before = await everyRow(test, test.tenantA);
  expect((await client.post(`${AT}/${path(known)}/`, body(known))).statusCode).toBe(404);
  expect(await everyRow(test, test.tenantA)).toEqual(before);
});

it('packs that overlap are each bought as they are cheapest: the same flower in the same pack twice confuses nobody', async () => {
  for (const pack_price_cents of [3_000, 2_000]) {
    const answer = await client.post(`${AT}/${packs(known)}/`, pack(known, { pack_size: 25, pack_price_cents }));
    expect(answer.statusCode).toBe(201);
  }
  const answer = await client.post(`${AT}/orders/preview/`, { project_ids: [known.project] });
  expect(answer.json()).toMatchObject({ total_cents: 2_000, suppliers: [{ lines: [{ ordered_units: 25, packs: [{ count: 1 }] }] }] });
});
