import { defineEvent, type EventPayloads } from '@butterfly/contracts/core';
import * as z from 'zod';
import { defineModule, type ModuleDefinition } from '../define-module';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/create-test-app';
import { DISTRIBUTE } from './delivery.repository';
import type { DomainEvent } from './domain-events';
import type { Listener, ListenerRule } from './listener';

const events = {
  'zz_source.thing.happened@1': defineEvent({
    subject: 'thing',
    key: 'thing',
    payload: z.object({ thing: z.number(), step: z.number().optional() }),
  }),
} as const;
const HAPPENED = 'zz_source.thing.happened@1';

declare module './domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const source = defineModule({ id: 'zz_source', operations: {}, events, start: () => ({ handlers: {} }) });
const listening = (id: string, listener: Listener<typeof HAPPENED> | ListenerRule<typeof HAPPENED>): ModuleDefinition =>
  defineModule({ id, operations: {}, start: () => ({ handlers: {}, on: { [HAPPENED]: listener } }) });

/** Writes down what it hears, as a row of the database and in memory; `fault` may throw before. */
function hearing(id: string, fault: (event: DomainEvent<typeof HAPPENED>) => void | Promise<void> = () => undefined) {
  const heard: DomainEvent<typeof HAPPENED>[] = [];
  const module = listening(id, async (event, db) => {
    await fault(event);
    await db.rows('insert into notifications_notification (member_id, title, content) values (1, $1, $2)', [
      id,
      String(event.payload.thing),
    ]);
    heard.push(event);
  });
  return { module, heard, things: () => heard.map(({ payload }) => payload.step ?? payload.thing) };
}

const start = (modules: readonly ModuleDefinition[], options: TestAppOptions = {}) =>
  createTestApp({ ...options, extraModules: [source, ...modules] });
type Happened = { readonly thing: number; readonly step?: number };
const emit = (test: TestApp, things: readonly (number | Happened)[], tenantId = test.tenantA) =>
  test.database.withTenant({ tenantId, memberId: null }, async (db) => {
    for (const thing of things) db.emit(HAPPENED, typeof thing === 'number' ? { thing } : thing);
  });
const written = async (test: TestApp, module: string) =>
  (
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ content: string }>('select content from notifications_notification where title = $1 order by content::int', [module]),
    )
  ).map(({ content }) => Number(content));
/** Lets what waits for a retry be due now. */
const makeDue = (test: TestApp) => test.database.pool.query(`update platform_event_delivery set due_at = now() where state = 'waiting'`);
const states = async (test: TestApp, module: string) =>
  (
    await test.database.pool.query<{ state: string }>('select state from platform_event_delivery where module = $1 order by event_id', [
      module,
    ])
  ).rows.map(({ state }) => state);

let test: TestApp;
afterEach(() => test.stop());

