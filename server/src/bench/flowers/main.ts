import { addDays } from '@butterfly/contracts/days';
import { freeUnits } from '../../modules/inventory/rentals/availability';
import { levelsOf } from '../../modules/inventory/goods/repository';
import type { Db } from '../../platform/db/db';
import { createTestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { testEngine } from '../../platform/testing/test-engine';
import { ms, percentile, report } from '../../proof/figures';
import { fillFlowers, FIRST_DAY, type Filled } from './fill';
import { freePerDay, summedStock } from './naive';

const RUNS = Number(process.env['RUNS'] ?? 60);
/** How long a thing is asked for: what a festival keeps it. */
const ASKED_DAYS = 30;

/** What the caller of the bench keeps, one line of JSON each. */
interface Measured {
  readonly figure: string;
  readonly value: number;
  readonly goal_ms: number;
  /** The other way to do it, measured in turn with it. */
  readonly other?: { readonly value: number; readonly name: string; readonly goal: number };
}

async function main(): Promise<void> {
  const test = await createTestApp();
  const client = await test.signIn('adminA');
  const inBusiness = <T>(work: (db: Db) => Promise<T>) => test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work);
  const filled = await fillFlowers(client, inBusiness);
  await test.database.pool.query('analyze');
  for (const measured of [...(await ways(inBusiness, filled)), ...(await answers(client, filled))]) say(measured);
  await test.stop();
}

type InBusiness = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Ours and the other way in turn, so that what else the machine does meets both. */
async function ways(inBusiness: InBusiness, { thing }: Filled): Promise<Measured[]> {
  const range = (run: number) => addDays(FIRST_DAY, (run * 13) % 300);
  const free = await inTurn(inBusiness, [
    async (db, run) => (await freeUnits(db, { itemId: thing, range: { from: range(run), to: addDays(range(run), ASKED_DAYS) } })).free,
    (db, run) => freePerDay(db, { thing, from: range(run), days: ASKED_DAYS }),
  ]);
  const items = await inBusiness((db) => db.rows<{ id: number }>(`select id from inventory_item where name like 'Thing %' order by id`));
  const ids = items.map(({ id }) => id);
  const onHand = await inTurn(inBusiness, [
    async (db) => [...(await levelsOf(db, { ids, day: FIRST_DAY })).values()].reduce((sum, { on_hand }) => sum + on_hand, 0),
    async (db) => (await summedStock(db)).reduce((sum, { on_hand }) => sum + on_hand, 0),
  ]);
  return [
    {
      figure: `free of one thing among 10,000 reservations, ${ASKED_DAYS} days, p95`,
      value: free[0],
      goal_ms: 5,
      other: { value: free[1], name: 'a query for each day', goal: 20 },
    },
    {
      figure: 'stock of 60 things from 150,000 transactions, p95',
      value: onHand[0],
      goal_ms: 50,
      other: { value: onHand[1], name: 'their sum', goal: 1 },
    },
  ];
}

/** @throws Error when both say something else: then one of them is not the other way to do the same */
async function inTurn(
  inBusiness: InBusiness,
  [ours, other]: readonly [(db: Db, run: number) => Promise<number>, (db: Db, run: number) => Promise<number>],
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let run = -3; run < RUNS; run += 1)
    await inBusiness(async (db) => {
      const began = performance.now();
      const said = await ours(db, Math.abs(run));
      const between = performance.now();
      const otherSaid = await other(db, Math.abs(run));
      if (said !== otherSaid) throw new Error(`One way says ${said}, the other ${otherSaid}.`);
      if (run < 0) return;
      times[0].push(between - began);
      times[1].push(performance.now() - between);
    });
  return [percentile(times[0], 0.95), percentile(times[1], 0.95)];
}

/** As a browser waits for them. */
async function answers(client: TestClient, { projects, thing }: Filled): Promise<Measured[]> {
  const inventory = (path: string) => () => client.get(`/api/inventory/${path}`);
  const preview = (project_ids: readonly number[]) => client.post('/api/floral_recipe_builder/orders/preview/', { project_ids });
  const orders = await Promise.resolve([
    await answered(() => preview(projects)),
    await answered(async () => {
      for (const project of projects.slice(1)) await preview([project]);
      return preview(projects.slice(0, 1));
    }, RUNS / 6),
  ]);
  const window = `from=${FIRST_DAY}&to=${addDays(FIRST_DAY, 3)}`;
  return [
    {
      figure: 'order preview over 20 projects with 18,000 lines, p95 at the API',
      value: orders[0] ?? NaN,
      goal_ms: 100,
      other: { value: orders[1] ?? NaN, name: 'a preview for each project', goal: 1 },
    },
    {
      figure: 'rental calendar of 60 things × 60 days, p95 at the API',
      value: await answered(inventory(`rental-calendar/?from=${FIRST_DAY}&days=60&page_size=60&search=Thing`)),
      goal_ms: 100,
    },
    {
      figure: 'free of one thing among 10,000 reservations, p95 at the API',
      value: await answered(inventory(`availability/?item=${thing}&${window}&qty=1`)),
      goal_ms: 5,
    },
    {
      figure: 'list of 60 things with their stock, p95 at the API',
      value: await answered(inventory('hg-items/?page_size=60&search=Thing')),
      goal_ms: 50,
    },
    { figure: 'overview of the stock, p95 at the API', value: await answered(inventory('overview/')), goal_ms: 100 },
  ];
}

async function answered(ask: () => Promise<{ statusCode: number; body: string }>, runs = RUNS): Promise<number> {
  const times: number[] = [];
  for (let run = -3; run < runs; run += 1) {
    const began = performance.now();
    const { statusCode, body } = await ask();
    if (statusCode !== 200) throw new Error(`${statusCode}: ${body.slice(0, 300)}`);
    if (run >= 0) times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}

function say(measured: Measured): void {
  const { figure, value, goal_ms, other } = measured;
  const beside = other ? `; ${other.name} ${ms(other.value)}: × ${(other.value / value).toFixed(1)} (goal ${other.goal})` : '';
  report(`${testEngine}: ${figure}: ${ms(value)} (goal ${goal_ms} ms)${beside}`);
  process.stdout.write(`${JSON.stringify({ ...measured, figure: `${testEngine}: ${figure}` })}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
