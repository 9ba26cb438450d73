import { defineModule } from '../define-module';
import { createTestApp, type TestApp } from '../testing/create-test-app';

const JOB = 'zz_worker.work';

/** Says when a job has run. */
function worker() {
  const ran: number[] = [];
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const run = async ({ thing }: { thing: number }) => {
    ran.push(thing);
    if (thing === 2) tell();
  };
  return {
    ran,
    told,
    module: defineModule({ id: 'zz_worker', operations: {}, start: () => ({ handlers: {}, jobs: [{ name: JOB, run }] }) }),
  };
}

describe('a job that is sent in a transaction', () => {
  let test: TestApp;
  const { ran, told, module } = worker();
  beforeAll(async () => {
    test = await createTestApp({ extraModules: [module], background: true });
  });
  afterAll(() => test.stop());
  const inA = (work: Parameters<TestApp['database']['withTenant']>[1]) =>
    test.database.withTenant({ tenantId: test.tenantA, memberId: null }, work);
  const kept = async () =>
    (await test.database.pool.query<{ data: unknown }>('select data from pgboss.job where name = $1 order by created_on', [JOB])).rows.map(
      ({ data }) => data,
    );

  it('is there when it commits, runs, and is not there when it does not commit', async () => {
    await expect(
      inA(async (db) => {
        await test.platform.jobs.send(db, JOB, { thing: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await inA((db) => test.platform.jobs.send(db, JOB, { thing: 2 }));
    expect(await kept()).toEqual([{ thing: 2 }]);
    await told;
    expect(ran).toEqual([2]);
  });

  it('takes the transaction with it when it cannot be sent', async () => {
    await expect(
      inA(async (db) => {
        await db.rows(`insert into notifications_notification (member_id, title, content) values (1, 'lost', '')`);
        await test.platform.jobs.send(db, 'zz_worker.unknown', {});
      }),
    ).rejects.toThrow('No module runs a job called zz_worker.unknown');
    expect(await inA((db) => db.rows(`select 1 from notifications_notification where title = 'lost'`))).toEqual([]);
  });
});

describe('many queues', () => {
  const NAMES = Array.from({ length: 12 }, (_, at) => `zz_many.queue_${at}`);

  it('cost one statement a second while nothing is due, and what waits in one of them runs without a pause', async () => {
    const ran: number[] = [];
    const run = async ({ thing }: { thing: number }) => void ran.push(thing);
    const jobs = NAMES.map((name) => ({ name, run }));
    const many = defineModule({ id: 'zz_many', operations: {}, start: () => ({ handlers: {}, jobs }) });
    const test = await createTestApp({ extraModules: [many], background: true });
    const asked = jest.spyOn(test.database.pool, 'query');
    try {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      const fetches = asked.mock.calls.filter(
        ([text, values]) => String(text).includes('SKIP LOCKED') && NAMES.includes(String((values as unknown[])[0])),
      );
      expect(fetches).toEqual([]);
      const things = [1, 2, 3, 4, 5, 6];
      await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => {
        for (const thing of things) await test.platform.jobs.send(db, NAMES[7] ?? '', { thing });
      });
      for (let waited = 0; ran.length < things.length && waited < 4_000; waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(ran.toSorted()).toEqual(things);
    } finally {
      asked.mockRestore();
      await test.stop();
    }
  });
});

describe('a job whose end cannot be noted', () => {
  it('ends nothing but itself: it is active still, and will run again', async () => {
    const { told, ran, module } = worker();
    const lost: unknown[] = [];
    const test = await createTestApp({ extraModules: [module], background: true });
    const { pool } = test.platform.db as unknown as { pool: { query: (...args: unknown[]) => Promise<unknown> } };
    const query = pool.query.bind(pool);
    let refused = 0;
    const spy = jest.spyOn(pool, 'query').mockImplementation((...args) => {
      if (!String(args[0]).includes("state = 'completed'") || (args[1] as unknown[])[0] !== JOB) return query(...args);
      refused += 1;
      return Promise.reject(new Error('timeout exceeded when trying to connect'));
    });
    const note = (error: unknown) => void lost.push(error);
    process.on('unhandledRejection', note);
    try {
      await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.jobs.send(db, JOB, { thing: 2 }));
      await told;
      for (let waited = 0; refused === 0 && waited < 5_000; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => setImmediate(resolve));
      expect([ran, refused, lost]).toEqual([[2], 1, []]);
    } finally {
      process.off('unhandledRejection', note);
      spy.mockRestore();
      await test.stop();
    }
  });
});
