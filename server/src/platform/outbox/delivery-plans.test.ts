import { createTestApp, type TestApp } from '../testing/create-test-app';
import { BATCH, TAKE } from './delivery.repository';

/** For each of two modules, beside two others that have nothing to do; nobody has analysed the tables since. */
const WAITING = 1_000;
const SUBJECTS = 300;
const MODULES = ['zz_one', 'zz_two', 'zz_idle', 'zz_quiet'];

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Actual Rows': number };
}

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({});
  const { pool } = test.database;
  await pool.query(
    `insert into platform_outbox (tenant_id, name, payload, subject, delivered_at)
     select $1, 'zz.old@1', '{}', 'thing ' || n % ${SUBJECTS}, now() from generate_series(1, ${WAITING}) as n`,
    [test.tenantA],
  );
  await pool.query(
    `insert into platform_event_delivery (tenant_id, event_id, module, subject)
     select o.tenant_id, o.id, module, o.subject from platform_outbox o, unnest($1::text[]) as module where o.name = 'zz.old@1'`,
    [MODULES.slice(0, 2)],
  );
});
afterEach(() => test.stop());

/** Pages that a statement looked at, counted by carrying it out. */
async function pagesOf(statement: string, values: readonly unknown[]): Promise<number> {
  const [row] = await test.database.asDispatcher((db) =>
    db.rows<{ 'QUERY PLAN': readonly Plan[] }>(`explain (analyze, buffers, format json) ${statement}`, [...values]),
  );
  return row?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks'] ?? NaN;
}

/** An index is some three pages deep. */
const PAGES_A_ROW = 30;

it('takes a batch by looking at a few pages for each line of it', async () => {
  expect(await pagesOf(TAKE, [MODULES, MODULES.map(() => BATCH)])).toBeLessThan(2 * BATCH * PAGES_A_ROW);
});

it('takes no more for a module than it is given', async () => {
  const taken = await test.database.asDispatcher((db) =>
    db.rows<{ module: string }>(TAKE, [
      ['zz_one', 'zz_two'],
      [5, 7],
    ]),
  );
  expect(taken.filter(({ module }) => module === 'zz_one')).toHaveLength(5);
  expect(taken).toHaveLength(12);
});
