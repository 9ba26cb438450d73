import type { Item, LowItem, Restock, Transaction } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/inventory/';

let test: TestApp;
let admin: TestClient;
let warehouse: number;
let type: number;

const post = async <T>(path: string, body: object = {}) => (await admin.post(`${BASE}${path}/`, body)).json<T>();
const made = async (path: string, body: object) => (await post<{ id: number }>(path, body)).id;
const get = async <T>(path: string) => (await admin.get(`${BASE}${path}`)).json<T>();
const low = async (id: number) => (await get<LowItem[]>('low-stock/')).find((one) => one.id === id);

/** Five where ten should be: thirty-six are suggested, three packs of twelve. */
const lowThing = async (name: string) => {
  const id = await made('hg-items', { name, type_id: type, min_stock: 10, par_stock: 40, pack_size: 12 });
  await post('hard-goods/transactions', { kind: 'receipt', item_id: id, location_id: warehouse, qty: 5 });
  return id;
};

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  warehouse = await made('locations', { name: 'Warehouse' });
  type = await made('hg-types', { name: 'Vases' });
});
afterAll(() => test.stop());

it('what runs low is ordered once: what is on order is told, and nothing more is suggested', async () => {
  const item = await lowThing('Compote');
  expect(await low(item)).toMatchObject({ free: 5, on_order: 0, suggested: 36 });
  const order = await post<Restock>('hg-orders', { item_id: item, qty: 36, seen_on_order: 0 });
  expect(order).toMatchObject({ item_name: 'Compote', qty: 36, received_qty: 0, state: 'ordered' });
  expect(await low(item)).toMatchObject({ free: 5, on_order: 36, suggested: 0 });
  expect(await get<Item>(`hg-items/${item}/`)).toMatchObject({ on_hand: 5, on_order: 36 });
  // A colleague whose page is old does not order the same again.
  expect(await post('hg-orders', { item_id: item, qty: 36, seen_on_order: 0 })).toMatchObject({
    code: 'inventory.ordered_already',
    on_order: 36,
  });
});

it('of ten people who order what runs low at the same moment one does', async () => {
  const item = await lowThing('Trumpet vase');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.post(`${BASE}hg-orders/`, { item_id: item, qty: 36, seen_on_order: 0 })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await low(item)).toMatchObject({ on_order: 36 });
});

it('what comes becomes stock, in parts, and never more than was ordered', async () => {
  const item = await lowThing('Urn');
  const { id } = await post<Restock>('hg-orders', { item_id: item, qty: 36, supplier: 'Jamali' });
  expect(await post(`hg-orders/${id}/receive`, { location_id: warehouse, qty: 37 })).toMatchObject({
    code: 'inventory.too_many',
    left: 36,
  });
  expect(await post(`hg-orders/${id}/receive`, { location_id: 2_000_000_000 })).toMatchObject({
    fields: { location_id: expect.any(Array) },
  });
  expect(await post(`hg-orders/${id}/receive`, { location_id: warehouse, qty: 30 })).toMatchObject({ state: 'ordered', received_qty: 30 });
  expect(await get<Item>(`hg-items/${item}/`)).toMatchObject({ on_hand: 35, on_order: 6 });
  expect(await post(`hg-orders/${id}/receive`, { location_id: warehouse })).toMatchObject({ state: 'received', received_qty: 36 });
  expect(await post(`hg-orders/${id}/receive`, { location_id: warehouse })).toMatchObject({ code: 'invalid_transition', from: 'received' });
  const { results } = await get<{ results: Transaction[] }>(`hard-goods/transactions/?item=${item}`);
  expect(results.map(({ qty, reason }) => [qty, reason])).toEqual([
    [6, 'Ordered from Jamali'],
    [30, 'Ordered from Jamali'],
    [5, ''],
  ]);
  expect((await get<{ results: Restock[] }>('hg-orders/')).results.some((one) => one.id === id)).toBe(false);
});

it('what two people receive at the same moment came once', async () => {
  const item = await lowThing('Lantern');
  const { id } = await post<Restock>('hg-orders', { item_id: item, qty: 24 });
  const answers = await Promise.all([1, 2].map(() => admin.post(`${BASE}hg-orders/${id}/receive/`, { location_id: warehouse })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await get<Item>(`hg-items/${item}/`)).toMatchObject({ on_hand: 29, on_order: 0 });
});

it('what is called off is on order no more; so many as nobody has room for are refused', async () => {
  const item = await lowThing('Plinth');
  const { id } = await post<Restock>('hg-orders', { item_id: item, qty: 36 });
  expect(await post(`hg-orders/${id}/cancel`)).toMatchObject({ state: 'cancelled' });
  expect(await post(`hg-orders/${id}/cancel`)).toMatchObject({ code: 'invalid_transition' });
  expect(await low(item)).toMatchObject({ on_order: 0, suggested: 36 });
  expect(await post('hg-orders', { item_id: item, qty: 1e12 })).toMatchObject({ fields: { qty: expect.any(Array) } });
  expect((await admin.post(`${BASE}hg-orders/`, { item_id: item, qty: 1_000_000 })).statusCode).toBe(201);
  expect(await post('hg-orders', { item_id: item, qty: 1 })).toMatchObject({ fields: { qty: expect.any(Array) } });
});