describe('the outbox', () => {
  it('delivers what was committed, in order, each business to itself, and nothing of a transaction that failed', async () => {
    const { module, heard } = hearing('zz_listener');
    test = await start([module]);
    await emit(test, [1, 2, 3]);
    await emit(test, [4], test.tenantB);
    await expect(
      test.database.withTenant({ tenantId: test.tenantA, memberId: 7, rowScope: 'all' }, async (db) => {
        db.emit(HAPPENED, { thing: 99 });
        await db.rows('select 1/0');
      }),
    ).rejects.toThrow();
    await test.dispatcher.drain();
    expect(heard.map(({ payload, tenant_id }) => [payload, tenant_id])).toEqual([
      [{ thing: 1 }, test.tenantA],
      [{ thing: 2 }, test.tenantA],
      [{ thing: 3 }, test.tenantA],
      [{ thing: 4 }, test.tenantB],
    ]);
    await test.dispatcher.drain();
    expect(heard).toHaveLength(4);
  });

  it('a listener that fails holds up no other event, is tried again, and what it writes is written once', async () => {
    let faults = 2;
    const { module } = hearing('zz_listener', ({ payload }) => {
      if (payload.thing === 13 && (faults -= 1) >= 0) throw new Error('not now');
    });
    test = await start([module]);
    await emit(test, [12, 13, 14]);
    await test.dispatcher.drain();
    expect(await written(test, 'zz_listener')).toEqual([12, 14]);
    await makeDue(test);
    await test.dispatcher.drain();
    expect(await written(test, 'zz_listener')).toEqual([12, 14]);
    await makeDue(test);
    await test.dispatcher.drain();
    expect(await written(test, 'zz_listener')).toEqual([12, 13, 14]);
  });

  it('looks for what waits without reading all that was delivered, also when it was counted before there was much', async () => {
    test = await start([]);
    const write = (count: number) =>
      test.database.pool.query(
        `insert into platform_outbox (tenant_id, name, payload) select $1, 'zz.old@1', '{}' from generate_series(1, $2::int)`,
        [test.tenantA, count],
      );
    const deliver = () => test.database.pool.query('update platform_outbox set delivered_at = now() where delivered_at is null');
    await write(13);
    await test.database.pool.query('analyze platform_outbox');
    for (let batch = 0; batch < 100; batch += 1) {
      await deliver();
      await write(200);
    }
    await deliver();
    const plan = await test.database.asDispatcher((db) =>
      db.rows<{ 'QUERY PLAN': string }>(`explain ${DISTRIBUTE}`, [['zz.old@1'], ['zz']]),
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('platform_outbox_waiting');
    expect(text).not.toContain('Seq Scan');
  });

  it('writes no line for an event that nobody listens to', async () => {
    test = await start([]);
    await emit(test, [1, 2]);
    await test.dispatcher.drain();
    const { rows } = await test.database.pool.query(
      'select (select count(*)::int from platform_event_delivery) as lines, (select count(*)::int from platform_outbox where delivered_at is null) as waiting',
    );
    expect(rows).toEqual([{ lines: 0, waiting: 0 }]);
  });

  it('keeps an event that nobody listens to without looking for anybody', async () => {
    test = await start([], { background: true });
    const looked = jest.spyOn(test.database, 'onEvents');
    await emit(test, [1]);
    const { rows } = await test.database.pool.query('select delivered_at is not null as done from platform_outbox where name = $1', [
      HAPPENED,
    ]);
    expect(rows).toEqual([{ done: true }]);
    expect(looked).not.toHaveBeenCalled();
  });

  it('delivers by itself soon after the commit', async () => {
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    test = await start([listening('zz_listener', async () => tell())], { background: true });
    await emit(test, [1]);
    await told;
  });
});

describe('a module that fails whatever comes', () => {
  it('is tried with a few and then left alone; mended, it hears all of it, and each thing in order', async () => {
    let [isMended, tries] = [false, 0];
    const broken = hearing('zz_broken', () => {
      tries += 1;
      if (!isMended) throw new Error('broken');
    });
    const good = hearing('zz_good');
    test = await start([broken.module, good.module], { background: true });
    const happened = [1, 2].flatMap((step) => Array.from({ length: 30 }, (_, thing) => ({ thing, step })));
    await emit(test, happened);
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const end = Date.now() + 10_000; (good.heard.length < 60 || tries < 5) && Date.now() < end; ) await wait(5);
    // Less than the first pause, more than one try would take.
    await wait(300);
    expect([good.heard.length, tries]).toEqual([60, 5]);
    isMended = true;
    await test.dispatcher.stop();
    await makeDue(test);
    await test.dispatcher.drain();
    const stepsOf = (thing: number) => broken.heard.filter(({ payload }) => payload.thing === thing).map(({ payload }) => payload.step);
    expect(Array.from({ length: 30 }, (_, thing) => stepsOf(thing))).toEqual(Array.from({ length: 30 }, () => [1, 2]));
  });
});

