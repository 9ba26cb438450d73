import { defineEvent, type EventPayloads } from '@butterfly/contracts/core';
import * as z from 'zod';
import { defineModule } from '../../../platform/define-module';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const events = {
  'zz_letters.thing.happened@1': defineEvent({
    subject: 'thing',
    key: 'thing',
    payload: z.object({ thing: z.number(), step: z.number() }),
  }),
} as const;
const HAPPENED = 'zz_letters.thing.happened@1';

declare module '../../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

interface Listed {
  readonly failed: number;
  readonly results: readonly {
    readonly event: number;
    readonly module: string;
    readonly name: string;
    readonly state: string;
    readonly failure: string;
    readonly behind: number;
  }[];
}

describe('events that did not arrive', () => {
  let test: TestApp;
  let admin: TestClient;
  let broken = true;
  const heard: number[] = [];
  const module = defineModule({
    id: 'zz_letters',
    operations: {},
    events,
    start: () => ({
      handlers: {},
      on: {
        [HAPPENED]: async ({ payload }) => {
          if (broken && payload.step === 1) throw new Error('The letter box is full.');
          heard.push(payload.thing * 10 + payload.step);
        },
      },
    }),
  });
  const emit = (thing: number, tenantId = test.tenantA) =>
    test.database.withTenant({ tenantId, memberId: null }, async (db) => {
      for (const step of [1, 2]) db.emit(HAPPENED, { thing, step });
    });
  /** Two things, each with an event that was given up and one that waits behind it. */
  beforeEach(async () => {
    test = await createTestApp({ extraModules: [module] });
    admin = await test.signIn('adminA');
    [broken, heard.length] = [true, 0];
    await emit(1);
    await emit(2);
    await emit(3, test.tenantB);
    await test.dispatcher.drain();
    await test.database.pool.query(`update platform_event_delivery set state = 'failed', attempts = 12 where failure is not null`);
  });
  afterEach(() => test.stop());
  const list = async (client = admin) => (await client.get('/api/plugins/deliveries/')).json<Listed & object>();
  const letters = async () => (await list()).results.map(({ event, module: hearer }) => ({ event, module: hearer }));

  it('are listed with what went wrong and what waits behind, for the administrators of the business', async () => {
    const { failed, results } = await list();
    const letter = { module: 'zz_letters', name: HAPPENED, state: 'failed', attempts: 12, failure: 'The letter box is full.', behind: 1 };
    expect([failed, results]).toEqual([2, [expect.objectContaining(letter), expect.objectContaining(letter)]]);
    expect((await list(await test.signIn('adminB'))).failed).toBe(1);
    expect((await (await test.signIn('plainA')).get('/api/plugins/deliveries/')).statusCode).toBe(403);
  });

  it('are heard when one is tried again, and then what waited behind it', async () => {
    broken = false;
    const [delivery] = await letters();
    expect((await admin.post('/api/plugins/deliveries/retry/', { delivery })).json()).toEqual({ count: 1 });
    await test.dispatcher.drain();
    expect([heard, await letters()]).toEqual([[11, 12], [expect.anything()]]);
  });

  it('are all tried again at once, those of this business', async () => {
    broken = false;
    expect((await admin.post('/api/plugins/deliveries/retry/', { delivery: null })).json()).toEqual({ count: 2 });
    await test.dispatcher.drain();
    expect([heard, await letters()]).toEqual([[11, 12, 21, 22], []]);
  });

  it('are left out with a reason, and what waited goes on', async () => {
    const [delivery] = await letters();
    expect((await admin.post('/api/plugins/deliveries/discard/', { delivery })).statusCode).toBe(400);
    expect((await admin.post('/api/plugins/deliveries/discard/', { delivery, reason: 'Was done by hand' })).statusCode).toBe(204);
    await test.dispatcher.drain();
    expect(heard).toEqual([12]);
    expect((await admin.post('/api/plugins/deliveries/discard/', { delivery, reason: 'Again' })).statusCode).toBe(404);
    const { rows } = await test.database.pool.query<{ reason: string; by: boolean }>(
      `select reason, closed_by_id is not null as by from platform_event_delivery where state = 'discarded'`,
    );
    expect(rows).toEqual([{ reason: 'Was done by hand', by: true }]);
  });

  it('of another business cannot be touched', async () => {
    const [delivery] = await letters();
    const other = await test.signIn('adminB');
    expect((await other.post('/api/plugins/deliveries/retry/', { delivery })).statusCode).toBe(404);
    expect((await other.post('/api/plugins/deliveries/discard/', { delivery, reason: 'Mischief' })).statusCode).toBe(404);
  });

  it('that a plugin never got are given to it again, since a day', async () => {
    broken = false;
    await test.database.pool.query('delete from platform_event_delivery');
    expect(
      (await admin.post('/api/plugins/deliveries/replay/', { module: 'zz_letters', since: '2020-01-01T00:00:00.000Z' })).json(),
    ).toEqual({ count: 4 });
    await test.dispatcher.drain();
    expect(heard).toEqual([11, 12, 21, 22]);
    expect((await admin.post('/api/plugins/deliveries/replay/', { module: 'zz_deaf', since: '2020-01-01T00:00:00.000Z' })).statusCode).toBe(
      422,
    );
  });
});
