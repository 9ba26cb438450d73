import { addDays, daysBetween } from '@butterfly/contracts/days';
import { proofSeed, proofSize } from '@butterfly/testing/proof/proof-size';
import fc from 'fast-check';
import type { Db } from '../../../platform/db/db';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { freeUnits, widened } from './availability';
import { LONG_HOLD, LONGEST_HOLD } from './repository';

const WINDOWS = proofSize({ short: 60, long: 20_000 });
const OWNED = 40;
const FIRST = '2027-01-01';
const SPAN = 1_200;
const day = (at: number) => addDays(FIRST, at);

interface Kept {
  readonly qty: number;
  readonly from: string;
  readonly to: string;
}

/** Of a day, of the longest that are not long, of the shortest that are, of as long as one may last. */
const length = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 10 }) },
  { weight: 2, arbitrary: fc.integer({ min: LONG_HOLD - 1, max: LONG_HOLD + 2 }) },
  { weight: 1, arbitrary: fc.integer({ min: LONGEST_HOLD - 1, max: LONGEST_HOLD }) },
);
const kept = fc
  .tuple(fc.integer({ min: 0, max: SPAN }), length, fc.integer({ min: 1, max: 6 }))
  .map(([from, days, qty]): Kept => ({ qty, from: day(from), to: day(from + days) }));
const window = fc
  .tuple(fc.integer({ min: -20, max: SPAN }), fc.integer({ min: 1, max: 60 }))
  .map(([from, days]) => ({ from: day(from), to: day(from + days) }));

let test: TestApp;
let item: number;
let holds: readonly Kept[];
let repairs: readonly Kept[];
let rented: readonly Kept[];

const inBusiness = <T>(work: (db: Db) => Promise<T>) => test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work);

beforeAll(async () => {
  test = await createTestApp();
  const client = await test.signIn('adminA');
  const made = async (path: string, body: object) => (await client.post(`/api/${path}/`, body)).json<{ id: number }>().id;
  const place = await made('inventory/locations', { name: 'Warehouse' });
  item = await made('inventory/hg-items', { name: 'Lantern', type_id: await made('inventory/hg-types', { name: 'Rentals' }) });
  await made('inventory/hard-goods/transactions', { kind: 'receipt', item_id: item, location_id: place, qty: OWNED });
  const project = await made('tenant_crm/projects', { name: 'Everything', event_type: 'social' });
  const [first, ...others] = fc.sample(fc.array(kept, { minLength: 250, maxLength: 250 }), { seed: proofSeed(20_270_612), numRuns: 3 });
  [holds, repairs, rented] = [first ?? [], (others[0] ?? []).slice(0, 20), (others[1] ?? []).slice(0, 20)];
  await inBusiness(async (db) => {
    await db.rows(
      `with held as (
         insert into inventory_reservation
           (project_id, item_id, qty, out_on, back_on, protected_from, protected_to, state, has_waiver, overbook_reason, priority, rental_cents)
         select $1::int, $2::int, h.qty, h.from, h.from + 1, h.from, h.to, 'reserved', false, '', 0, 0
         from jsonb_to_recordset($3::jsonb) as h(qty int, "from" date, "to" date) returning id, item_id, qty, protected_from, protected_to)
       insert into inventory_hold (reservation_id, item_id, qty, protected_from, protected_to, priority)
       select id, item_id, qty, protected_from, protected_to, 0 from held`,
      [project, item, JSON.stringify(holds)],
    );
    await db.rows(
      `insert into inventory_repair (item_id, qty, from_on, to_on, note)
       select $1::int, r.qty, r.from, r.to, '' from jsonb_to_recordset($2::jsonb) as r(qty int, "from" date, "to" date)`,
      [item, JSON.stringify(repairs)],
    );
    await db.rows(
      `insert into inventory_sub_rental (item_id, qty, vendor, cost_cents, from_on, to_on)
       select $1::int, r.qty, '', 0, r.from, r.to from jsonb_to_recordset($2::jsonb) as r(qty int, "from" date, "to" date)`,
      [item, JSON.stringify(rented)],
    );
  });
});
afterAll(() => test.stop());

/** Looks at each day of the window, and on each of them at everything that there is. */
function tried({ from, to }: { readonly from: string; readonly to: string }): number {
  const on = (all: readonly Kept[], at: string) => all.reduce((sum, one) => sum + (one.from <= at && at < one.to ? one.qty : 0), 0);
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));
  return Math.min(...days.map((at) => OWNED + on(rented, at) - on(holds, at) - on(repairs, at)));
}

it('what the database says is free is what a look at each day finds, however long somebody keeps it', async () => {
  await inBusiness((db) =>
    fc.assert(
      fc.asyncProperty(window, async (range) => {
        expect((await freeUnits(db, { itemId: item, range })).free).toBe(tried(range));
      }),
      { seed: proofSeed(20_270_612), numRuns: WINDOWS },
    ),
  );
});

it('who competes in a window is known with all that they compete with', async () => {
  const range = { from: day(600), to: day(610) };
  const meets = (one: Kept, other: Kept) => one.from < other.to && one.to > other.from;
  const competing = holds.filter((one) => meets(one, { qty: 0, ...range }));
  const reach = {
    qty: 0,
    from: competing.reduce((least, { from }) => (from < least ? from : least), range.from),
    to: competing.reduce((most, { to }) => (to > most ? to : most), range.to),
  };
  const supply = (await inBusiness((db) => widened(db, { ids: [item], ...range }))).get(item);
  expect(supply?.claims).toHaveLength(holds.filter((one) => meets(one, reach)).length);
  expect(supply?.repairs).toHaveLength(repairs.filter((one) => meets(one, reach)).length);
});
