import type { Item, LowItem, ProjectStock, Reservation, Transaction } from '@butterfly/contracts/inventory';
import { addDays } from '@butterfly/contracts/days';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPerson, addPersonWith } from '../../platform/testing/test-people';
import { lowStockJob } from './rentals/tell-low-stock';

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const BASE = '/api/inventory/';
const JUNE = { out_on: '2027-06-11', back_on: '2027-06-14' };

let test: TestApp;
let admin: TestClient;
let ada: TestClient;
let warehouse: number;
let van: number;
let rentals: number;
let project: number;

const post = async <T>(path: string, body: object = {}, by = admin) => (await by.post(`${BASE}${path}/`, body)).json<T>();
const made = async (path: string, body: object) => (await post<{ id: number }>(path, body)).id;
const get = async <T>(path: string, by = admin) => (await by.get(`${BASE}${path}`)).json<T>();
const stock = (body: object, by = admin) =>
  post<Transaction & { code?: string }>('hard-goods/transactions', { location_id: warehouse, ...body }, by);
const thing = async (name: string, qty: number, more: object = {}) => {
  const id = await made('hg-items', { name, type_id: rentals, ...more });
  if (qty > 0) await stock({ kind: 'receipt', item_id: id, qty });
  return id;
};
const reserve = (item: number, qty: number, more: object = {}) =>
  post<Reservation & { code?: string; free?: number; shortage?: number }>('reservations', {
    project_id: project,
    item_id: item,
    qty,
    ...JUNE,
    ...more,
  });
const step = (id: number, verb: string, body: object = {}) =>
  post<Reservation & { code?: string; left?: number }>(`reservations/${id}/${verb}`, body);
const free = async (item: number, from = JUNE.out_on, to = JUNE.back_on) =>
  (await get<{ free: number }>(`availability/?item=${item}&from=${from}&to=${to}`)).free;

const inDays = (days: number) => addDays(test.platform.clock().toISOString().slice(0, 10), days);

beforeAll(async () => {
  // The rentals of June lie ahead, in whatever year this runs.
  const clock = () => new Date('2026-11-28T15:00:00Z');
  test = await createTestApp({ clock });
  admin = await test.signIn('adminA');
  await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'ada@a.example', plugins: ['inventory', 'tenant_crm'] });
  ada = await test.signIn('ada@a.example');
  [warehouse, van] = [await made('locations', { name: 'Warehouse' }), await made('locations', { name: 'Van', kind: 'van' })];
  rentals = await made('hg-types', { name: 'Rentals' });
  project = (await admin.post('/api/tenant_crm/projects/', { name: 'Okafor', event_type: 'social', event_date: '2027-06-12' })).json<{
    id: number;
  }>().id;
});
afterAll(() => test.stop());

