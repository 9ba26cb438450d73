import { seedDemo } from '../../demo/seed-demo';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { testEngine } from '../../platform/testing/test-engine';
import { PASSWORD } from '../../platform/testing/test-people';
import { ms, percentile, report } from '../../proof/figures';
import { Clones } from './clone';
import { LISTS, type MeasuredList } from './lists.data';
import { plansOf, type Done } from './said';

const LARGEST = Math.min(testEngine === 'postgres' ? 1_000_000 : 200_000, Number(process.env['ROWS'] ?? 1_000_000));
/** `GOALS_ALONE`: what no goal is about – sizes between, searches – is left out. */
const GOALS_ALONE = process.env['GOALS_ALONE'] === '1';
const SIZES = [1_000, ...(GOALS_ALONE ? [] : [20_000, 200_000].filter((size) => size < LARGEST)), LARGEST];
const BATCHES = 3;
const SLOW_MS = 300;
const RUNS = Number(process.env['RUNS'] ?? 25);
/** As many times of its p95 at the smallest size is what a list may take at the largest. */
const MOST_TIMES = 1.5;
/** Below this nobody tells two answers apart, and neither does a machine that does something else meanwhile. */
const FLOOR_MS = 4;
/** What a list may read of its tables to show fifty rows, whatever their size. */
const MOST_READ = 25_000;

interface Business {
  readonly test: TestApp;
  readonly client: TestClient;
  readonly tenantId: number;
}

interface Question {
  readonly name: string;
  readonly url: string;
  /** Every row is read for it by design; it is told, and has no goal. */
  readonly isSearch: boolean;
}

/** p95 of every question at every size, in milliseconds. */
type Times = Map<string, number[]>;

async function main(): Promise<void> {
  const test = await createTestApp({ env: { RATE_LIMITS: '0', DEMO_PASSWORD: PASSWORD, STATEMENT_TIMEOUT_MS: '60000' } });
  const [business] = await seedDemo(test.platform);
  if (!business) throw new Error('The demo has no business.');
  const client = await test.signIn('admin@fern-thistle.example');
  const wanted = process.env['LISTS']?.split(',');
  const failed: string[] = [];
  for (const list of LISTS.filter(({ path }) => !wanted || wanted.some((part) => path.includes(part)))) {
    try {
      await measureList({ test, client, tenantId: business.tenantId }, list);
    } catch (error) {
      failed.push(`${list.path}: ${error instanceof Error ? error.message : String(error)}`);
      report(`✗ ${failed.at(-1) ?? ''}`);
    }
  }
  await test.stop();
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join('; ')}`);
}

async function measureList(business: Business, list: MeasuredList): Promise<void> {
  const { test, tenantId } = business;
  const { first } = list;
  if (first) await test.platform.db.withTenant({ tenantId, memberId: null }, (db) => db.rows(first));
  const clones = new Clones(test.database.pool, { tenantId, list });
  const questions = questionsOf(list);
  const times: Times = new Map(questions.map(({ name }) => [name, []]));
  try {
    for (const size of SIZES) {
      await clones.growTo(size);
      await recount(business, list);
      for (const question of questions) times.get(question.name)?.push(await calmest(business, question));
    }
    for (const question of questions) await tell(business, { list, question, taken: times.get(question.name) ?? [] });
  } finally {
    await clones.drop();
  }
}

function questionsOf({ path, filter, search }: MeasuredList): Question[] {
  const url = `/api/${path}/?page=1&page_size=50`;
  return [
    { name: 'as it opens', url, isSearch: false },
    ...(filter ? [{ name: filter, url: `${url}&${filter}`, isSearch: false }] : []),
    ...(search && !GOALS_ALONE ? [{ name: `“${search}”`, url: `${url}&search=${search}`, isSearch: true }] : []),
  ];
}

/** What was counted before the table grew is forgotten. */
const recount = ({ test, tenantId }: Business, { table }: MeasuredList) =>
  test.platform.db.withTenant({ tenantId, memberId: null }, (db) => db.rows(`update ${table} set tenant_id = tenant_id where false`));

/** The p95 of the calmest of three batches: the machine does other things as well. What takes seconds is asked three times. */
async function calmest({ client }: Business, { name, url }: Question): Promise<number> {
  const first = await once(client, url, name);
  const isSlow = first > SLOW_MS;
  const batches: number[] = [];
  for (let batch = 0; batch < (isSlow ? 1 : BATCHES); batch += 1) {
    const taken: number[] = [];
    for (let run = 0; run < (isSlow ? 3 : RUNS); run += 1) taken.push(await once(client, url, name));
    batches.push(percentile(taken, 0.95));
  }
  return Math.min(...batches);
}

async function once(client: TestClient, url: string, name: string): Promise<number> {
  const began = performance.now();
  const answer = await client.get(url);
  const took = performance.now() - began;
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return took;
}

async function tell(
  business: Business,
  { list, question, taken }: { list: MeasuredList; question: Question; taken: readonly number[] },
): Promise<void> {
  const { test, client, tenantId } = business;
  const [small, large] = [Math.max(FLOOR_MS, taken[0] ?? NaN), taken.at(-1) ?? NaN];
  const [most] = await plansOf(test, { tenantId, work: () => client.get(question.url) });
  const isOver = large > small * MOST_TIMES || (most?.rows ?? 0) > MOST_READ;
  const sizes = taken.map((one, at) => `${(SIZES[at] ?? 0).toLocaleString('en')}: ${ms(one)}`).join(', ');
  const name = `${list.path}, ${question.name}`;
  const read = `reads ${(most?.rows ?? 0).toLocaleString('en')} rows`;
  report(`${isOver ? '✗' : '✓'} ${name.padEnd(52)} ×${(large / (taken[0] ?? NaN)).toFixed(2)}  p95 at ${sizes}; ${read}`);
  if (question.isSearch) return;
  if (isOver && most) report(planText(most));
  const other = { value: small * MOST_TIMES, name: `${MOST_TIMES} × that of ${SIZES[0]} rows`, goal: 1 };
  const figure = `${testEngine}: list ${name}, ${SIZES.at(-1)} rows, p95`;
  process.stdout.write(`${JSON.stringify({ figure, value: large, goal_ms: small * MOST_TIMES, other })}\n`);
}

const planText = ({ text, lines }: Done) => ['', text, ...lines].join('\n      ');

main().then(
  () => process.exit(0),
  (error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
