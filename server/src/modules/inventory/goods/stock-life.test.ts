import type { Reservation, StockAt, Transaction } from '@butterfly/contracts/inventory';
import { proofSeed, proofSize } from '@butterfly/testing/proof/proof-size';
import { seededRandom } from '../../../demo/seeded-random';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { Answer, TestClient } from '../../../platform/testing/test-client';

const STEPS = proofSize({ short: 90, long: 20_000 });
/** Everything is compared after so many steps; what is refused, at each. */
const COMPARED = proofSize({ short: 1, long: 10 });
const LIMIT_MS = proofSize({ short: 60_000, long: 600_000 });
const BASE = '/api/inventory/';
const JUNE = { out_on: '2027-06-11', back_on: '2027-06-14' };
const LIVE = ['reserved', 'out', 'partially_returned'];

let test: TestApp;
let client: TestClient;
let item: number;
let project: number;
/** What there is by place, as somebody would keep it on paper. */
const there = new Map<number, number>();
const names = new Map<number, string>();
const written: Transaction[] = [];
const reservations = new Map<number, Reservation>();

const post = (path: string, body: object = {}) => client.post(`${BASE}${path}/`, body);
const get = async <T>(path: string) => (await client.get(`${BASE}${path}`)).json<T>();
const made = async (url: string, body: object) => (await client.post(url, body)).json<{ id: number }>().id;
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
const at = (place: number) => there.get(place) ?? 0;
const add = (place: number, qty: number) => there.set(place, at(place) + qty);

beforeAll(async () => {
  // Before June, in whatever year this runs.
  test = await createTestApp({ clock: () => new Date('2026-11-28T15:00:00Z') });
  client = await test.signIn('adminA');
  for (const name of ['Studio', 'Van', 'Warehouse']) {
    const id = await made(`${BASE}locations/`, { name });
    names.set(id, name);
    there.set(id, 0);
  }
  item = await made(`${BASE}hg-items/`, { name: 'Lantern', type_id: await made(`${BASE}hg-types/`, { name: 'Rentals' }) });
  project = await made('/api/tenant_crm/projects/', { name: 'Life', event_type: 'social', event_date: '2027-06-12' });
});
afterAll(() => test.stop());

const random = seededRandom(proofSeed(20_270_612));
const upTo = (most: number) => 1 + Math.floor(random() * most);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Something comes or goes; less than none is refused, and nothing else is. */
async function transaction(): Promise<void> {
  const [place, other] = [one([...names.keys()]), one([...names.keys()])];
  const kind = one(['receipt', 'receipt', 'use', 'move', 'count', 'adjust'] as const);
  const qty = kind === 'adjust' ? upTo(13) - 7 : upTo(12);
  const reason = kind === 'count' || kind === 'adjust' ? 'Counted' : '';
  const answer = await post('hard-goods/transactions', {
    kind,
    item_id: item,
    location_id: place,
    qty,
    reason,
    ...(kind === 'move' && { to_location_id: other }),
  });
  if (qty === 0) return expect(answer.statusCode).toBe(400);
  const isRefused = (kind === 'use' || kind === 'move') && at(place) < qty;
  expect([kind, at(place), qty, answer.statusCode === 409]).toEqual([kind, at(place), qty, isRefused]);
  if (isRefused) return;
  written.push(answer.json<Transaction>());
  if (kind === 'count') there.set(place, qty);
  else add(place, kind === 'use' || kind === 'move' ? -qty : qty);
  if (kind === 'move') add(other, qty);
}

/** Some transaction is taken back, once. */
async function reversal(): Promise<void> {
  const back = one(written);
  if (!back) return;
  const answer = await post(`hard-goods/transactions/${back.id}/reverse`);
  if (answer.statusCode === 409) {
    expect(taken.has(back.id)).toBe(true);
    return;
  }
  expect([answer.statusCode, taken.has(back.id)]).toEqual([200, false]);
  taken.add(back.id);
  add(back.location_id, -back.qty);
}
const taken = new Set<number>();

async function reserve(): Promise<void> {
  const answer = await post('reservations', { project_id: project, item_id: item, qty: upTo(8), ...JUNE, overbook_reason: 'Will come' });
  keep(answer);
}

const keep = (answer: Answer): void => {
  if (answer.statusCode >= 300) return;
  const saved = answer.json<Reservation>();
  if (LIVE.includes(saved.state)) reservations.set(saved.id, saved);
  else reservations.delete(saved.id);
};

/** A reservation goes a step of its way, or loses units on it: those leave the place that has most. */
async function step(): Promise<void> {
  const [id, before] = one([...reservations]) ?? [];
  if (id === undefined || !before) return;
  const verb = one(['check-out', 'check-out', 'check-in', 'cancel', 'loss', 'loss'] as const);
  if (verb !== 'loss') {
    keep(await post(`reservations/${id}/${verb}`, verb === 'cancel' ? {} : { qty: upTo(4) }));
    return;
  }
  const [kind, qty] = [one(['missing', 'broken', 'stained'] as const), upTo(3)];
  const answer = await post('losses', { reservation_id: id, kind, qty });
  const isOut = before.out_qty - before.back_qty - before.lost_qty >= qty;
  expect(answer.statusCode < 300).toBe(isOut);
  if (!isOut) return;
  keep(await client.get(`${BASE}reservations/${id}/`));
  if (kind === 'stained') return;
  const [fullest] = [...there]
    .filter(([, count]) => count !== 0)
    .sort(([a, m], [b, n]) => n - m || ((names.get(a) ?? '') < (names.get(b) ?? '') ? -1 : 1));
  if (fullest && fullest[1] > 0) add(fullest[0], -Math.min(qty, fullest[1]));
}

it(
  'stock is the sum of what came and went, whatever a thing goes through, and free is what nobody has of it',
  async () => {
    for (let round = 0; round < STEPS; round += 1) {
      await one([transaction, transaction, transaction, reversal, reserve, step, step, step])();
      if (round % COMPARED !== 0) continue;
      const { owned, free } = await get<{ owned: number; free: number }>(
        `availability/?item=${item}&from=${JUNE.out_on}&to=${JUNE.back_on}`,
      );
      const held = sum([...reservations.values()].map(({ qty, lost_qty }) => qty - lost_qty));
      expect([round, owned, free]).toEqual([round, sum(there.values()), sum(there.values()) - held]);
    }
    const places = await get<StockAt[]>(`hg-items/${item}/stock/`);
    expect(new Map(places.map(({ location_id, on_hand }) => [location_id, on_hand]))).toEqual(
      new Map([...there].filter(([, count]) => count !== 0)),
    );
    const [all] = await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ on_hand: number }>('select sum(qty)::int as on_hand from inventory_transaction where item_id = $1', [item]),
    );
    expect(all?.on_hand).toBe(sum(there.values()));
  },
  LIMIT_MS,
);
