import type { Item, Reservation, Unit, UnitLog, UnitScanned } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { labelsOf } from './label-pdf';

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
  const bookTwo = (item: number) => made('reservations', { project_id: project, item_id: item, qty: 2, ...JUNE });
  const statesOf = async (item: number) =>
    (await get<Unit[]>(`hg-items/${item}/units/`)).map(({ is_out, status }) => `${is_out ? 'out' : 'here'} ${status}`);

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

  it('that were not scanned came back when all of a reservation is back', async () => {
    const item = await thing('Ladder', 0, { type_id: numbered, sku: 'LAD' });
    await unitsOf(item, 2);
    const id = await bookTwo(item);
    await scan('LAD-001', 'check_out');
    await scan('LAD-002', 'check_out');
    await post(`reservations/${id}/check-in`);
    expect([await statesOf(item), await onHand(item)]).toEqual([['here ok', 'here ok'], 2]);
  });

  it('that are lost are named where it could be any of several, and leave the stock once', async () => {
    const item = await thing('Stool', 0, { type_id: numbered, sku: 'STO', replacement_cents: 5_000 });
    const [first] = await unitsOf(item, 2);
    if (!first) throw new Error('A unit was made');
    const id = await bookTwo(item);
    await scan('STO-001', 'check_out');
    await scan('STO-002', 'check_out');
    const lose = (body: object) => post<{ fields?: object }>('losses', { reservation_id: id, kind: 'missing', qty: 1, ...body });
    expect(await lose({})).toMatchObject({ fields: { unit_ids: ['must say which of STO-001, STO-002'] } });
    expect(await lose({ unit_ids: [2_000_000] })).toMatchObject({
      fields: { unit_ids: ['must be out with this reservation, and not more than are lost'] },
    });
    expect([await statesOf(item), await onHand(item)]).toEqual([['out ok', 'out ok'], 2]);
    await lose({ unit_ids: [first.id] });
    expect([await statesOf(item), await onHand(item)]).toEqual([['here lost', 'out ok'], 1]);
    await post(`reservations/${id}/check-in`);
    expect([await statesOf(item), await onHand(item)]).toEqual([['here lost', 'here ok'], 1]);
    await change(first, { status: 'ok' });
    expect(await onHand(item)).toBe(2);
  });

  // Each round is a coin that falls badly only sometimes: many rounds at once.
  it('that are scanned as back while they are written off are one of the two, and nobody is refused for being at it together', async () => {
    const item = await thing('Urn', 0, { type_id: numbered, sku: 'URN' });
    const units = await unitsOf(item, 12);
    const id = await made('reservations', { project_id: project, item_id: item, qty: 12, ...JUNE });
    for (const { code } of units) await scan(code, 'check_out');
    const answers = await Promise.all(
      units.flatMap((unit) => [
        post<{ code?: string }>('losses', { reservation_id: id, kind: 'missing', qty: 1, unit_ids: [unit.id] }),
        scan(unit.code, 'check_in'),
      ]),
    );
    expect(answers.map(({ code }) => code).filter((code) => code === 'conflict')).toEqual([]);
    const states = await statesOf(item);
    const lost = states.filter((state) => state === 'here lost').length;
    expect([states.length, states.filter((state) => state.startsWith('out')).length, await onHand(item)]).toEqual([12, 0, 12 - lost]);
    expect(await get<Reservation>(`reservations/${id}/`)).toMatchObject({ state: 'returned', lost_qty: lost, back_qty: 12 - lost });
  });

  it('need no name when all that is still out is lost', async () => {
    const item = await thing('Screen', 0, { type_id: numbered, sku: 'SCR' });
    await unitsOf(item, 2);
    const id = await bookTwo(item);
    await scan('SCR-001', 'check_out');
    await scan('SCR-002', 'check_out');
    await scan('SCR-002', 'check_in');
    await post('losses', { reservation_id: id, kind: 'broken', qty: 1 });
    expect([await statesOf(item), await onHand(item)]).toEqual([['here destroyed', 'here ok'], 1]);
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
