import type { ProjectStock, Reservation, Terms } from '@butterfly/contracts/inventory';
import { addDays } from '@butterfly/contracts/days';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const BASE = '/api/inventory/';
const NOON = '2027-06-20T16:00:00.000Z';
const TODAY = '2027-06-20';

let test: TestApp;
let admin: TestClient;
let warehouse: number;
let rentals: number;

const post = async <T>(path: string, body: object = {}) => (await admin.post(`${BASE}${path}/`, body)).json<T>();
const made = async (path: string, body: object) => (await post<{ id: number }>(path, body)).id;
const get = async <T>(path: string) => (await admin.get(`${BASE}${path}`)).json<T>();
const newProject = async (name: string) =>
  (await admin.post('/api/tenant_crm/projects/', { name, event_type: 'social', event_date: TODAY })).json<{ id: number }>().id;
const thing = async (name: string, rental_price_cents: number) => {
  const id = await made('hg-items', { name, type_id: rentals, rental_price_cents });
  await post('hard-goods/transactions', { kind: 'receipt', item_id: id, location_id: warehouse, qty: 20 });
  return id;
};
/** Ten of a thing that are out and were to be back so many days ago. */
const outSince = async (project: number, item: number, daysLate: number) => {
  const back_on = addDays(TODAY, -daysLate);
  const { id } = await post<Reservation>('reservations', {
    project_id: project,
    item_id: item,
    qty: 10,
    out_on: addDays(back_on, -3),
    back_on,
  });
  await post(`reservations/${id}/check-out`);
  return id;
};
const setTerms = (body: object) => admin.send('PATCH', { url: `${BASE}terms/`, body, headers: { 'if-match': '*' } });
const upload = async (id: number, bytes: Buffer, name: string) => {
  const url = `/api/records/inventory.reservation/${id}/files/?name=${name}`;
  return (await admin.send('POST', { url, body: bytes, headers: { 'content-type': 'application/octet-stream' } })).json<{ id: number }>()
    .id;
};

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date(NOON) });
  admin = await test.signIn('adminA');
  warehouse = await made('locations', { name: 'Warehouse' });
  rentals = await made('hg-types', { name: 'Rentals' });
});
afterAll(() => test.stop());

describe('what goes out and comes back', () => {
  it('keeps its photographs and its note; a photograph that is none moves nothing', async () => {
    const project = await newProject('Photographed');
    const item = await thing('Compote', 1_000);
    const { id } = await post<Reservation>('reservations', {
      project_id: project,
      item_id: item,
      qty: 10,
      out_on: '2027-06-19',
      back_on: '2027-06-22',
    });
    const other = await post<Reservation>('reservations', {
      project_id: project,
      item_id: item,
      qty: 1,
      out_on: '2027-06-19',
      back_on: '2027-06-22',
    });
    const refused = { code: 'invalid_input', fields: { photo_ids: ['is not a picture of this reservation'] } };
    for (const photo of [
      await upload(id, Buffer.from('no picture'), 'note.png'),
      await upload(other.id, PICTURE, 'other.png'),
      2_000_000_000,
    ])
      expect(await post(`reservations/${id}/check-out`, { photo_ids: [photo] })).toMatchObject(refused);
    expect(await get(`reservations/${id}/`)).toMatchObject({ state: 'reserved', out_qty: 0 });
    const photo = await upload(id, PICTURE, 'out.png');
    await post(`reservations/${id}/check-out`, { qty: 6, note: 'Two are scratched', photo_ids: [photo, photo] });
    await post(`reservations/${id}/check-in`, { qty: 2 });
    const { checks } = await get<ProjectStock>(`projects/${project}/`);
    expect(checks).toMatchObject([
      { reservation_id: id, kind: 'in', qty: 2, note: '', photo_ids: [] },
      { reservation_id: id, kind: 'out', qty: 6, note: 'Two are scratched', photo_ids: [photo], item_name: 'Compote' },
    ]);
  });
});

describe('what comes back late', () => {
  it('costs nothing while the business takes nothing for it', async () => {
    const id = await outSince(await newProject('Free of charge'), await thing('Runner', 5_000), 3);
    expect(await post(`reservations/${id}/check-in`)).toMatchObject({ state: 'returned', charges_cents: 0 });
  });

  it('costs 50.00 a day or 15 % of the rental total, whichever is more (4.27, check iv)', async () => {
    expect((await setTerms({ late_day_cents: 5_000, late_rental_bps: 1_500 })).json<Terms>()).toMatchObject({ late_day_cents: 5_000 });
    // 500.00 of rental: 15 % are 75.00, three days 150.00.
    const three = await outSince(await newProject('Three days'), await thing('Arch', 5_000), 3);
    expect(await post(`reservations/${three}/check-in`)).toMatchObject({ charges_cents: 15_000 });
    // 2 000.00 of rental: one day is 50.00, 15 % are 300.00.
    const one = await outSince(await newProject('One day'), await thing('Tent', 20_000), 1);
    expect(await post(`reservations/${one}/check-in`)).toMatchObject({ charges_cents: 30_000 });
    const onTime = await outSince(await newProject('On time'), await thing('Plinth', 20_000), 0);
    expect(await post(`reservations/${onTime}/check-in`)).toMatchObject({ charges_cents: 0 });
  });

  it('is charged to a project once, over all of its things, when the last of each is back', async () => {
    const project = await newProject('Once');
    const [first, second] = [await outSince(project, await thing('Vase', 2_000), 2), await outSince(project, await thing('Urn', 3_000), 4)];
    expect(await post(`reservations/${first}/check-in`, { qty: 9 })).toMatchObject({ charges_cents: 0 });
    // 500.00 of rental in all: two days are 100.00, four are 200.00, of which 100.00 are charged already.
    expect(await post(`reservations/${first}/check-in`)).toMatchObject({ charges_cents: 10_000 });
    expect(await post(`reservations/${second}/check-in`)).toMatchObject({ charges_cents: 10_000 });
    const { losses, charges_cents } = await get<ProjectStock>(`projects/${project}/`);
    expect([charges_cents, losses.map(({ kind, note }) => [kind, note])]).toEqual([
      20_000,
      [
        ['late', '2 days late'],
        ['late', '4 days late'],
      ],
    ]);
  });

  it('is charged once when everything comes back at the same moment', async () => {
    const project = await newProject('At once');
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await outSince(project, await thing(`Crate ${name}`, 1_000), 2));
    await Promise.all(ids.map((id) => post(`reservations/${id}/check-in`)));
    expect(await get(`projects/${project}/`)).toMatchObject({ charges_cents: 10_000 });
  });

  it('is let go when somebody says so, and stays written', async () => {
    const project = await newProject('Let go');
    const id = await outSince(project, await thing('Bench', 1_000), 2);
    expect(await post(`reservations/${id}/check-in`, { waive_late: true })).toMatchObject({ charges_cents: 0 });
    expect((await get<ProjectStock>(`projects/${project}/`)).losses).toMatchObject([{ kind: 'late', charge_cents: 10_000, waived: true }]);
  });
});
