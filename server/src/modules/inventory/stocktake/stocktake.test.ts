import type { Item, Stocktake, Transaction } from '@butterfly/contracts/inventory';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';
import { openWarehouse, type Warehouse } from '../testing/warehouse.fixture';

let house: Warehouse;
let test: Warehouse['test'];
let admin: Warehouse['admin'];

const post = <T>(...of: Parameters<Warehouse['post']>) => house.post<T>(...of);
const get = <T>(...of: Parameters<Warehouse['get']>) => house.get<T>(...of);
const made = (...of: Parameters<Warehouse['made']>) => house.made(...of);
const thing = (...of: Parameters<Warehouse['thing']>) => house.thing(...of);

beforeAll(async () => {
  house = await openWarehouse();
  ({ test, admin } = house);
});
afterAll(() => house.test.stop());

describe('a stocktake', () => {
  type Answer = Stocktake & { readonly code?: string; readonly counted?: number };
  const begin = (place: number, blind = false) => post<Answer>('stocktakes', { location_id: place, blind });
  const count = (id: number, item: number, counted: number, by = admin, more: object = {}) =>
    post<Answer>(`stocktakes/${id}/count`, { item_id: item, counted, ...more }, by);
  const close = (id: number, by = admin) => post<Answer>(`stocktakes/${id}/close`, {}, by);
  const lineOf = ({ lines }: Stocktake, item: number) => lines.find(({ item_id }) => item_id === item);
  const moved = async (item: number) =>
    (await get<{ results: Transaction[] }>(`hard-goods/transactions/?item=${item}`)).results.map(({ kind, qty }) => `${kind} ${qty}`);
  const placeWith = async (name: string, stocked: Readonly<Record<string, number>>) => {
    const place = await made('locations', { name });
    const ids: number[] = [];
    for (const [thingName, qty] of Object.entries(stocked)) {
      const id = await thing(`${name} ${thingName}`, 0);
      ids.push(id);
      await post('hard-goods/transactions', { kind: 'receipt', item_id: id, location_id: place, qty });
    }
    return { place, ids };
  };
  let ada: TestClient;
  beforeAll(async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'ada@a.example', plugins: ['inventory', 'tenant_crm'] });
    ada = await test.signIn('ada@a.example');
  });

  it('writes what differs as transactions, once, also when two people close it together', async () => {
    const { place, ids } = await placeWith('Gallery', { urn: 10, bowl: 5, tray: 7 });
    const [urn = 0, bowl = 0, tray = 0] = ids;
    const { id, lines } = await begin(place);
    expect(lines.map(({ expected, counted }) => [expected, counted])).toEqual([
      [5, null],
      [7, null],
      [10, null],
    ]);
    await count(id, urn, 8);
    expect(lineOf(await count(id, bowl, 5), urn)).toMatchObject({ expected: 10, counted: 8, variance: -2 });
    // What goes after it was counted is no difference.
    await post('hard-goods/transactions', { kind: 'use', item_id: urn, location_id: place, qty: 3 });
    const both = await Promise.all([close(id), close(id)]);
    expect(both.map(({ state }) => state)).toEqual(['closed', 'closed']);
    expect(await moved(urn)).toEqual(['count -2', 'use -3', 'receipt 10']);
    expect([await moved(bowl), await moved(tray)]).toEqual([['receipt 5'], ['receipt 7']]);
    expect((await get<Item>(`hg-items/${urn}/`)).on_hand).toBe(5);
    expect(await count(id, bowl, 4)).toMatchObject({ code: 'inventory.stocktake_closed' });
  });

  it('of one place is one, for everybody who counts there; another number does not silently take the place of a colleague’s', async () => {
    const { place, ids } = await placeWith('Cellar', { urn: 10 });
    const [urn = 0] = ids;
    const [mine, hers] = await Promise.all([begin(place), post<Answer>('stocktakes', { location_id: place }, ada)]);
    expect(mine.id).toBe(hers.id);
    await count(mine.id, urn, 9);
    expect(await count(mine.id, urn, 8, ada)).toMatchObject({ code: 'inventory.counted_already', counted: 9 });
    expect(lineOf(await get(`stocktakes/${mine.id}/`), urn)).toMatchObject({ counted: 9 });
    expect(lineOf(await count(mine.id, urn, 9, ada), urn)).toMatchObject({ counted: 9 });
    expect(lineOf(await count(mine.id, urn, 8, admin, { replace: true }), urn)).toMatchObject({ counted: 8 });
    expect(await close(mine.id, ada)).toMatchObject({ code: 'feature_required' });
  });

  it('that is blind says how many there should be only when it is closed', async () => {
    const { place, ids } = await placeWith('Loft', { urn: 10 });
    const [urn = 0] = ids;
    const { id } = await begin(place, true);
    expect(lineOf(await count(id, urn, 12), urn)).toMatchObject({ expected: null, counted: 12, variance: null });
    expect(lineOf(await close(id), urn)).toMatchObject({ expected: 10, counted: 12, variance: 2 });
  });

  it('finds what should not be there, and refuses what is no count', async () => {
    const { place } = await placeWith('Shed', {});
    const stray = await thing('Stray', 2);
    const { id } = await begin(place);
    expect(lineOf(await count(id, stray, 1), stray)).toMatchObject({ expected: 0, variance: 1 });
    for (const counted of [-1, 0.5, 10 ** 12])
      expect(await post<{ fields: object }>(`stocktakes/${id}/count`, { item_id: stray, counted })).toMatchObject({
        fields: { counted: expect.any(Array) },
      });
    expect(await count(id, 2_000_000_000, 1)).toMatchObject({ fields: { item_id: expect.any(Array) } });
    expect(await post('stocktakes', { location_id: 2_000_000_000 })).toMatchObject({ fields: { location_id: expect.any(Array) } });
  });
});
