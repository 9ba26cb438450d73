import { defineEvent, type EventPayloads } from '@butterfly/contracts/core';
import * as z from 'zod';
import { defineModule } from '../define-module';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { DomainEvent } from './domain-events';
import type { Listener } from './listener';

const events = {
  'zz_many.thing.happened@1': defineEvent({ subject: 'thing', key: 'thing', payload: z.object({ thing: z.number() }) }),
} as const;
const HAPPENED = 'zz_many.thing.happened@1';

declare module './domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const source = defineModule({ id: 'zz_many', operations: {}, events, start: () => ({ handlers: {} }) });
const emit = (tenantId: number, things: readonly number[]) =>
  test.database.withTenant({ tenantId, memberId: null }, async (db) => {
    for (const thing of things) db.emit(HAPPENED, { thing });
  });
const written = async () =>
  (
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ content: string }>(`select content from notifications_notification where title = 'zz_together' order by content::int`),
    )
  ).map(({ content }) => Number(content));

let test: TestApp;
afterEach(() => test.stop());

describe('a listener that takes several events together', () => {
  const together = (fails: (things: readonly number[]) => boolean) => {
    const groups: number[][] = [];
    const hear = async (events: readonly DomainEvent<typeof HAPPENED>[], db: Parameters<Listener>[1]) => {
      const things = events.map(({ payload }) => payload.thing);
      groups.push(things);
      const row = 'insert into notifications_notification (member_id, title, content) values (1, $1, $2)';
      for (const thing of things) await db.rows(row, ['zz_together', String(thing)]);
      if (fails(things)) throw new Error('not these');
    };
    const on = {
      [HAPPENED]: { hear: (event: DomainEvent<typeof HAPPENED>, db: Parameters<Listener>[1]) => hear([event], db), hearTogether: hear },
    };
    return { groups, module: defineModule({ id: 'zz_together', operations: {}, start: () => ({ handlers: {}, on }) }) };
  };

  it('gets those that wait at once, of each business its own, and a hundred not in one go', async () => {
    const { groups, module } = together(() => false);
    test = await createTestApp({ extraModules: [source, module] });
    const things = Array.from({ length: 101 }, (_, thing) => thing);
    await emit(test.tenantA, things);
    await emit(test.tenantB, [500, 501]);
    await test.dispatcher.drain();
    expect(groups.flat()).toEqual([...things, 500, 501]);
    expect(groups.map(({ length }) => length)).toEqual([50, 50, 1, 2]);
  });

  it('gets each alone when all together fail: only the one that fails waits, and nothing is written twice', async () => {
    let isBroken = true;
    const { groups, module } = together((things) => isBroken && things.includes(2));
    test = await createTestApp({ extraModules: [source, module] });
    await emit(test.tenantA, [1, 2, 3]);
    await test.dispatcher.drain();
    expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(await written()).toEqual([1, 3]);
    isBroken = false;
    await test.database.pool.query(`update platform_event_delivery set due_at = now() where state = 'waiting'`);
    await test.dispatcher.drain();
    expect(await written()).toEqual([1, 2, 3]);
  });
});
