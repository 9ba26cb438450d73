import { createTestApp, type TestApp } from '../testing/create-test-app';
import { BATCH, DEFER, TAKE } from './delivery.repository';

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

describe('a long queue of a few subjects', () => {
  const LONG = 3_000;
  beforeEach(async () => {
    const { pool } = test.database;
    await pool.query(
      `insert into platform_outbox (tenant_id, name, payload, subject, delivered_at)
       select $1, 'zz.long@1', '{}', 'thing ' || n % 10, now() from generate_series(1, ${LONG}) as n`,
      [test.tenantA],
    );
    await pool.query(
      `insert into platform_event_delivery (tenant_id, event_id, module, subject)
       select tenant_id, id, 'zz_long', subject from platform_outbox where name = 'zz.long@1'`,
    );
  });

  const waiting = async () =>
    (
      await test.database.pool.query<{ subject: string; count: number }>(
        `select subject, count(*)::int as count from platform_event_delivery where module = 'zz_long' and state = 'waiting' and due_at <= now() group by subject`,
      )
    ).rows;
  const fail = (subject: string) =>
    test.database.pool.query(
      `update platform_event_delivery set failure = 'it broke', due_at = now() + interval '1 hour'
       where event_id = (select min(event_id) from platform_event_delivery where module = 'zz_long' and subject = $1)`,
      [subject],
    );

  it('is gone through once when nothing has failed in it', async () => {
    expect(await pagesOf(DEFER, [['zz_long']])).toBeLessThan(2 * LONG);
    expect(await waiting()).toHaveLength(10);
  });

  it('is put off behind what has failed, subject by subject', async () => {
    await fail('thing 3');
    await fail('thing 5');
    expect(await pagesOf(DEFER, [['zz_long']])).toBeLessThan(10 * LONG);
    const left = await waiting();
    expect(left.map(({ subject }) => subject).filter((subject) => ['thing 3', 'thing 5'].includes(subject))).toEqual([]);
    expect(left.map(({ count }) => count)).toEqual(Array(8).fill(LONG / 10));
  });

  it('goes on before what has failed: only what comes after it waits', async () => {
    await test.database.pool.query(
      `update platform_event_delivery set state = 'failed' where event_id =
       (select event_id from platform_event_delivery where module = 'zz_long' and subject = 'thing 3' order by event_id offset 100 limit 1)`,
    );
    await test.database.asDispatcher((db) => db.rows(DEFER, [['zz_long']]));
    expect((await waiting()).find(({ subject }) => subject === 'thing 3')?.count).toBe(100);
  });
});
