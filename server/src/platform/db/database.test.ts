import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineEvent } from '@butterfly/contracts/core';
import * as z from 'zod';
import { defineModule } from '../define-module';
import { openDatabase } from '../open-database';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { quietLog } from '../testing/quiet-log';
import { templateDatabase } from '../testing/template-database';
import { emptyDatabase } from '../testing/test-engine';
import { lockFolder } from './pglite/folder-lock';
import { migrate } from './migrate';

declare module '../outbox/domain-events' {
  interface DomainEvents {
    'zz.lost@1': { readonly round?: number };
    'zz.kept@1': { readonly round?: number; readonly value?: number };
    'zz.late@1': object;
  }
}

const announced = defineEvent({
  subject: 'thing',
  key: 'round',
  payload: z.object({ round: z.number().optional(), value: z.number().optional() }),
});
const zz = defineModule({
  id: 'zz',
  operations: {},
  events: { 'zz.lost@1': announced, 'zz.kept@1': announced, 'zz.late@1': announced },
  start: () => ({ handlers: {} }),
});

describe('a transaction', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ extraModules: [zz] });
  });
  afterAll(() => test.stop());
  const inA = <T>(work: Parameters<TestApp['database']['withTenant']>[1]) =>
    test.database.withTenant({ tenantId: test.tenantA, memberId: 3, rowScope: 'all' }, work) as Promise<T>;
  const titles = () =>
    inA<{ title: string }[]>((db) => db.rows('select title from notifications_notification order by id')).then((rows) =>
      rows.map(({ title }) => title),
    );
  const write = (title: string) => `insert into notifications_notification (member_id, title, content) values (1, '${title}', '')`;

  it('says later what nobody waits for: before the next statement, or with the commit; nothing is kept when it fails', async () => {
    const seen = await inA(async (db) => {
      db.later(write('later'));
      db.later(`update notifications_notification set content = 'said in order' where title = 'later'`);
      return db.rows<{ content: string }>(`select content from notifications_notification where title = 'later'`);
    });
    expect(seen).toEqual([{ content: 'said in order' }]);
    await inA(async (db) => db.later(`delete from notifications_notification where title = 'later'`));
    const broken = 'insert into notifications_notification (member_id, title, content) values (1, null, $1)';
    for (const next of ['select 1 as one', null]) {
      await expect(
        inA(async (db) => {
          db.later(write('not alone'));
          db.later(broken, ['']);
          if (next) await db.rows(next);
        }),
      ).rejects.toMatchObject({ code: '23502' });
    }
    expect(await titles()).toEqual([]);
  });

  it('keeps nothing when the work fails, also not its events and its after-commit work', async () => {
    const ran: string[] = [];
    await expect(
      inA(async (db) => {
        await db.rows(write('lost'));
        db.emit('zz.lost@1', {});
        db.afterCommit(() => ran.push('lost'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const { rows } = await test.database.pool.query(`select 1 from platform_outbox where name = 'zz.lost@1'`);
    expect([await titles(), ran, rows.length]).toEqual([[], [], 0]);
  });

  it('does not report success when the work swallowed the error of a statement', async () => {
    await expect(
      inA(async (db) => {
        await db.rows(write('lost'));
        await db.rows('select 1/0').catch(() => undefined);
      }),
    ).rejects.toThrow('nothing was saved');
    expect(await titles()).toEqual([]);
  });

  it('cannot be used after it is over', async () => {
    let leaked: { rows(text: string): Promise<object[]> } | undefined;
    await inA(async (db) => {
      leaked = db;
      await db.rows('select 1');
    });
    await expect(leaked?.rows('select 1')).rejects.toThrow('This transaction is over');
  });

  it('that has failed takes nothing more from a part of its work that goes on', async () => {
    let goesOn: Promise<unknown> = Promise.resolve();
    const failed = test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => {
      goesOn = db.rows('select pg_sleep(0.05)').then(() => db.rows('select current_user as name'));
      goesOn.catch(() => undefined);
      throw new Error('one part failed');
    });
    await expect(failed).rejects.toThrow('one part failed');
    await expect(goesOn).rejects.toThrow('This transaction is over');
  });

  it('ends with its last statement: events and commit go with it, and nothing comes after', async () => {
    const ran: string[] = [];
    const rows = await inA(async (db) => {
      db.emit('zz.kept@1', {});
      const written = await db.commitWith((last) => last.rows<{ title: string }>(`${write('kept')} returning title`));
      db.afterCommit(() => ran.push('kept'));
      expect(() => db.emit('zz.late@1', {})).toThrow('This transaction is over');
      await expect(db.rows('select 1')).rejects.toThrow('This transaction is over');
      return written;
    });
    const events = await test.database.pool.query(`select name from platform_outbox where name like 'zz.%'`);
    expect([rows, ran, await titles(), events.rows]).toEqual([[{ title: 'kept' }], ['kept'], ['kept'], [{ name: 'zz.kept@1' }]]);
    await inA((db) => db.rows(`delete from notifications_notification where title = 'kept'`));
  });

  it('keeps nothing when its last statement fails, also not its events', async () => {
    await expect(
      inA(async (db) => {
        await db.rows(write('lost'));
        db.emit('zz.lost@1', {});
        return db.commitWith((last) => last.rows('select 1/0'));
      }),
    ).rejects.toMatchObject({ code: '22012' });
    await expect(inA((db) => db.commitWith((last) => last.rows('select 1/0')).catch(() => []))).rejects.toThrow('nothing was saved');
    const { rows } = await test.database.pool.query(`select 1 from platform_outbox where name = 'zz.lost@1'`);
    expect([await titles(), rows.length]).toEqual([[], 0]);
  });

  it('works as the role app and gives values in the form of the wire', async () => {
    const [row] = await inA<Record<string, unknown>[]>((db) =>
      db.rows(
        `select current_user::text as role, 9007199254740991::bigint as big, date '2027-06-12' as day, timestamptz '2027-03-13 14:00:00.5+00' as at, '{"a":1}'::jsonb as data, platform_tenant() as tenant`,
      ),
    );
    expect(row).toEqual({
      role: 'app',
      big: 9_007_199_254_740_991,
      day: '2027-06-12',
      at: '2027-03-13T14:00:00.500Z',
      data: { a: 1 },
      tenant: test.tenantA,
    });
  });

  it('leaves the connection clean for the next one after errors, many times over', async () => {
    for (let count = 0; count < 30; count += 1) {
      await expect(inA((db) => db.rows('select $1::int / 0', [count]))).rejects.toMatchObject({ code: '22012' });
      expect(await inA((db) => db.rows('select $1::int as n', [count]))).toEqual([{ n: count }]);
    }
  });
});

describe('transactions one after another', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ extraModules: [zz] });
  });
  afterAll(() => test.stop());
  const inA = <T>(work: Parameters<TestApp['database']['withTenant']>[1]) =>
    test.database.withTenant({ tenantId: test.tenantA, memberId: 3, rowScope: 'all' }, work) as Promise<T>;

  it('begin while the one before is still being answered', async () => {
    const order: string[] = [];
    const run = (name: string) =>
      inA((db) => {
        order.push(`${name} begins`);
        return db.commitWith((last) => last.rows('select pg_sleep(0.01)'));
      }).then(() => order.push(`${name} ends`));
    // The first time opens connections and prepares the statement.
    await Promise.all([run('a warm-up'), run('another')]);
    order.length = 0;
    await Promise.all([run('first'), run('second')]);
    expect(order.slice(0, 2)).toEqual(['first begins', 'second begins']);
  });

  it('do not suffer from one that fails, whatever statement it was the first to use', async () => {
    for (let round = 0; round < 20; round += 1) {
      const fresh = `select $1::int as value, ${round} as round`;
      const answers = await Promise.allSettled([
        inA((db) => {
          db.emit('zz.lost@1', {});
          db.rows('select 1/0').catch(() => undefined);
          return db.commitWith((last) => last.rows(fresh, [0]));
        }),
        ...[1, 2, 3].map((value) =>
          inA((db) => {
            db.emit('zz.kept@1', { round, value });
            return db.commitWith((last) => last.rows(fresh, [value]));
          }),
        ),
      ]);
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual([
        'refused',
        ...[1, 2, 3].map((value) => [{ value, round }]),
      ]);
    }
    const { rows } = await test.database.pool.query(`select name, count(*) from platform_outbox where name like 'zz.%' group by name`);
    expect(rows).toEqual([{ name: 'zz.kept@1', count: 60 }]);
  });
});

