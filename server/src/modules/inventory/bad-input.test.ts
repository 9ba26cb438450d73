import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { everyRow } from '../../platform/testing/every-row';
import type { TestClient } from '../../platform/testing/test-client';

const MANY = 1e12;
/** A row of the other business, which does not exist for this one. */
type Known = Readonly<
  Record<'away' | 'dear' | 'foreign' | 'foreignProject' | 'item' | 'lot' | 'place' | 'project' | 'rose' | 'type', number>
>;

let test: TestApp;
let client: TestClient;
let known: Known;
const made = async (by: TestClient, path: string, body: object) => {
  const answer = await by.post(`/api/${path}/`, body);
  if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json<{ id: number }>().id;
};

beforeAll(async () => {
  test = await createTestApp();
  client = await test.signIn('adminA');
  const other = await test.signIn('adminB');
  const event = { name: 'Okafor', event_type: 'social', event_date: '2027-06-12' };
  const rose = { name: 'Rose', kind: 'fresh', vase_life_days: 7 };
  const ingredient = await made(client, 'floral_recipe_builder/ingredients', rose);
  const type = await made(client, 'inventory/hg-types', { name: 'Rentals' });
  const project = await made(client, 'tenant_crm/projects', event);
  const prices = { rental_price_cents: 900_000_000, replacement_cents: 9_000_000, price_basis: 'per_day' };
  const dear = await made(client, 'inventory/hg-items', { name: 'Chandelier', type_id: type, ...prices });
  const wish = { project_id: project, item_id: dear, qty: 1_000_000, out_on: '2027-06-11', back_on: '2027-06-12' };
  await client.send('PATCH', { url: `/api/inventory/hg-items/${dear}/`, body: { rental_price_cents: 1 }, headers: { 'if-match': '*' } });
  const away = await made(client, 'inventory/reservations', { ...wish, overbook_reason: 'We buy more' });
  await made(client, `inventory/reservations/${away}/check-out`, {});
  await client.send('PATCH', { url: `/api/inventory/hg-items/${dear}/`, body: prices, headers: { 'if-match': '*' } });
  known = {
    type,
    dear,
    away,
    rose: ingredient,
    place: await made(client, 'inventory/locations', { name: 'Warehouse' }),
    item: await made(client, 'inventory/hg-items', { name: 'Lantern', type_id: type }),
    lot: await made(client, 'inventory/shop/instances', { ingredient_id: ingredient, units: 20 }),
    project,
    // Ids of both businesses are drawn from one series: what the other has is not here.
    foreign: await made(other, 'inventory/hg-items', {
      name: 'Theirs',
      type_id: await made(other, 'inventory/hg-types', { name: 'Theirs' }),
    }),
    foreignProject: await made(other, 'tenant_crm/projects', event),
  };
});
afterAll(() => test.stop());

const moved = (of: Known, more: object) => ({ kind: 'receipt', item_id: of.item, location_id: of.place, qty: 1, ...more });
const wished = (of: Known, more: object) => ({
  project_id: of.project,
  item_id: of.item,
  qty: 1,
  out_on: '2027-06-11',
  back_on: '2027-06-14',
  ...more,
});

it.each<[what: string, path: string, body: (of: Known) => object, status: number, named: string]>([
  ['stock below none', 'hard-goods/transactions', (of) => moved(of, { kind: 'use', qty: 6 }), 409, 'inventory.below_zero'],
  ['less than nothing', 'hard-goods/transactions', (of) => moved(of, { qty: -6 }), 400, 'qty'],
  ['a million million units', 'hard-goods/transactions', (of) => moved(of, { qty: MANY }), 400, 'qty'],
  ['no number', 'hard-goods/transactions', (of) => moved(of, { qty: Number.NaN }), 400, 'qty'],
  ['a number in letters', 'hard-goods/transactions', (of) => moved(of, { qty: 'NaN' }), 400, 'qty'],
  ['a thing of others', 'hard-goods/transactions', (of) => moved(of, { item_id: of.foreign }), 400, 'item_id'],
  ['a move to nowhere', 'hard-goods/transactions', (of) => moved(of, { kind: 'move', to_location_id: 2e9 }), 400, 'to_location_id'],
  ['a pack of none', 'hg-items', (of) => ({ name: 'Box', type_id: of.type, pack_size: 0 }), 400, 'pack_size'],
  ['a type that is none', 'hg-items', () => ({ name: 'Box', type_id: 2e9 }), 400, 'type_id'],
  ['a price of half a cent', 'hg-items', (of) => ({ name: 'Box', type_id: of.type, rental_price_cents: 0.5 }), 400, 'rental_price_cents'],
  ['a project of others', 'reservations', (of) => wished(of, { project_id: of.foreignProject }), 400, 'project_id'],
  ['more than there is', 'reservations', (of) => wished(of, { qty: 5 }), 409, 'inventory.short'],
  ['days that end before they begin', 'reservations', (of) => wished(of, { back_on: '2027-06-11' }), 400, 'back_on'],
  [
    'a rental of more than there is money',
    'reservations',
    (of) => wished(of, { item_id: of.dear, qty: 1_000_000, back_on: '2028-06-01', overbook_reason: 'We buy more' }),
    400,
    'qty',
  ],
  [
    'days longer than a year from the event on',
    'reservations',
    (of) => wished(of, { out_on: undefined, back_on: '9999-12-31' }),
    400,
    'back_on',
  ],
  ['a loss of more than there is money', 'losses', (of) => ({ reservation_id: of.away, kind: 'missing', qty: 1_000_000 }), 400, 'qty'],
  ['a day that is none', 'reservations', (of) => wished(of, { out_on: '2027-02-30' }), 400, 'out_on'],
  ['a loss of nothing', 'losses', () => ({ reservation_id: 2e9, kind: 'broken', qty: 1 }), 400, 'reservation_id'],
  ['a repair that ends first', 'repairs', (of) => ({ item_id: of.item, qty: 1, from_on: '2027-06-11', to_on: '2027-06-10' }), 400, 'to_on'],
  ['stems that are none', 'shop/instances', (of) => ({ ingredient_id: of.rose, units: 0 }), 400, 'units'],
  ['a million million stems', 'shop/instances', (of) => ({ ingredient_id: of.rose, units: MANY }), 400, 'units'],
  ['a flower that nobody knows', 'shop/instances', () => ({ ingredient_id: 2e9, units: 5 }), 400, 'ingredient_id'],
])('%s is refused by name, and nothing of it is written', async (_what, path, body, status, named) => {
  const before = await everyRow(test, test.tenantA);
  const answer = await client.post(`/api/inventory/${path}/`, body(known));
  const said = answer.json<{ code: string; fields?: object }>();
  expect([answer.statusCode, status === 400 ? Object.keys(said.fields ?? {}) : said.code]).toEqual([
    status,
    status === 400 ? [named] : named,
  ]);
  expect(await everyRow(test, test.tenantA)).toEqual(before);
});

it('of stems for several flowers all are kept or none, whichever of them is wrong', async () => {
  const before = await everyRow(test, test.tenantA);
  const lines = [{ ingredient_id: known.rose, units: 5 }];
  for (const bad of [
    { ingredient_id: 2e9, units: 1 },
    { ingredient_id: known.rose, units: MANY },
    { ingredient_id: known.rose, units: -1 },
  ]) {
    const answer = await client.post(`/api/inventory/shop/projects/${known.project}/allocate/`, { lines: [...lines, bad] });
    expect([400, 409]).toContain(answer.statusCode);
  }
  expect(await everyRow(test, test.tenantA)).toEqual(before);
});