describe('stock', () => {
  it('is the sum of what came and went, also after a count, a move and a taking back', async () => {
    const item = await thing('Compote', 60);
    await stock({ kind: 'use', item_id: item, qty: 4 });
    await stock({ kind: 'count', item_id: item, qty: 50, reason: 'Counted on Monday' });
    await stock({ kind: 'move', item_id: item, qty: 20, to_location_id: van });
    const broken = await stock({ kind: 'adjust', item_id: item, qty: -3, reason: 'Fell' });
    await post(`hard-goods/transactions/${broken.id}/reverse`);
    const { results } = await get<{ results: Transaction[] }>(`hard-goods/transactions/?item=${item}`);
    const sum = results.reduce((total, { qty }) => total + qty, 0);
    expect([sum, (await get<Item>(`hg-items/${item}/`)).on_hand, results[0]?.on_hand]).toEqual([50, 50, 50]);
    expect(await get(`hg-items/${item}/stock/`)).toMatchObject([
      { location_name: 'Warehouse', on_hand: 30 },
      { location_name: 'Van', on_hand: 20 },
    ]);
    expect(await post(`hard-goods/transactions/${broken.id}/reverse`)).toMatchObject({ code: 'inventory.already_reversed' });
  });

  it('is never less than none, but for who may correct it and says why', async () => {
    const item = await thing('Votive', 5);
    expect(await stock({ kind: 'use', item_id: item, qty: 6, reason: 'More' }, ada)).toMatchObject({
      code: 'inventory.below_zero',
      on_hand: 5,
    });
    expect(await stock({ kind: 'use', item_id: item, qty: 6 })).toMatchObject({ code: 'inventory.below_zero' });
    expect(await stock({ kind: 'adjust', item_id: item, qty: -1, reason: 'Lost' }, ada)).toMatchObject({ code: 'feature_required' });
    expect(await stock({ kind: 'use', item_id: item, qty: 6, reason: 'They are here, nobody has counted' })).toMatchObject({
      qty: -6,
      on_hand: -1,
    });
  });

  it('of a transaction is never written over', async () => {
    const item = await thing('Plinth', 8);
    const change = test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows('update inventory_transaction set qty = 9 where item_id = $1', [item]),
    );
    await expect(change).rejects.toThrow('never changed');
  });

  it.each([
    [{ kind: 'receipt', qty: 0 }, 'qty'],
    [{ kind: 'receipt', qty: 10 ** 12 }, 'qty'],
    [{ kind: 'receipt', qty: 1.5 }, 'qty'],
    [{ kind: 'receipt', qty: 1, item_id: 2_000_000_000 }, 'item_id'],
    [{ kind: 'receipt', qty: 1, location_id: 2_000_000_000 }, 'location_id'],
    [{ kind: 'adjust', qty: 1 }, 'reason'],
  ])('refuses %j and names the field', async (body, field) => {
    const item = await thing('Refused', 0);
    const { fields } = await post<{ fields: object }>('hard-goods/transactions', { item_id: item, location_id: warehouse, ...body });
    expect(Object.keys(fields)).toEqual([field]);
    expect((await get<Item>(`hg-items/${item}/`)).on_hand).toBe(0);
  });

  it('that falls below its least is named with whole packs to get, in the days in which it is away too', async () => {
    const item = await thing('Taper holder', 120, { min_stock: 100, par_stock: 150, pack_size: 12 });
    const named = async () => (await get<LowItem[]>('low-stock/?days=366')).find(({ id }) => id === item);
    expect(await named()).toBeUndefined();
    await reserve(item, 30);
    expect(await named()).toMatchObject({ on_hand: 120, free: 90, suggested: 60 });
  });

  it('that begins to run low is told once to who may use the inventory, and again after it has recovered', async () => {
    const soon = { out_on: inDays(20), back_on: inDays(22) };
    const item = await thing('Pillar', 12, { min_stock: 10 });
    const told = async (by: TestClient) => {
      await test.dispatcher.drain();
      const news = (await by.get('/api/notifications/latest/')).json<{ title: string; link: string }[]>();
      return news.filter(({ title }) => title === 'Pillar runs low').map(({ link }) => link);
    };
    const page = '/inventory/low-stock-dashboard';
    expect(await told(ada)).toEqual([]);
    const { id } = await reserve(item, 3, soon);
    await reserve(item, 1, soon);
    await stock({ kind: 'use', item_id: item, qty: 1 });
    expect([await told(ada), await told(await test.signIn('plainA'))]).toEqual([[page], []]);
    await step(id, 'cancel');
    expect(await told(ada)).toEqual([page]);
    await stock({ kind: 'use', item_id: item, qty: 1 });
    expect(await told(ada)).toEqual([page, page]);
  });

  it('that runs low in days that come nearer is told when they have', async () => {
    const item = await thing('Late pillar', 12, { min_stock: 10 });
    await reserve(item, 3, { out_on: inDays(70), back_on: inDays(72) });
    const toldAfter = async (days: number) => {
      await lowStockJob({ platform: test.platform, today: async () => inDays(days) }).run(undefined as never, { id: 'test' });
      await test.dispatcher.drain();
      const news = (await ada.get('/api/notifications/latest/')).json<{ title: string; content: string }[]>();
      return news.filter(({ title }) => title === 'Late pillar runs low').map(({ content }) => content);
    };
    expect([await toldAfter(5), await toldAfter(15), await toldAfter(16)]).toEqual([
      [],
      ['9 free in the next weeks, at least 10 there should be.'],
      ['9 free in the next weeks, at least 10 there should be.'],
    ]);
  });

  it('labels are one thing’s alone', async () => {
    await thing('Arch', 2, { sku: 'ARCH-1' });
    expect(await post('hg-items', { name: 'Other arch', type_id: rentals, sku: 'arch-1' })).toMatchObject({ code: 'inventory.sku_taken' });
    expect(await get('hg-items/?sku=arch-1')).toMatchObject({ count: 1, results: [{ name: 'Arch' }] });
  });
});

