import type { FreeUnits, Reservation } from '@butterfly/contracts/inventory';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

interface Note {
  readonly title: string;
  readonly content: string;
  readonly link: string;
}

let test: TestApp;
let admin: TestClient;
let lantern: number;
let type: number;
let place: number;

const made = async (path: string, body: object) => (await admin.post(`/api/${path}/`, body)).json<{ id: number }>().id;
const reserve = async (project: number, qty: number, more: object = {}) =>
  (await admin.post('/api/inventory/reservations/', { project_id: project, item_id: lantern, qty, ...more })).json<Reservation>();
const event = (name: string) => made('tenant_crm/projects', { name, event_type: 'social', event_date: '2027-06-12' });
const free = async (query: string) => (await admin.get(`/api/inventory/free-units/?${query}`)).json<FreeUnits[]>();
const news = async (client: TestClient) =>
  (await client.get('/api/notifications/latest/')).json<Note[]>().filter(({ title }) => title.endsWith('missing'));

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  type = await made('inventory/hg-types', { name: 'Rentals' });
  place = await made('inventory/locations', { name: 'Warehouse' });
  lantern = await made('inventory/hg-items', { name: 'Brass lantern', type_id: type });
  await made('inventory/hg-items', { name: 'Tall glass', type_id: type });
  await made('inventory/hard-goods/transactions', { kind: 'receipt', item_id: lantern, location_id: place, qty: 38 });
});
afterAll(() => test.stop());

it('things are found as people name them, with the fewest that are free on the days that are asked for', async () => {
  await reserve(await event('Okafor'), 20);
  expect(await free('search=lanterns&from=2027-06-12&to=2027-06-12')).toEqual([
    { item_id: lantern, name: 'Brass lantern', rentable: true, owned: 38, free: 18 },
  ]);
  // The day before the event it is away already; two days after it, it is back.
  expect((await free('search=Brass+Lanterns&from=2027-06-09&to=2027-06-11'))[0]).toMatchObject({ free: 18 });
  expect((await free('search=lantern&from=2027-06-14&to=2027-06-14'))[0]).toMatchObject({ free: 38 });
  expect((await free('search=glasses&from=2027-06-14&to=2027-06-14')).map(({ name }) => name)).toEqual(['Tall glass']);
  expect(await free('search=unicorns&from=2027-06-12&to=2027-06-12')).toEqual([]);
  const lastDay = await admin.get('/api/inventory/free-units/?search=lantern&from=9999-12-31&to=9999-12-31');
  expect([lastDay.statusCode, lastDay.json()]).toEqual([200, expect.any(Array)]);
  const backwards = await admin.get('/api/inventory/free-units/?search=lantern&from=2027-06-12&to=2027-06-11');
  expect([backwards.statusCode, Object.keys(backwards.json<{ fields: object }>().fields)]).toEqual([400, ['to']]);
});

it('a project that goes without is told to who works with its things, and not when that is solved before anybody hears of it', async () => {
  const project = await event('Chen–Abbott');
  await reserve(project, 30, { overbook_reason: 'We rent what is missing' });
  await test.dispatcher.drain();
  expect(await news(admin)).toMatchObject([
    {
      title: '12 × Brass lantern missing',
      content: 'Chen–Abbott needs 30, and more is promised in these days than there is.',
      link: '/inventory/rental-calendar?from=2027-06-11',
    },
  ]);
  expect(await news(await test.signIn('plainA'))).toEqual([]);
  const { id } = await reserve(await event('Solved'), 5, { overbook_reason: 'Called off in a minute' });
  await admin.post(`/api/inventory/reservations/${id}/cancel/`, {});
  await test.dispatcher.drain();
  expect(await news(admin)).toHaveLength(1);
});

it('what goes without in one step is told in one notice that names all of it', async () => {
  const vase = await made('inventory/hg-items', { name: 'Blue vase', type_id: type });
  const jug = await made('inventory/hg-items', { name: 'White jug', type_id: type });
  const plate = await made('inventory/hg-items', { name: 'Plate', type_id: type });
  await made('inventory/hard-goods/transactions', { kind: 'receipt', item_id: plate, location_id: place, qty: 9 });
  const parts = [vase, jug, plate].map((item_id, at) => ({ item_id, qty: at + 1 }));
  const kit = await made('inventory/kits', { name: 'Table', parts });
  const before = (await news(admin)).length;
  const booked = await admin.post(`/api/inventory/kits/${kit}/reserve/`, {
    project_id: await event('Hart'),
    qty: 3,
    state: 'reserved',
    overbook_reason: 'We buy them',
  });
  expect(booked.statusCode).toBe(201);
  await test.dispatcher.drain();
  const [newest, ...others] = await news(admin);
  expect([newest, others.length]).toMatchObject([
    { title: '2 things missing', content: 'Hart goes without 3 × Blue vase, 6 × White jug: more is promised in these days than there is.' },
    before,
  ]);
});

it('a reservation is called by its units and its thing, whatever has become of it', async () => {
  const { id } = await reserve(await event('Named'), 2, { overbook_reason: 'For its name', out_on: '2028-06-11', back_on: '2028-06-14' });
  await admin.post(`/api/records/inventory.reservation/${id}/comments/`, { body: 'Is it polished?' });
  const changes = (await admin.get('/api/manage_members/changes/?page_size=100')).json<{
    results: { subject: string; subject_type?: string }[];
  }>();
  const names = changes.results.map(({ subject }) => subject);
  expect(names).toContain('2 × Brass lantern');
  expect(names).not.toContain('reserved');
});

it('a shortage is told once: making firm what was kept for the time being does not tell it again, a quote that is confirmed does', async () => {
  const seen = (await news(admin)).length;
  const project = await event('Told once');
  const kept = await reserve(project, 30, {
    state: 'provisional',
    overbook_reason: 'Accepted',
    out_on: '2029-06-11',
    back_on: '2029-06-14',
  });
  const also = await reserve(project, 20, {
    state: 'provisional',
    overbook_reason: 'Accepted',
    out_on: '2029-06-11',
    back_on: '2029-06-14',
  });
  await test.dispatcher.drain();
  expect(await news(admin)).toHaveLength(seen + 1);
  for (const { id } of [kept, also]) await admin.post(`/api/inventory/reservations/${id}/confirm/`, { overbook_reason: 'Signed' });
  await test.dispatcher.drain();
  expect(await news(admin)).toHaveLength(seen + 1);
  const quoted = await reserve(project, 7, { state: 'quoted', out_on: '2029-06-11', back_on: '2029-06-14' });
  await admin.post(`/api/inventory/reservations/${quoted.id}/confirm/`, { overbook_reason: 'Signed' });
  await test.dispatcher.drain();
  expect(await news(admin)).toHaveLength(seen + 2);
});
