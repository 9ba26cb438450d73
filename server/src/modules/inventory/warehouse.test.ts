import type { Item, Kit, KitAvailability, KitBooking, Reservation, Stocktake, Transaction } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';

const BASE = '/api/inventory/';
const JUNE = { out_on: '2027-06-11', back_on: '2027-06-14' };

let test: TestApp;
let admin: TestClient;
let warehouse: number;
let rentals: number;
let project: number;

const post = async <T>(path: string, body: object = {}, by = admin) => (await by.post(`${BASE}${path}/`, body)).json<T>();
const made = async (path: string, body: object) => (await post<{ id: number }>(path, body)).id;
const get = async <T>(path: string, by = admin) => (await by.get(`${BASE}${path}`)).json<T>();
const thing = async (name: string, qty: number, more: object = {}) => {
  const id = await made('hg-items', { name, type_id: rentals, ...more });
  if (qty > 0) await post('hard-goods/transactions', { kind: 'receipt', item_id: id, location_id: warehouse, qty });
  return id;
};
const free = async (item: number) =>
  (await get<{ free: number }>(`availability/?item=${item}&from=${JUNE.out_on}&to=${JUNE.back_on}`)).free;

beforeAll(async () => {
  // The jobs run, as they do in a server: a table comes in by one.
  test = await createTestApp({ background: true });
  admin = await test.signIn('adminA');
  warehouse = await made('locations', { name: 'Warehouse' });
  rentals = await made('hg-types', { name: 'Rentals' });
  project = (await admin.post('/api/tenant_crm/projects/', { name: 'Okafor', event_type: 'social', event_date: '2027-06-12' })).json<{
    id: number;
  }>().id;
});
afterAll(() => test.stop());

it('what is free of a thing, or of a kit, is kept by no browser: it changes without the version', async () => {
  const item = await thing('Uncached', 3);
  const kit = await made('kits', { name: 'Uncached', parts: [{ item_id: item, qty: 1 }] });
  for (const path of [`hg-items/${item}/`, `kits/${kit}/`])
    expect((await admin.get(`${BASE}${path}`)).headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.any(String) });
});

describe('a kit', () => {
  type Refused = { readonly code?: string; readonly name?: string; readonly free?: number; readonly missing?: number };
  const table = async (name: string) => {
    const [compote, votive, runner] = [
      await thing(`${name} compote`, 12),
      await thing(`${name} votive`, 30),
      await thing(`${name} runner`, 4),
    ];
    const parts = [
      { item_id: compote, qty: 2 },
      { item_id: votive, qty: 6 },
      { item_id: runner, qty: 1 },
    ];
    return { compote, votive, runner, id: await made('kits', { name, parts }) };
  };
  const take = (id: number, qty: number, more: object = {}) =>
    post<KitBooking & Refused>(`kits/${id}/reserve`, { project_id: project, qty, ...JUNE, ...more });

  it('is free as often as its scarcest part, in the days that are asked for', async () => {
    const { id, votive, runner } = await table('Sweetheart');
    const asked = () => get<KitAvailability>(`kits/${id}/availability/?from=${JUNE.out_on}&to=${JUNE.back_on}`);
    expect(await asked()).toMatchObject({ free: 4, scarcest_id: runner });
    await post('reservations', { project_id: project, item_id: votive, qty: 13, ...JUNE });
    expect(await asked()).toMatchObject({ free: 2, scarcest_id: votive });
    expect(await get<Kit>(`kits/${id}/`)).toMatchObject({
      free: 4,
      parts: [
        { qty: 2, free: 12 },
        { qty: 1, free: 4 },
        { qty: 6, free: 30 },
      ],
    });
  });

  it('that is reserved keeps all its parts, and none when one is missing, which is named', async () => {
    const { id, compote, votive, runner } = await table('Round');
    expect(await take(id, 3)).toMatchObject({ qty: 3, reservations: [{ qty: 6, kit_name: 'Round' }, { qty: 18 }, { qty: 3 }] });
    expect(await take(id, 2)).toMatchObject({ code: 'inventory.kit_short', name: 'Round runner', free: 1 });
    expect(await Promise.all([compote, votive, runner].map(free))).toEqual([6, 12, 1]);
    const promised = await take(id, 2, { overbook_reason: 'A runner is sewn' });
    expect(promised.reservations.map(({ short }) => short)).toEqual([0, 0, 1]);
  });

  it('wanted by ten at once is given as often as it is there', async () => {
    const { id, runner } = await table('Last');
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(id, 1)));
    expect(answers.filter(({ reservations }) => reservations?.length === 3)).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 'inventory.kit_short')).toHaveLength(6);
    expect(await free(runner)).toBe(0);
  });

  it('goes out whole: a part that is missing or was cancelled is named, and nothing leaves', async () => {
    const { id } = await table('Long');
    const whole = await take(id, 3);
    const lacking = await take(id, 2, { overbook_reason: 'A runner is sewn' });
    const out = (booking: number) => post<KitBooking & Refused>(`kit-bookings/${booking}/check-out`);
    const states = async (booking: KitBooking) =>
      Promise.all(booking.reservations.map(async (row) => (await get<Reservation>(`reservations/${row.id}/`)).state));
    expect(await out(lacking.id)).toMatchObject({ code: 'inventory.kit_incomplete', name: 'Long runner', missing: 1 });
    expect(await states(lacking)).toEqual(['reserved', 'reserved', 'reserved']);
    expect((await out(whole.id)).reservations.map(({ state, out_qty }) => [state, out_qty])).toEqual([
      ['out', 6],
      ['out', 18],
      ['out', 3],
    ]);
    expect(await out(whole.id)).toMatchObject({ code: 'inventory.too_many' });
    await post(`reservations/${lacking.reservations[1]?.id}/cancel`);
    expect(await out(lacking.id)).toMatchObject({ code: 'inventory.kit_incomplete', name: 'Long votive', missing: 12 });
  });

  it.each([
    ['without parts', () => [], 'parts'],
    ['with a thing of nobody', () => [{ item_id: 2_000_000_000, qty: 1 }], 'parts'],
    ['with one thing twice', (part: object) => [part, part], 'parts'],
    ['with part of a thing', (part: object) => [{ ...part, qty: 0.5 }], 'parts.0.qty'],
  ])('%s is refused by its field', async (_name, partsOf, field) => {
    const parts = partsOf({ item_id: await thing('Refused part', 1), qty: 1 });
    const { fields } = await post<{ fields: object }>('kits', { name: 'Refused', parts });
    expect(Object.keys(fields)).toEqual([field]);
  });

  it('keeps what is reserved as it was when its parts are changed', async () => {
    const { id, compote } = await table('Changed');
    const before = await take(id, 1);
    const { version } = await get<Kit>(`kits/${id}/`);
    const url = `${BASE}kits/${id}/`;
    const body = { parts: [{ item_id: compote, qty: 4 }] };
    const saved = (await admin.send('PATCH', { url, body, headers: { 'if-match': `"${id}-${version}"` } })).json<Kit>();
    expect([saved.parts, saved.free]).toMatchObject([[{ item_id: compote, qty: 4 }], 3]);
    expect((await admin.send('PATCH', { url, body, headers: { 'if-match': `"${id}-${version}"` } })).statusCode).toBe(412);
    expect(await get<Reservation>(`reservations/${before.reservations[0]?.id}/`)).toMatchObject({ qty: 2, state: 'reserved' });
    expect((await take(id, 1)).reservations).toMatchObject([{ item_id: compote, qty: 4 }]);
  });
});

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
