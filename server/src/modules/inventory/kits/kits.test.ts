import type { Kit, KitAvailability, KitBooking, Reservation } from '@butterfly/contracts/inventory';
import { BASE, JUNE, openWarehouse, type Warehouse } from '../testing/warehouse.fixture';

let house: Warehouse;
let admin: Warehouse['admin'];
let project: Warehouse['project'];

const post = <T>(...of: Parameters<Warehouse['post']>) => house.post<T>(...of);
const get = <T>(...of: Parameters<Warehouse['get']>) => house.get<T>(...of);
const made = (...of: Parameters<Warehouse['made']>) => house.made(...of);
const thing = (...of: Parameters<Warehouse['thing']>) => house.thing(...of);
const free = (item: number) => house.free(item);

beforeAll(async () => {
  house = await openWarehouse();
  ({ admin, project } = house);
});
afterAll(() => house.test.stop());

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