describe('reservations', () => {
  it('never promise what is not free, unless somebody says why (check i)', async () => {
    const item = await thing('Lantern', 40);
    await post('repairs', { item_id: item, qty: 2, from_on: '2027-06-01' });
    await reserve(item, 20, { out_on: '2027-06-10', back_on: '2027-06-14' });
    await reserve(item, 15, { out_on: '2027-06-12', back_on: '2027-06-15' });
    const late = { out_on: '2027-06-13', back_on: '2027-06-16' };
    expect(await free(item, late.out_on, late.back_on)).toBe(3);
    expect(await reserve(item, 10, late)).toMatchObject({ code: 'inventory.short', free: 3, shortage: 7 });
    expect(await reserve(item, 10, { ...late, state: 'quoted' })).toMatchObject({ state: 'quoted', short: 0 });
    expect(await reserve(item, 10, { ...late, overbook_reason: 'Sub-rented tomorrow' })).toMatchObject({ short: 7 });
  });

  it('that follow one another share the same units, until cleaning makes them meet (check ii)', async () => {
    const glass = await made('hg-types', { name: 'Glass', buffer_after_days: 1 });
    const [dry, washed] = [await thing('Stand', 38), await thing('Cylinder', 38, { type_id: glass })];
    for (const item of [dry, washed])
      for (const [out_on, back_on] of [
        ['2027-06-10', '2027-06-13'],
        ['2027-06-13', '2027-06-16'],
      ])
        await reserve(item, 20, { out_on, back_on, overbook_reason: 'Demo' });
    expect([await free(dry, '2027-06-11', '2027-06-15'), await free(washed, '2027-06-11', '2027-06-15')]).toEqual([18, -2]);
  });

  it('of the last five lanterns by ten people at once: exactly five get one', async () => {
    const item = await thing('Last lanterns', 5);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(item, 1)));
    expect(answers.filter(({ state }) => state === 'reserved')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'inventory.short')).toHaveLength(5);
    expect(await free(item)).toBe(0);
  });

  it('of a project without days are for the day before to the day after it', async () => {
    const item = await thing('Runner', 40);
    expect(await reserve(item, 4, { out_on: undefined, back_on: undefined })).toMatchObject(JUNE);
    expect(await reserve(item, 4, { out_on: '2027-06-14', back_on: '2027-06-11' })).toMatchObject({
      fields: { back_on: expect.any(Array) },
    });
    expect(await reserve(item, 4, { project_id: 2_000_000_000 })).toMatchObject({ fields: { project_id: expect.any(Array) } });
  });

  it('compete: sub-rented units, a higher priority or another thing end a shortage (scenario 10)', async () => {
    const item = await thing('Brass lantern', 38, { replacement_cents: 3_800 });
    const first = await reserve(item, 20);
    const second = await reserve(item, 30, { overbook_reason: 'Both on one Saturday' });
    const shortages = async () => (await get<Reservation[]>(`hg-items/${item}/reservations/`)).map(({ id, short }) => [id, short]);
    expect(await shortages()).toEqual([
      [first.id, 0],
      [second.id, 12],
    ]);
    await admin.send('PATCH', { url: `${BASE}reservations/${second.id}/`, body: { priority: 1 }, headers: { 'if-match': '*' } });
    expect(await shortages()).toEqual([
      [first.id, 12],
      [second.id, 0],
    ]);
    const span = { from_on: JUNE.out_on, to_on: JUNE.back_on };
    await post('sub-rentals', { item_id: item, qty: 12, vendor: 'Tivoli Table Rentals', cost_cents: 4_800, ...span });
    expect([await shortages(), await free(item)]).toEqual([
      [
        [first.id, 0],
        [second.id, 0],
      ],
      0,
    ]);
  });

  it('go out and come back in parts, and what is missing or broken is charged by the waiver (scenario 10)', async () => {
    const item = await thing('Waived lantern', 40, { replacement_cents: 3_800 });
    const { id } = await reserve(item, 20, { has_waiver: true });
    expect(await step(id, 'check-in')).toMatchObject({ code: 'invalid_transition', from: 'reserved' });
    await step(id, 'prep');
    expect(await step(id, 'check-out', { qty: 21 })).toMatchObject({ code: 'inventory.too_many', left: 20 });
    expect(await step(id, 'check-out')).toMatchObject({ state: 'out', out_qty: 20 });
    expect(await step(id, 'cancel')).toMatchObject({ code: 'invalid_transition' });
    expect(await step(id, 'check-in', { qty: 18 })).toMatchObject({ state: 'partially_returned', back_qty: 18 });
    expect(await post('losses', { reservation_id: id, kind: 'broken', qty: 1 })).toMatchObject({ charge_cents: 1_140 });
    expect(await post('losses', { reservation_id: id, kind: 'missing', qty: 2 })).toMatchObject({ code: 'inventory.too_many', left: 1 });
    expect(await post('losses', { reservation_id: id, kind: 'missing', qty: 1 })).toMatchObject({ charge_cents: 3_800 });
    expect(await get(`reservations/${id}/`)).toMatchObject({ state: 'returned', lost_qty: 2, charges_cents: 4_940 });
    expect((await get<Item>(`hg-items/${item}/`)).on_hand).toBe(38);
    expect([(await step(id, 'close')).state, await free(item)]).toEqual(['closed', 38]);
  });

  it('of which something is broken keep its photograph, which is a picture of that reservation and nothing else', async () => {
    const item = await thing('Photographed lantern', 4, { replacement_cents: 3_800 });
    const [one, other] = [await reserve(item, 2), await reserve(item, 2)];
    await step(one.id, 'check-out');
    const upload = async (id: number, bytes: Buffer, name: string) => {
      const url = `/api/records/inventory.reservation/${id}/files/?name=${name}`;
      const headers = { 'content-type': 'application/octet-stream' };
      return (await admin.send('POST', { url, body: bytes, headers })).json<{ id: number }>().id;
    };
    const lose = (photo_id: number) => post<{ fields?: object }>('losses', { reservation_id: one.id, kind: 'broken', qty: 1, photo_id });
    const refused = { fields: { photo_id: ['is not a picture of this reservation'] } };
    expect(await lose(await upload(one.id, Buffer.from('no picture'), 'note.txt'))).toMatchObject(refused);
    expect(await lose(await upload(other.id, PICTURE, 'other.png'))).toMatchObject(refused);
    expect(await get(`reservations/${one.id}/`)).toMatchObject({ lost_qty: 0, charges_cents: 0 });
    const photo = await upload(one.id, PICTURE, 'broken.png');
    expect(await lose(photo)).toMatchObject({ photo_id: photo, charge_cents: 3_800 });
    expect((await get<ProjectStock>(`projects/${project}/`)).losses).toContainEqual(expect.objectContaining({ photo_id: photo }));
  });

  it('that are cancelled are free at once, and so is all of a cancelled project', async () => {
    const item = await thing('Bench', 6);
    const { id } = await reserve(item, 6);
    expect([await free(item), (await step(id, 'cancel')).state, await free(item)]).toEqual([0, 'cancelled', 6]);
    const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; name: string }[]>();
    const move = (name: string) => ({ stage_id: stages.find((stage) => stage.name === name)?.id, position: 0, lost_reason: 'price' });
    const booked = await admin.post('/api/tenant_crm/projects/', { name: 'Osei', event_type: 'social', event_date: '2027-06-12' });
    const osei = booked.json<{ id: number }>().id;
    await admin.post(`/api/tenant_crm/projects/${osei}/move/`, move('Booked'));
    await reserve(item, 4, { project_id: osei });
    expect(await free(item)).toBe(2);
    await admin.post(`/api/tenant_crm/projects/${osei}/move/`, move('Lost'));
    await test.dispatcher.drain();
    expect(await free(item)).toBe(6);
  });

  it('of an event that is moved stay until they move with it, all of them at once, and keep how long they are away', async () => {
    const [urn, bow] = [await thing('Moved urn', 10), await thing('Moved bow', 5)];
    const made = await admin.post('/api/tenant_crm/projects/', { name: 'Lund', event_type: 'social', event_date: '2027-09-11' });
    const { id: lund } = made.json<{ id: number }>();
    const usual = { project_id: lund, out_on: undefined, back_on: undefined };
    const first = await reserve(urn, 8, usual);
    const long = await reserve(bow, 5, { project_id: lund, out_on: '2027-09-08', back_on: '2027-09-15' });
    const moves = async () => (await get<ProjectStock>(`projects/${lund}/`)).moves;
    expect(await moves()).toEqual([]);
    await admin.send('PATCH', {
      url: `/api/tenant_crm/projects/${lund}/`,
      body: { event_date: '2027-09-12' },
      headers: { 'if-match': '*' },
    });
    await reserve(bow, 2, { out_on: '2027-09-15', back_on: '2027-09-17' });
    expect(await moves()).toMatchObject([
      { id: long.id, out_on: '2027-09-09', back_on: '2027-09-16', short: 2 },
      { id: first.id, out_on: '2027-09-11', back_on: '2027-09-14', short: 0 },
    ]);
    const move = (body: object = {}) => post<ProjectStock & { code?: string }>(`projects/${lund}/move-with-event`, body);
    expect(await move()).toMatchObject({ code: 'inventory.short', shortage: 2 });
    expect(await get(`reservations/${first.id}/`)).toMatchObject({ out_on: '2027-09-10' });
    await Promise.all([move({ overbook_reason: 'Two are rented' }), move({ overbook_reason: 'Two are rented' })]);
    expect(await get<ProjectStock>(`projects/${lund}/`)).toMatchObject({
      moves: [],
      reservations: [
        { id: long.id, out_on: '2027-09-09', back_on: '2027-09-16', overbook_reason: 'Two are rented' },
        { id: first.id, out_on: '2027-09-11', back_on: '2027-09-14', overbook_reason: '' },
      ],
    });
    expect([await free(urn, '2027-09-10', '2027-09-11'), await free(urn, '2027-09-13', '2027-09-14')]).toEqual([10, 2]);
  });

  it('are seen with their project alone, and count for everybody', async () => {
    const item = await thing('Hidden lantern', 10);
    const { id } = await reserve(item, 4);
    const role = {
      name: 'Freelancer of two projects',
      plugins: ['inventory'],
      features: [],
      isAdmin: false,
      rowScope: 'assigned',
    } as const;
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('manage_members').ensureRole(db, role),
    );
    await addPerson(test.platform, { tenantId: test.tenantA, email: 'ines@a.example', roles: [role.name] });
    const ines = await test.signIn('ines@a.example');
    expect((await ines.get(`${BASE}reservations/${id}/`)).statusCode).toBe(404);
    expect(await get(`hg-items/${item}/reservations/`, ines)).toEqual([]);
    expect(await get(`availability/?item=${item}&from=2027-06-11&to=2027-06-14`, ines)).toMatchObject({ owned: 10, free: 6 });
  });
});

