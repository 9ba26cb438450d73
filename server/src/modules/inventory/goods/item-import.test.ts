import type { Item } from '@butterfly/contracts/inventory';
import { BASE, openWarehouse, type Warehouse } from '../testing/warehouse.fixture';

let house: Warehouse;
let admin: Warehouse['admin'];
let warehouse: Warehouse['warehouse'];

const post = <T>(...of: Parameters<Warehouse['post']>) => house.post<T>(...of);
const get = <T>(...of: Parameters<Warehouse['get']>) => house.get<T>(...of);
const thing = (...of: Parameters<Warehouse['thing']>) => house.thing(...of);

beforeAll(async () => {
  // The jobs run, as they do in a server: a table comes in by one.
  house = await openWarehouse({ background: true });
  ({ admin, warehouse } = house);
});
afterAll(() => house.test.stop());

describe('a table of things', () => {
  const imports = '/api/records/inventory.item/imports/';
  const count = async (search: string) => (await get<{ count: number; results: Item[] }>(`hg-items/?search=${search}`)).count;
  const handIn = async (text: string) =>
    (await admin.post(imports, { file_name: 'things.csv', text })).json<{ id: number; mapping: object }>().id;
  const runImport = async (id: number, verb: 'commit' | 'undo') => {
    await admin.post(`${imports}${id}/${verb}/`);
    const read = async () => (await admin.get(`${imports}${id}/`)).json<{ status: string; counts: object }>();
    const ended = verb === 'commit' ? 'done' : 'undone';
    let run = await read();
    while (run.status !== ended && run.status !== 'failed') {
      await new Promise((resolve) => setTimeout(resolve, 25));
      run = await read();
    }
    return run;
  };
  const head = 'Name,SKU,Type,Quantity,Location,Rental price,At least\n';

  it('of which one in a hundred is bad comes in without these, named by line, with what there is as transactions', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, at) => `Bulk ${at},BULK-${at},${at % 100 === 50 ? 'Nonsense' : 'rentals'},${at},Warehouse,8.50,`,
    );
    const id = await handIn(head + rows.join('\n'));
    const dry = (await admin.post(`${imports}${id}/check/`)).json<{ counts: object; lines: object[] }>();
    expect(dry).toMatchObject({
      counts: { created: 198, failed: 2 },
      lines: [
        { line: 52, label: 'Bulk 50', reason: '“Nonsense” is no type of yours' },
        { line: 152, label: 'Bulk 150', reason: '“Nonsense” is no type of yours' },
      ],
    });
    expect(await count('bulk')).toBe(0);
    expect(await runImport(id, 'commit')).toMatchObject({ status: 'done', counts: { created: 198, failed: 2 } });
    const { results } = await get<{ results: Item[] }>('hg-items/?sku=bulk-7');
    expect([await count('bulk'), results]).toMatchObject([198, [{ name: 'Bulk 7', on_hand: 7, rental_price_cents: 850 }]]);
    expect(await get(`hard-goods/transactions/?item=${results[0]?.id}`)).toMatchObject({
      results: [{ kind: 'receipt', qty: 7, location_name: 'Warehouse', reason: 'Opening quantity' }],
    });
    await post('hard-goods/transactions', { kind: 'receipt', item_id: results[0]?.id, location_id: warehouse, qty: 1 });
    expect(await runImport(id, 'undo')).toMatchObject({ status: 'undone' });
    expect([await count('bulk'), (await get<Item>(`hg-items/${results[0]?.id}/`)).on_hand]).toEqual([1, 8]);
  });

  it('names what is wrong with a row', async () => {
    const old = await thing('Old urn', 0, { sku: 'URN-OLD' });
    await post(`hg-items/${old}/archive`);
    const bad = [
      'A,,Rentals,5,,1,',
      'B,,Rentals,5,Attic,1,',
      'C,,Rentals,many,Warehouse,1,',
      'D,URN-OLD,Rentals,,,1,',
      'E,,,,,1,',
      'F,,Rentals,,,dear,',
    ];
    const id = await handIn(head + bad.join('\n'));
    const { lines } = (await admin.post(`${imports}${id}/check/`)).json<{ lines: { label: string; reason: string }[] }>();
    expect(lines.map(({ reason }) => reason)).toEqual([
      'says how many there are, and not where',
      '“Attic” is no place of yours',
      '“many” is no number',
      'a thing in the archive has its label',
      'has no type',
      '“dear” is no amount',
    ]);
  });

  it('that went out comes back in: what is there is known by its label, and what a cell leaves open stays', async () => {
    const urn = await thing('Stone urn', 4, { sku: 'URN-1', min_stock: 3, rental_price_cents: 1_250, price_basis: 'per_day' });
    const { body } = await admin.get(`${BASE}hg-items/export.csv/?search=stone`);
    expect(body).toContain('Stone urn,URN-1,Rentals,,,,,3,0,1,12.50,per_day,,4\r\n');
    const id = await handIn(body.replace('12.50', '13.75').replace('URN-1,Rentals,,,,,3', 'URN-1,Rentals,,,,,'));
    await admin.send('PATCH', { url: `${imports}${id}/`, body: { policy: 'update' } });
    expect(await runImport(id, 'commit')).toMatchObject({ counts: { created: 0, updated: 1, failed: 0 } });
    expect(await get(`hg-items/${urn}/`)).toMatchObject({ rental_price_cents: 1_375, min_stock: 3, price_basis: 'per_day', on_hand: 4 });
  });
});
