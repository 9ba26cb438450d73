import { defineEvent, type EventPayloads } from '@butterfly/contracts/core';
import * as z from 'zod';
import type { Db } from '../platform/db/db';
import { defineModule, type ModuleDefinition } from '../platform/define-module';
import type { JobQueue } from '../platform/jobs/job-queue';
import { defineWorkflow, type WorkflowTypes } from '../platform/workflows/define-workflow';

/** The four modules of the chain, in the order of its steps. */
export const TOYS = ['zz_order', 'zz_invoice', 'zz_stock', 'zz_post'] as const;
export type Toy = (typeof TOYS)[number];

interface ToyApi {
  /** Writes a row, an event and a job of its module. Answers the id of the row. */
  work(db: Db, order: { n: number; after: readonly (number | undefined)[] }): Promise<{ row: number }>;
}

const payload = z.object({ n: z.int() });
const worked = defineEvent({ subject: 'order', key: 'n', payload });
const events = {
  'zz_order.worked@1': worked,
  'zz_invoice.worked@1': worked,
  'zz_stock.worked@1': worked,
  'zz_post.worked@1': worked,
} as const;

declare module '../platform/platform' {
  interface ModuleApis extends Readonly<Record<Toy, ToyApi>> {}
}
declare module '../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}
declare module '../platform/workflows/workflows' {
  interface Workflows extends WorkflowTypes<typeof toyChain> {}
}

const NOTE = 'insert into notifications_notification (member_id, title, content) values (1, $1, $2) returning id';

/** Called when a step's work is done and its chain is not. */
export type Inside = (toy: Toy, order: Parameters<ToyApi['work']>[1]) => Promise<void>;

const apiOf = (toy: Toy, { jobs, inside }: { jobs: Pick<JobQueue, 'send'>; inside: Inside }): ToyApi => ({
  work: async (db, order) => {
    const { n } = order;
    const [row] = await db.rows<{ id: number }>(NOTE, [toy, String(n)]);
    db.emit(`${toy}.worked@1`, { n });
    await jobs.send(db, `${toy}.job`, { n });
    await inside(toy, order);
    return { row: row?.id ?? 0 };
  },
});

/** Four modules that each write a row, an event and a job. */
export function toyModules(inside: Inside): ModuleDefinition[] {
  return TOYS.map((toy) =>
    defineModule({
      id: toy,
      operations: {},
      events: { [`${toy}.worked@1`]: events[`${toy}.worked@1`] },
      start: ({ jobs }) => ({
        handlers: {},
        api: apiOf(toy, { jobs, inside }),
        jobs: [{ name: `${toy}.job`, run: async () => undefined }],
      }),
    }),
  );
}

/** Without the stock there is no order; without post it is collected; nobody has `zz_absent`. */
export const toyChain = defineWorkflow({
  name: 'toy-chain',
  input: payload,
  result: z.object({ order: z.int(), invoice: z.int(), stock: z.int(), post: z.int().nullable(), absent: z.int().nullable() }),
})
  .step('order', { of: 'zz_order', whenOff: 'refuse', run: (db, { input: { n }, api }) => api.work(db, { n, after: [] }) })
  .step('invoice', {
    of: 'zz_invoice',
    whenOff: 'refuse',
    run: (db, { input: { n }, results, api }) => api.work(db, { n, after: [results.order.row] }),
  })
  .step('absent', { of: 'zz_absent', whenOff: 'skip', run: (db, { input: { n }, api }) => api.work(db, { n, after: [] }) })
  .step('stock', {
    of: 'zz_stock',
    whenOff: 'refuse',
    run: (db, { input: { n }, results, api }) => api.work(db, { n, after: [results.order.row, results.invoice.row] }),
  })
  .step('post', {
    of: 'zz_post',
    whenOff: 'skip',
    run: (db, { input: { n }, results, api }) => api.work(db, { n, after: [results.order.row, results.invoice.row, results.stock.row] }),
  })
  .answer(({ results: { order, invoice, stock, post, absent } }) => ({
    order: order.row,
    invoice: invoice.row,
    stock: stock.row,
    post: post?.row ?? null,
    absent: absent?.row ?? null,
  }));

/** Of one order: how many rows, events and jobs there are, by module. */
export const COUNT_WORK = `select toy,
    (select count(*)::int from notifications_notification where title = toy and content = $2) as rows,
    (select count(*)::int from platform_outbox where name = toy || '.worked@1' and payload->>'n' = $2) as events,
    (select count(*)::int from pgboss.job where name = toy || '.job' and data->>'n' = $2) as jobs
  from unnest($1::text[]) as toy`;

export interface Work {
  readonly toy: Toy;
  readonly rows: number;
  readonly events: number;
  readonly jobs: number;
}

/** The same for all four: nothing was done, or everything once. */
export const workOf = (times: 0 | 1, toys: readonly Toy[] = TOYS): Work[] =>
  TOYS.map((toy) => {
    const count = toys.includes(toy) ? times : 0;
    return { toy, rows: count, events: count, jobs: count };
  });