describe('the stock of a project', () => {
  it('has a window also for the last days that there are', async () => {
    for (const event_date of ['9999-12-30', '9999-12-31', '0001-01-01']) {
      const late = await admin.post('/api/tenant_crm/projects/', { name: 'Far away', event_type: 'social', event_date });
      const { window } = await get<ProjectStock>(`projects/${late.json<{ id: number }>().id}/`);
      expect(window?.to).toBe(event_date.startsWith('9') ? '9999-12-31' : '0001-01-03');
    }
  });
});

describe('the calendar', () => {
  it('shows what is free on each day, who has it, and what is missing with its reason', async () => {
    const item = await thing('Calendar lantern', 40);
    await post('repairs', { item_id: item, qty: 2, from_on: '2027-06-01', to_on: '2027-07-01' });
    await reserve(item, 20);
    const second = await reserve(item, 19, { overbook_reason: 'Two are with the smith' });
    const { rows, count } = await get<{ count: number; rows: { item: { name: string }; free: number[]; reservations: object[] }[] }>(
      'rental-calendar/?from=2027-06-10&days=5&search=calendar',
    );
    expect([count, rows[0]?.free]).toEqual([1, [38, -1, -1, -1, 38]]);
    expect(rows[0]?.reservations).toMatchObject([
      { qty: 20, short: 0, reason: null },
      { id: second.id, qty: 19, short: 1, reason: 'repair' },
    ]);
    const short = await get<{ rows: { item: { name: string } }[] }>('rental-calendar/?from=2027-06-10&days=5&short=true');
    expect(short.rows.map((row) => row.item.name)).toContain('Calendar lantern');
    expect(short.rows.map((row) => row.item.name)).not.toContain('Bench');
  });
});
