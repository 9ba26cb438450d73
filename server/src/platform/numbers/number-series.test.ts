import { randomInt } from 'node:crypto';
import { seededRandom } from '../../demo/seeded-random';
import type { UnitOfWork } from '../db/unit-of-work';
import type { PooledDatabase } from '../db/pooled-database';
import { openDatabase } from '../open-database';
import { quietLog } from '../testing/quiet-log';
import { migratedDatabase } from '../testing/template-database';
import { testEngine, type TestDatabase } from '../testing/test-engine';
import { NumberSeries } from './number-series';

const invoices = new NumberSeries({ name: 'zz_billing.invoice', template: '{prefix}{year}-{number:3}', prefix: 'INV-' });
const orders = new NumberSeries({ name: 'zz_billing.order', template: '{number}', prefix: '' });
const [A, B] = [1, 2];
const TODAY = { on: '2026-11-23' };
const TAKERS = 50;
const seed = Number(process.env['PROOF_SEED'] ?? randomInt(1_000_000_000));

let files: TestDatabase;
let database: PooledDatabase;
beforeEach(async () => {
  files = await migratedDatabase();
  database = await openDatabase({ ...files.env, DATABASE_POOL: TAKERS + 1 }, quietLog);
});
afterEach(async () => {
  database.abandon();
  await database.close();
  await files.drop();
});
const inTenant = <T>(tenantId: number, work: (db: UnitOfWork) => Promise<T>) => database.withTenant({ tenantId, memberId: null }, work);
const take = (tenantId: number, day = TODAY) => inTenant(tenantId, (db) => invoices.take(db, day));
/** One after the other: of two at once either may be the first. */
async function texts(...takes: readonly (() => Promise<{ text: string }>)[]): Promise<string[]> {
  const taken: string[] = [];
  for (const next of takes) taken.push((await next()).text);
  return taken;
}

it(`${TAKERS} at once of which some are rolled back get 1 to n, without a gap and none twice (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  const attempts = Array.from({ length: TAKERS }, () => random() < 0.4);
  const taken = await Promise.allSettled(
    attempts.map((rollsBack) =>
      inTenant(A, async (db) => {
        const { number } = await invoices.take(db, TODAY);
        await db.rows('select pg_sleep(0.002)');
        if (rollsBack) throw new Error('changed my mind');
        return number;
      }),
    ),
  );
  const numbers = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])).sort((a, b) => a - b);
  const kept = attempts.filter((rollsBack) => !rollsBack).length;
  expect(kept).toBeLessThan(TAKERS);
  expect(numbers).toEqual(Array.from({ length: kept }, (_, index) => index + 1));
  expect(await take(A)).toEqual({ number: kept + 1, text: `INV-2026-${String(kept + 1).padStart(3, '0')}` });
});

// The embedded engine has one connection: there everybody waits for everybody.
if (testEngine === 'postgres')
  it('a business does not wait while another one has taken a number and is not done', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let tell: () => void = () => undefined;
    const holds = new Promise<void>((resolve) => (tell = resolve));
    const slow = inTenant(A, async (db) => {
      const { text } = await invoices.take(db, TODAY);
      tell();
      await finished;
      return text;
    });
    await holds;
    expect(await take(B)).toEqual({ number: 1, text: 'INV-2026-001' });
    finish();
    expect(await slow).toBe('INV-2026-001');
  });

it('each business, series and year counts on its own; a series without a year does not begin anew', async () => {
  expect(
    await texts(
      () => take(A),
      () => take(B),
      () => take(A, { on: '2027-01-01' }),
      () => take(A, { on: '2027-12-31' }),
    ),
  ).toEqual(['INV-2026-001', 'INV-2026-001', 'INV-2027-001', 'INV-2027-002']);
  const order = (on: string) => () => inTenant(A, (db) => orders.take(db, { on }));
  expect(await texts(order('2026-12-31'), order('2027-01-01'))).toEqual(['1', '2']);
});

it('a business begins where it wants until it has taken one, and writes its own prefix; no other business is told', async () => {
  const start = (first: number) => inTenant(A, (db) => invoices.startAt(db, { ...TODAY, first }));
  expect([await start(500), await start(118)]).toEqual([true, true]);
  await inTenant(A, (db) => invoices.setPrefix(db, 'R'));
  expect((await inTenant(A, (db) => invoices.next(db, TODAY))).text).toBe('R2026-118');
  expect(
    await texts(
      () => take(A),
      () => take(A),
    ),
  ).toEqual(['R2026-118', 'R2026-119']);
  expect([await start(1), (await inTenant(A, (db) => invoices.next(db, TODAY))).text]).toEqual([false, 'R2026-120']);
  await inTenant(A, (db) => invoices.setPrefix(db, 'X-'));
  expect(
    await texts(
      () => take(A),
      () => take(B),
    ),
  ).toEqual(['X-2026-120', 'INV-2026-001']);
});
