import path from 'node:path';
import { quietLog } from '../../testing/quiet-log';
import { emptyDatabase } from '../../testing/test-engine';
import { openPglite } from './open-pglite';

describe('maintenance of the embedded database', () => {
  it('measures a table that was filled in a few statements before it closes, so that the next start plans for its rows', async () => {
    const empty = await emptyDatabase();
    const options = { folder: path.join(empty.env.DATA_DIR, 'db'), log: quietLog, statementTimeoutMs: 30_000 };
    try {
      const first = await openPglite(options);
      await first.pool.query('create table imported (id int primary key, name text)');
      await first.pool.query("insert into imported select n, 'name ' || n from generate_series(1, 20000) n");
      await first.close();
      const second = await openPglite(options);
      const { rows } = await second.pool.query<{ planned: number }>(
        "select reltuples::int as planned from pg_class where relname = 'imported'",
      );
      await second.close();
      expect(rows).toEqual([{ planned: 20_000 }]);
    } finally {
      await empty.drop();
    }
  });

  it('measures a table that grows in a burst within seconds, so that checks of its keys are planned for its rows', async () => {
    const empty = await emptyDatabase();
    const database = await openPglite({ folder: path.join(empty.env.DATA_DIR, 'db'), log: quietLog, statementTimeoutMs: 30_000 });
    const planned = async () =>
      (await database.pool.query<{ planned: number }>("select reltuples::int as planned from pg_class where relname = 'grown'")).rows[0]
        ?.planned;
    try {
      await database.pool.query('create table grown (id int primary key)');
      for (let from = 0; from < 4_000; from += 20)
        await database.pool.query('insert into grown select n from generate_series($1::int, $2::int) n', [from, from + 19]);
      for (const end = performance.now() + 20_000; (await planned()) !== 4_000 && performance.now() < end; )
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await planned()).toBe(4_000);
    } finally {
      await database.close();
      await empty.drop();
    }
  });
});
