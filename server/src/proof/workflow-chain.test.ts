import type { ChildProcess } from 'node:child_process';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { templateDatabase } from '../platform/testing/template-database';
import type { TestDatabase } from '../platform/testing/test-engine';
import { forkProof, killAtOnce } from './proof-process';
import { COUNT_WORK, toyChain, toyModules, TOYS, workOf, type Inside, type Toy, type Work } from './toy-chain';
import type { ChainMessage, Point } from './toy-chain.worker';

/** Where the process is killed before the chain is committed. */
const POINTS = proofSize<readonly Point[]>({ short: ['zz_stock'], long: [...TOYS, 'commit'] });

describe('a chain over four modules', () => {
  let test: TestApp;
  let broken: Toy | null = null;
  const off = new Set<string>();
  const order: (readonly [Toy, readonly (number | undefined)[]])[] = [];
  beforeAll(async () => {
    const inside: Inside = async (toy, { after }) => {
      order.push([toy, after]);
      if (toy === broken) throw new Error(`${toy} is broken`);
    };
    // In the background: only then are jobs kept.
    test = await createTestApp({ extraModules: toyModules(inside), extraWorkflows: [toyChain], background: true });
    const enabledIn = async (_: unknown, id: string) => !off.has(id);
    test.platform.ports.enablement = { enabled: async (_, id) => !off.has(id), enabledIn };
  });
  afterAll(() => test.stop());
  beforeEach(() => {
    broken = null;
    off.clear();
    order.length = 0;
  });

  const inA = <T>(work: Parameters<typeof test.database.withTenant<T>>[1]) =>
    test.database.withTenant({ tenantId: test.tenantA, memberId: null }, work);
  const run = (n: number, key = `order:${n}`) => inA((db) => test.platform.workflows.run(db, 'toy-chain', { key, input: { n } }));
  const done = async (n: number) => (await test.database.pool.query<Work>(COUNT_WORK, [TOYS, String(n)])).rows;

  it('does each step once and in order, with what the steps before came to', async () => {
    const { order: first, invoice, stock, post } = await run(1);
    expect(order).toEqual([
      ['zz_order', []],
      ['zz_invoice', [first]],
      ['zz_stock', [first, invoice]],
      ['zz_post', [first, invoice, stock]],
    ]);
    expect(post).toBeGreaterThan(stock);
    expect(await done(1)).toEqual(workOf(1));
  });

  it.each(TOYS)('is undone as a whole when the step of %s throws, also when its caller goes on; put right it is done', async (toy) => {
    const n = 10 + TOYS.indexOf(toy);
    broken = toy;
    await expect(run(n)).rejects.toThrow(`${toy} is broken`);
    const goesOn = inA(async (db) => {
      await test.platform.workflows.run(db, 'toy-chain', { key: `order:${n}`, input: { n } }).catch(() => undefined);
      return 'as if nothing had been';
    });
    await expect(goesOn).rejects.toThrow('nothing was saved');
    expect(await done(n)).toEqual(workOf(0));
    broken = null;
    await run(n);
    expect(await done(n)).toEqual(workOf(1));
  });

  it('is done once however often it is run, at once and later, and answers the same', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => run(20)));
    answers.push(await run(20));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await done(20)).toEqual(workOf(1));
  });

  it('is refused with another input under its key, and is another one under another key or in another business', async () => {
    await run(30);
    await expect(run(31, 'order:30')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await done(31)).toEqual(workOf(0));
    await test.database.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
      test.platform.workflows.run(db, 'toy-chain', { key: 'order:30', input: { n: 32 } }),
    );
    expect(await done(32)).toEqual(workOf(1));
  });

  it('leaves out the step of a plugin that is not there or off for the business, where it may', async () => {
    off.add('zz_post');
    expect(await run(40)).toMatchObject({ post: null, absent: null });
    expect(await done(40)).toEqual(workOf(1, ['zz_order', 'zz_invoice', 'zz_stock']));
    off.clear();
    expect(await run(41)).toMatchObject({ post: expect.any(Number) as number, absent: null });
  });

  it('does not begin without a plugin that it cannot do without', async () => {
    off.add('zz_stock');
    await expect(run(50)).rejects.toMatchObject({ code: 'plugin_needed', details: { plugin: 'zz_stock' } });
    expect(order).toEqual([]);
    off.clear();
    await run(50);
    expect(await done(50)).toEqual(workOf(1));
  });
});

describe('a chain whose process is killed', () => {
  let database: TestDatabase;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    database = await templateDatabase();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
  });

  /** Runs the chain to a point in a process of its own, and kills it there. */
  async function runTo(point: Point): Promise<ChainMessage> {
    const child = forkProof('toy-chain', database, { TENANT: '1', STOP_AT: point });
    children.push(child);
    const heard = await new Promise<ChainMessage>((resolve, reject) => {
      let all: ChainMessage = {};
      child.on('message', (message: ChainMessage) => {
        all = { ...all, ...message };
        if (message.reached) resolve(all);
      });
      child.once('exit', (code) => reject(new Error(`The process ended with ${code} before it came to ${point}.`)));
    });
    await killAtOnce(child);
    return heard;
  }

  it('inside a step or before the commit has done nothing; after it, everything once, and the same answer comes when it is repeated', async () => {
    for (const point of POINTS) expect({ point, found: (await runTo(point)).found }).toEqual({ point, found: workOf(0) });
    const [first, second] = [await runTo('answer'), await runTo('answer')];
    expect([first.found, first.left, second.found, second.left]).toEqual([workOf(0), workOf(1), workOf(1), workOf(1)]);
    expect(first.answer).toMatchObject({ order: expect.any(Number) as number });
    expect(second.answer).toEqual(first.answer);
  }, 120_000);
});
