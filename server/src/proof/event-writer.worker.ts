import { defineEvent, type EventPayloads } from '@butterfly/contracts/core';
import * as z from 'zod';
import { buildApp } from '../app';
import { defineModule } from '../platform/define-module';
import { readEnvironment } from '../platform/environment';

const events = {
  'zz_writer.thing.written@1': defineEvent({ subject: 'thing', key: 'thing', payload: z.object({ thing: z.int(), n: z.int() }) }),
} as const;

declare module '../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const JOB = 'zz_writer.work';
const NOTE = 'insert into notifications_notification (member_id, title, content) values (1, $1, $2)';

/** What `event-survival.test.ts` kills: writes rows, each with an event and a job, and says what was committed. `FROM`: the first number; without it everything is counted. */
const writer = defineModule({
  id: 'zz_writer',
  operations: {},
  events,
  start: () => ({
    handlers: {},
    on: { 'zz_writer.thing.written@1': async ({ payload }, db) => void (await db.rows(NOTE, ['heard', String(payload.n)])) },
    jobs: [{ name: JOB, run: async () => undefined }],
  }),
});

/** Without it nothing is written and nothing works by itself: what is there is counted. */
const from = process.env['FROM'];
const { platform, database, dispatcher } = await buildApp({
  env: readEnvironment(process.env),
  extraModules: [writer],
  background: from !== undefined,
});
const tenant = await platform.api('auth_and_admin').tenantBySlug('a');
if (!tenant) throw new Error('The test template has no businesses.');
const who = { tenantId: tenant.id, memberId: null };

const write = (n: number) =>
  database.withTenant(who, async (db) => {
    await db.rows(NOTE, ['written', String(n)]);
    db.emit('zz_writer.thing.written@1', { thing: n % 7, n });
    await platform.jobs.send(db, JOB, { n });
  });

/** How often each number is there: as a row, as heard, as a job; and what was heard in another order than it was written, thing by thing. */
async function count(): Promise<object> {
  // Whoever had taken something is dead; in earnest it counts as broken off after a minute.
  await database.pool.query(`update platform_event_delivery set due_at = now() where state = 'waiting'`);
  await dispatcher.drain();
  const { rows } = await database.pool.query<object>(`
    with written as (select content::int as n from notifications_notification where title = 'written'),
      heard as (select content::int as n, id from notifications_notification where title = 'heard'),
      job as (select (data->>'n')::int as n from pgboss.job where name = '${JOB}')
    select (select count(*)::int from written) as written,
      (select count(*)::int from written where (select count(*) from heard where heard.n = written.n) <> 1) as "not heard once",
      (select count(*)::int from written where (select count(*) from job where job.n = written.n) <> 1) as "without its job",
      (select count(*)::int from (select n from heard union all select n from job) as made where n not in (select n from written)) as "made of nothing",
      (select count(*)::int from (select n, lag(n) over (partition by n % 7 order by id) as before from heard) as pair where before > n) as "out of order"`);
  return rows[0] ?? {};
}

if (from === undefined) process.send?.({ counted: await count() });
else
  for (let n = Number(from); ; n += 1) {
    await write(n);
    process.send?.({ committed: n });
  }
