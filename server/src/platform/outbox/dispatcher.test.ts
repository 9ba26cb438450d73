import type { DomainEvent } from '@butterfly/contracts/core';
import { defineModule } from '../define-module';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { CLAIM } from './dispatcher';

/** Hears two events; `fail` decides which deliveries throw. */
function listening() {
  const heard: DomainEvent[] = [];
  const faults = { next: 0 };
  const module = defineModule({
    id: 'zz_listener',
    operations: {},
    start: () => ({
      handlers: {},
      on: {
        'zz_listener.thing.happened@1': async (event, db) => {
          if (faults.next > 0 && (event.payload as { thing: number }).thing === 13) {
            faults.next -= 1;
            throw new Error('not now');
          }
          await db.rows('insert into notifications_notification (member_id, title, content) values (1, $1, $2)', ['heard', String((event.payload as { thing: number }).thing)]);
          heard.push(event);
        },
      },
    }),
  });
  return { module, heard, faults };
}

const emit = (test: TestApp, things: readonly number[], tenantId = test.tenantA) => test.database.withTenant({ tenantId, memberId: null }, async (db) => {
  for (const thing of things) db.emit('zz_listener.thing.happened@1', { thing });
});
const written = async (test: TestApp) => (await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
  db.rows<{ content: string }>(`select content from notifications_notification where title = 'heard' order by content::int`))).map(({ content }) => Number(content));
/** Lets what waits for a retry be due now. */
const makeDue = (test: TestApp) => test.database.pool.query('update platform_outbox set claimed_until = null where delivered_at is null');

describe('the outbox', () => {
  it('delivers what was committed, in order, each business to itself, and nothing of a transaction that failed', async () => {
    const { module, heard } = listening();
    const test = await createTestApp({ extraModules: [module] });
    await emit(test, [1, 2, 3]);
    await emit(test, [4], test.tenantB);
    await expect(test.database.withTenant({ tenantId: test.tenantA, memberId: 7, rowScope: 'all' }, async (db) => {
      db.emit('zz_listener.thing.happened@1', { thing: 99 });
      await db.rows('select 1/0');
    })).rejects.toThrow();
    await test.dispatcher.drain();
    expect(heard.map(({ payload, tenant_id }) => [payload, tenant_id])).toEqual([[{ thing: 1 }, test.tenantA], [{ thing: 2 }, test.tenantA], [{ thing: 3 }, test.tenantA], [{ thing: 4 }, test.tenantB]]);
    await test.dispatcher.drain();
    expect(heard).toHaveLength(4);
    await test.stop();
  });

  it('a listener that fails holds up no other event, is tried again, and what it writes is written once', async () => {
    const { module, faults } = listening();
    const test = await createTestApp({ extraModules: [module] });
    // Once with the batch, once alone.
    faults.next = 2;
    await emit(test, [12, 13, 14]);
    await test.dispatcher.drain();
    expect(await written(test)).toEqual([12, 14]);
    await makeDue(test);
    await test.dispatcher.drain();
    expect(await written(test)).toEqual([12, 13, 14]);
    await test.stop();
  });

  it('looks for what waits without reading all that was delivered, also when it was counted before there was much', async () => {
    const test = await createTestApp();
    const write = (count: number) => test.database.pool.query(`insert into platform_outbox (tenant_id, name, payload) select $1, 'zz.old@1', '{}' from generate_series(1, $2::int)`, [test.tenantA, count]);
    const deliver = () => test.database.pool.query('update platform_outbox set delivered_at = now() where delivered_at is null');
    await write(13);
    await test.database.pool.query('analyze platform_outbox');
    for (let batch = 0; batch < 100; batch += 1) {
      await deliver();
      await write(200);
    }
    await deliver();
    const plan = await test.database.asDispatcher((db) => db.rows<{ 'QUERY PLAN': string }>(`explain ${CLAIM}`, [['zz.old@1']]));
    await test.stop();
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('platform_outbox_waiting');
    expect(text).not.toContain('Seq Scan');
  });

  it('delivers by itself soon after the commit', async () => {
    const { module, heard } = listening();
    const test = await createTestApp({ extraModules: [module], background: true });
    await emit(test, [1]);
    for (let waited = 0; heard.length === 0 && waited < 2_000; waited += 10) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toHaveLength(1);
    await test.stop();
  });
});
