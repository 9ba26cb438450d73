import { readEnvironment } from '../platform/environment';
import { JobQueue } from '../platform/jobs/job-queue';
import { openDatabase } from '../platform/open-database';
import { EventRules } from '../platform/outbox/event-rules';
import type { Platform } from '../platform/platform';
import { quietLog } from '../platform/testing/quiet-log';
import { WorkflowRunner } from '../platform/workflows/workflow-runner';
import { COUNT_WORK, toyChain, toyModules, TOYS, type Toy, type Work } from './toy-chain';

/** Where the chain stops and waits to be killed: inside a step, before the commit, or when all is done. */
export type Point = Toy | 'commit' | 'answer';

/** What this process says: what it found, and how far it has come. */
export interface ChainMessage {
  readonly found?: readonly Work[];
  readonly reached?: Point;
  readonly answer?: unknown;
  readonly left?: readonly Work[];
}

const say = (message: ChainMessage) => process.send?.(message);
const reach = async (point: Point): Promise<void> => {
  if (process.env['STOP_AT'] !== point) return;
  say({ reached: point });
  // Until it is killed: the channel to the parent keeps the process.
  await new Promise(() => undefined);
};

/**
 * What `workflow-chain.test.ts` kills: says what it found, runs the chain under one key and stops where it is told to. Of the server it has the
 * database, jobs, the four modules and the runner: what concerns the promise, and starts in a moment.
 */
const modules = toyModules(reach);
const database = await openDatabase(readEnvironment(process.env), quietLog);
database.events = new EventRules(modules, { checksPayloads: true });
const jobs = new JobQueue({ db: database, log: quietLog, served: true });
const apis = new Map<string, object>();
for (const { id, start } of modules) {
  // The toys ask the platform for nothing else.
  const { api, jobs: own = [] } = await start({ jobs } as unknown as Platform);
  if (api) apis.set(id, api);
  for (const job of own) jobs.register(job);
}
await jobs.start((work) => work(database));
const workflows = new WorkflowRunner([toyChain], { find: (id) => apis.get(id), isOn: async () => true });

const count = async () => (await database.pool.query<Work>(COUNT_WORK, [TOYS, '1'])).rows;
say({ found: await count() });
const answer = await database.withTenant({ tenantId: Number(process.env['TENANT']), memberId: null }, async (db) => {
  const result = await workflows.run(db, 'toy-chain', { key: 'order:1', input: { n: 1 } });
  await reach('commit');
  return result;
});
say({ answer, left: await count() });
await reach('answer');
