import type { Item, Kit, KitAvailability, KitBooking, Reservation, Unit, UnitLog, UnitScanned } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { labelsOf } from './units/label-pdf';

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
  test = await createTestApp();
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

describe('units with a number of their own', () => {
  type Answer<T> = T & { readonly code?: string };
  let numbered: number;
  beforeAll(async () => {
    numbered = await made('hg-types', { name: 'Numbered', tracking: 'serialized' });
  });
  const unitsOf = async (item: number, count: number) => {
    const made: Unit[] = [];
    for (let at = 0; at < count; at += 1) made.push(await post<Unit>('hg-units', { item_id: item, location_id: warehouse }));
    return made;
  };
  const scan = (code: string, way: 'check_in' | 'check_out') =>
    post<Answer<UnitScanned>>('hg-units/scan', { project_id: project, code, way });
  const change = async (unit: Unit, body: object) =>
    (await admin.send('PATCH', { url: `${BASE}hg-units/${unit.id}/`, body, headers: { 'if-match': '*' } })).json<Answer<Unit>>();
  const onHand = async (item: number) => (await get<Item>(`hg-items/${item}/`)).on_hand;

  it('are numbered after their thing, and are what there is of it', async () => {
    const item = await thing('Arch', 0, { type_id: numbered, sku: 'ARCH' });
    const two = await unitsOf(item, 2);
    expect(two.map(({ code }) => code)).toEqual(['ARCH-001', 'ARCH-002']);
    expect(await post('hg-units', { item_id: item, location_id: warehouse, code: 'arch-002' })).toMatchObject({
      code: 'inventory.code_taken',
    });
    expect(await onHand(item)).toBe(2);
    const counted = await thing('Candle', 3);
    expect(await post('hg-units', { item_id: counted, location_id: warehouse })).toMatchObject({ code: 'inventory.not_serialized' });
  });

  it('go out and come back by their label, each once, and keep their life', async () => {
    const item = await thing('Easel', 0, { type_id: numbered, sku: 'EASEL' });
    const [first, second] = await unitsOf(item, 2);
    if (!first || !second) throw new Error('Two units were made');
    await post('reservations', { project_id: project, item_id: item, qty: 1, ...JUNE });
    const both = await Promise.all([scan('easel-001', 'check_out'), scan('EASEL-001', 'check_out')]);
    expect(both.map(({ code }) => code ?? 'out').toSorted()).toEqual(['inventory.unit_is_out', 'out']);
    expect(await scan('EASEL-002', 'check_out')).toMatchObject({ code: 'inventory.not_reserved' });
    expect(await scan('EASEL-002', 'check_in')).toMatchObject({ code: 'inventory.unit_is_here' });
    expect(await scan('EASEL-9', 'check_out')).toMatchObject({ code: 'inventory.unknown_code' });
    expect(await change(first, { status: 'lost' })).toMatchObject({ code: 'inventory.unit_is_out' });
    expect(await scan('EASEL-001', 'check_in')).toMatchObject({ unit: { is_out: false }, reservation: { state: 'returned' } });
    await change(first, { status: 'attention', condition_note: 'A scratch' });
    expect(await get<UnitLog[]>(`hg-units/${first.id}/log/`)).toMatchObject([
      { kind: 'changed', status: 'attention', note: 'A scratch', project_id: null },
      { kind: 'check_in', project_id: project },
      { kind: 'check_out', project_id: project },
      { kind: 'created' },
    ]);
  });

  it('that are lost or destroyed leave the stock and do not go out; what is found is there again', async () => {
    const item = await thing('Plinth', 0, { type_id: numbered, sku: 'PLI' });
    const [first] = await unitsOf(item, 2);
    if (!first) throw new Error('A unit was made');
    await post('reservations', { project_id: project, item_id: item, qty: 2, ...JUNE });
    await change(first, { status: 'lost' });
    expect([await onHand(item), await scan('PLI-001', 'check_out')]).toMatchObject([1, { code: 'inventory.unit_unfit' }]);
    await change(first, { status: 'ok' });
    expect([await onHand(item), (await scan('PLI-001', 'check_out')).unit.is_out]).toEqual([2, true]);
  });

  it('and things get labels with QR codes', async () => {
    const single = await thing('Lectern', 0, { type_id: numbered, sku: 'LEC' });
    await unitsOf(single, 2);
    const bulk = await thing('Lantern', 3, { sku: 'LAN-QR' });
    const printed = await admin.get(`${BASE}labels.pdf/?items=${single},${bulk}`);
    expect([printed.statusCode, printed.headers['content-type'], printed.body.startsWith('%PDF-')]).toEqual([200, 'application/pdf', true]);
    const labels = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => labelsOf(db, [single, bulk]));
    expect(labels.map(({ code }) => code)).toEqual(['LEC-001', 'LEC-002', 'LAN-QR']);
    const unlabelled = await thing('Unlabelled', 1);
    expect((await admin.get(`${BASE}labels.pdf/?items=${unlabelled}`)).statusCode).toBe(200);
    expect((await admin.get(`${BASE}labels.pdf/?items=2000000000`)).statusCode).toBe(400);
    expect((await admin.get(`${BASE}labels.pdf/?items=999999999`)).statusCode).toBe(404);
  });
});