describe('modules that listen to the same event', () => {
  it.each([
    [
      'throws',
      async () => {
        throw new Error('broken');
      },
    ],
    ['never ends', () => new Promise<void>(() => undefined)],
  ])('hear it although the listener of one of them %s, which keeps its own failure', async (_, broken) => {
    const good = hearing('zz_good');
    test = await start([listening('zz_broken', broken), good.module], { listenerLimitMs: 1_000 });
    await emit(test, [1, 2]);
    await test.dispatcher.drain();
    expect([good.things(), await written(test, 'zz_good')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const { rows } = await test.database.pool.query(
      `select state, attempts, failure is not null as told from platform_event_delivery where module = 'zz_broken' order by event_id`,
    );
    expect(rows).toEqual([
      { state: 'waiting', attempts: 1, told: true },
      { state: 'waiting', attempts: 1, told: true },
    ]);
  });

  it('hear it although one of them was deleted; what was for that one waits and stops nobody', async () => {
    const good = hearing('zz_good');
    test = await start([good.module]);
    await emit(test, [1]);
    await test.dispatcher.drain();
    await test.database.pool.query(
      `insert into platform_event_delivery (tenant_id, event_id, module, subject) select tenant_id, id, 'zz_gone', subject from platform_outbox where name = '${HAPPENED}'`,
    );
    await emit(test, [2]);
    await test.dispatcher.drain();
    expect([good.things(), await states(test, 'zz_gone')]).toEqual([[1, 2], ['waiting']]);
  });

  it('are given up on one by one: after the last attempt the line says so, and the event stays', async () => {
    test = await start([
      listening('zz_broken', async () => {
        throw new Error('broken');
      }),
    ]);
    await emit(test, [1]);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await makeDue(test);
      await test.dispatcher.drain();
    }
    expect(await states(test, 'zz_broken')).toEqual(['failed']);
  });
});

describe('the order of events about one thing', () => {
  it('is kept when one of them is tried again: later ones about it wait, those about other things do not', async () => {
    let broken = true;
    const { module, things } = hearing('zz_listener', ({ payload }) => {
      if (broken && payload.step === 11) throw new Error('not now');
    });
    test = await start([module]);
    await emit(test, [
      { thing: 1, step: 10 },
      { thing: 1, step: 11 },
      { thing: 2, step: 20 },
      { thing: 1, step: 12 },
    ]);
    await test.dispatcher.drain();
    await emit(test, [
      { thing: 1, step: 13 },
      { thing: 2, step: 21 },
    ]);
    await test.dispatcher.drain();
    expect([...new Set(things())]).toEqual([10, 20, 21]);
    broken = false;
    await makeDue(test);
    await test.dispatcher.drain();
    expect([...new Set(things())]).toEqual([10, 20, 21, 11, 12, 13]);
  });

  it('is kept by one that was given up, until a person decides', async () => {
    const { module, things } = hearing('zz_listener');
    test = await start([module]);
    await emit(test, [{ thing: 1, step: 10 }]);
    await test.database.pool.query(`update platform_outbox set delivered_at = now()`);
    await test.database.pool.query(
      `insert into platform_event_delivery (tenant_id, event_id, module, subject, state, attempts) select tenant_id, id, 'zz_listener', subject, 'failed', 12 from platform_outbox`,
    );
    await emit(test, [
      { thing: 1, step: 11 },
      { thing: 2, step: 20 },
    ]);
    await test.dispatcher.drain();
    expect(things()).toEqual([20]);
    await test.database.pool.query(`update platform_event_delivery set state = 'discarded' where state = 'failed'`);
    await test.dispatcher.drain();
    expect(things()).toEqual([20, 11]);
  });
});

describe('events from before each module had its own line', () => {
  it('are heard when they waited, and stay given up when they were', async () => {
    const { module, things } = hearing('zz_listener');
    test = await start([module]);
    await test.database.pool.query(
      `insert into platform_outbox (tenant_id, name, payload, attempts, failure) values ($1, $2, '{"thing":1}', 0, null), ($1, $2, '{"thing":2}', 10, 'broken')`,
      [test.tenantA, HAPPENED],
    );
    await test.dispatcher.drain();
    expect([things(), await states(test, 'zz_listener')]).toEqual([[1], ['delivered', 'failed']]);
  });
});

describe('a listener whose plugin a business has switched off', () => {
  const off = new Set<number>();
  const switching = (on: boolean) => {
    if (on) off.clear();
    else off.add(test.tenantA);
    test.platform.forgetAccess({ tenantId: test.tenantA });
  };
  const startWith = async (rule: ListenerRule<typeof HAPPENED>) => {
    test = await start([listening('zz_plugin', rule)]);
    const isOn = async (tenantId: number, id: string) => id !== 'zz_plugin' || !off.has(tenantId);
    test.platform.ports.enablement = { enabled: isOn, enabledIn: (db, id) => isOn(db.tenantId, id) };
    switching(false);
  };

  it('is not called; it catches up in order when the plugin is on again, and is called for other businesses meanwhile', async () => {
    const things: number[] = [];
    await startWith({ hear: async ({ payload, tenant_id }) => void things.push(tenant_id * 100 + (payload.step ?? 0)) });
    await emit(test, [
      { thing: 1, step: 1 },
      { thing: 1, step: 2 },
    ]);
    await emit(test, [{ thing: 1, step: 3 }], test.tenantB);
    await test.dispatcher.drain();
    expect([things, await states(test, 'zz_plugin')]).toEqual([[test.tenantB * 100 + 3], ['held', 'held', 'delivered']]);
    switching(true);
    await emit(test, [{ thing: 1, step: 4 }]);
    await test.dispatcher.drain();
    expect(things.slice(1)).toEqual([1, 2, 4].map((step) => test.tenantA * 100 + step));
  });

  it('that says so never hears what happened meanwhile', async () => {
    const steps: (number | undefined)[] = [];
    await startWith({ hear: async ({ payload }) => void steps.push(payload.step), whenOff: 'skip' });
    await emit(test, [{ thing: 1, step: 1 }]);
    await test.dispatcher.drain();
    switching(true);
    await emit(test, [{ thing: 1, step: 2 }]);
    await test.dispatcher.drain();
    expect([steps, await states(test, 'zz_plugin')]).toEqual([[2], ['skipped', 'delivered']]);
  });
});

describe('a listener that is new', () => {
  const before = async (module: ModuleDefinition) => {
    test = await start([module]);
    await test.database.pool.query('delete from platform_event_listener');
    await emit(test, [1, 2]);
    await test.database.pool.query('update platform_outbox set delivered_at = now()');
  };

  it('hears what was before it when it asks for that, once', async () => {
    const things: number[] = [];
    await before(listening('zz_new', { hear: async ({ payload }) => void things.push(payload.thing), whenNew: 'replay' }));
    await test.dispatcher.meetListeners();
    await test.dispatcher.meetListeners();
    await test.dispatcher.drain();
    expect(things).toEqual([1, 2]);
  });

  it('hears only what comes when it does not', async () => {
    const { module, things } = hearing('zz_new');
    await before(module);
    await test.dispatcher.meetListeners();
    await emit(test, [3]);
    await test.dispatcher.drain();
    expect(things()).toEqual([3]);
  });
});