it('a database that is closed first answers what was sent to it, and keeps it', async () => {
  const { env, drop } = await templateDatabase();
  const open = () => openDatabase(env, quietLog);
  const titles = `select title from notifications_notification where title like 'sent %' order by title`;
  const database = await open();
  const {
    rows: [tenant],
  } = await database.pool.query<{ id: number }>('select min(id) as id from auth_and_admin_tenant');
  const who = { tenantId: tenant?.id ?? 0, memberId: null };
  const send = (title: string) =>
    database.withTenant(who, (db) =>
      db.commitWith((last) => last.rows(`insert into notifications_notification (member_id, title, content) values (1, $1, '')`, [title])),
    );
  await send('sent 0');
  const sent = ['sent 1', 'sent 2'].map(send);
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([database.close(), ...sent]);
  const again = await open();
  expect(await again.withTenant(who, (db) => db.rows(titles))).toEqual([{ title: 'sent 0' }, { title: 'sent 1' }, { title: 'sent 2' }]);
  await again.close();
  await drop();
});

describe('migrations', () => {
  const folderWith = (files: Record<string, string>) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-migrations-'));
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
    return folder;
  };

  it('are applied once, in order; a failed one leaves nothing; an edited one is refused', async () => {
    const { env, drop } = await emptyDatabase();
    const { pool, close } = await openDatabase(env, quietLog).then((database) => ({ pool: database.pool, close: () => database.close() }));
    const folder = folderWith({ '0002_b.sql': 'insert into zz values (2)', '0001_a.sql': 'create table zz (n int)' });
    const source = [{ owner: 'zz', folder }];
    expect(await migrate(pool, source)).toEqual(['zz/0001_a.sql', 'zz/0002_b.sql']);
    expect(await migrate(pool, source)).toEqual([]);
    fs.writeFileSync(path.join(folder, '0003_c.sql'), 'insert into zz values (3); select 1/0');
    await expect(migrate(pool, source)).rejects.toThrow('Migration zz/0003_c.sql failed: division by zero');
    expect((await pool.query('select n from zz')).rows).toEqual([{ n: 2 }]);
    fs.rmSync(path.join(folder, '0003_c.sql'));
    fs.writeFileSync(path.join(folder, '0002_b.sql'), 'insert into zz values (22)');
    await expect(migrate(pool, source)).rejects.toThrow('zz/0002_b.sql was changed after it was applied');
    await close();
    await drop();
  });
});

describe('the lock of a data folder', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-lock-')), 'db');

  it('refuses a second holder, names the first, and is free after release', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`already open in this process (pid ${process.pid})`);
    lock.release();
    lockFolder(folder).release();
  });

  it('is taken over from a process that is gone, also when its number was given to another', () => {
    fs.writeFileSync(`${folder}.lock`, '4194303 1\n');
    lockFolder(folder).release();
    fs.writeFileSync(`${folder}.lock`, `${process.ppid} 1\n`);
    lockFolder(folder).release();
  });

  it('is never taken from a process that lives', () => {
    const stat = fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    fs.writeFileSync(`${folder}.lock`, `${process.ppid} ${began}\n`);
    expect(() => lockFolder(folder)).toThrow(`data folder in use by pid ${process.ppid}`);
    fs.rmSync(`${folder}.lock`);
  });
});
