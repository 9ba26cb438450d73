import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Db } from '../db/db';
import type { PooledDatabase } from '../db/pooled-database';
import type { Job } from '../define-module';

/** One look a second at all queues together; each asked by itself, forty of them cost an idle server an eighth of a processor. */
const LOOK_MS = 1_000;
/** A queue is woken when something is due; it also looks by itself, should that ever fail. */
const POLL_SECONDS = 60;
const SCHEMA = 'pgboss';
const LOCK = 4_201_872;

/** Queues with something due. Named, so that a connection plans it once: the table has a partition for each queue. */
const DUE = {
  name: 'queues_with_jobs_due',
  text: `select distinct name from ${SCHEMA}.job where state < 'active' and start_after < now() and name = any($1)`,
};

export interface SendOptions {
  /** Of jobs with the same key only one waits at a time. */
  readonly key?: string;
  readonly afterSeconds?: number;
}

/**
 * The statements with which pg-boss 10 notes that a job is done or has failed. It does not wait for them: where one fails – the database is away, its
 * connections are taken – the rejection is nobody's and would end the process. The job is then active until it expires, and runs again.
 */
const NOTES_THE_END = /SELECT\s+COUNT\(\*\)\s+FROM\s+results\s*$/;

/**
 * Work that leaves the process (mail, SMS, payment, AI): kept in the database, retried, at least once. Handlers use the
 * job's id as idempotency key.
 */
export class JobQueue {
  private boss: PgBoss | null = null;
  private readonly jobs = new Map<string, Job<never>>();
  /** Queue → the worker that serves it. */
  private readonly workers = new Map<string, string>();
  private timer: NodeJS.Timeout | null = null;

  private readonly db: PooledDatabase;
  private readonly log: FastifyBaseLogger;
  private readonly served: boolean;

  /** `served: false`: nobody works off jobs here, and none is kept; for tests that do without. */
  constructor({ db, log, served }: { db: PooledDatabase; log: FastifyBaseLogger; served: boolean }) {
    this.db = db;
    this.log = log;
    this.served = served;
  }

  /** Makes a job known; before `start`. */
  register(job: Job<never>): void {
    if (this.jobs.has(job.name)) throw new Error(`Two jobs are called ${job.name}.`);
    this.jobs.set(job.name, job);
  }

  /** Queues work in this transaction: it is there when the transaction commits, and not when it does not. */
  async send(db: Db, name: string, payload: object, { key, afterSeconds }: SendOptions = {}): Promise<void> {
    if (!this.jobs.has(name)) throw new Error(`No module runs a job called ${name}.`);
    if (!this.served) return;
    if (!this.boss) throw new Error('Jobs are not running.');
    const executeSql = async (text: string, values: unknown[]) => ({ rows: await db.rows(text, values) });
    await this.boss.send(name, payload, {
      db: { executeSql } as PgBoss.Db,
      ...(key ? { singletonKey: key } : {}),
      ...(afterSeconds ? { startAfter: afterSeconds } : {}),
    });
  }

  /** Creates what is missing with the login that owns the database, then serves every job. */
  async start(asOwner: (work: (owner: PooledDatabase) => Promise<void>) => Promise<void>): Promise<void> {
    await asOwner((owner) => this.prepare(owner));
    const boss = this.bossOn(this.db);
    await boss.start();
    for (const job of this.jobs.values()) await this.serve(boss, job);
    this.boss = boss;
    this.lookLater(boss);
  }

  private lookLater(boss: PgBoss): void {
    this.timer = setTimeout(() => void this.look(boss), LOOK_MS);
    this.timer.unref();
  }

  /** Wakes the workers whose queues have something due. */
  private async look(boss: PgBoss): Promise<void> {
    try {
      const { rows } = await this.db.pool.query<{ name: string }>({ ...DUE, values: [[...this.workers.keys()]] });
      for (const { name } of rows) this.wake(boss, name);
    } catch (error) {
      if (this.boss) this.log.error({ err: error }, 'nobody could look for jobs that are due');
    }
    if (this.boss) this.lookLater(boss);
  }

  private wake(boss: PgBoss, name: string): void {
    const worker = this.workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }

  /** Two processes that start at once would both create the tables; on PostgreSQL the second waits for the first. */
  private async prepare(owner: PooledDatabase): Promise<void> {
    if (owner.engine === 'pglite') return this.create(owner);
    const client = await owner.pool.connect();
    try {
      await client.query(`select pg_advisory_lock(${LOCK})`);
      await this.create(owner);
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`);
      client.release();
    }
  }

  private async create(owner: PooledDatabase): Promise<void> {
    const boss = this.bossOn(owner);
    await boss.start();
    for (const job of this.jobs.values()) {
      if (await boss.getQueue(job.name)) continue;
      await boss.createQueue(job.name, {
        name: job.name,
        retryLimit: job.retries ?? 5,
        retryDelay: 5,
        retryBackoff: true,
        expireInSeconds: 300,
      });
    }
    await boss.stop({ graceful: false, wait: false, close: false });
    await owner.pool.query(
      `grant usage on schema ${SCHEMA} to app; grant all on all tables in schema ${SCHEMA} to app; grant execute on all functions in schema ${SCHEMA} to app`,
    );
  }

  private bossOn({ pool }: PooledDatabase): PgBoss {
    const executeSql = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (!NOTES_THE_END.test(text)) throw error;
        this.log.error({ err: error }, 'the end of a job could not be noted: it will run again');
        return { rows: [{ count: 0 }] };
      }
    };
    const boss = new PgBoss({ db: { executeSql } as PgBoss.Db, schema: SCHEMA } as PgBoss.ConstructorOptions);
    boss.on('error', (error) => this.log.error({ err: error }, 'the job queue failed'));
    return boss;
  }

  async stop(): Promise<void> {
    const boss = this.boss;
    this.boss = null;
    if (this.timer) clearTimeout(this.timer);
    if (boss) await boss.stop({ graceful: true, wait: true, timeout: 4_000, close: false });
  }

  private async serve(boss: PgBoss, job: Job<never>): Promise<void> {
    const worker = await boss.work(
      job.name,
      { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
      async (batch: PgBoss.Job<unknown>[]) => {
        // There may be more where this one was.
        this.wake(boss, job.name);
        for (const { id, data } of batch) await job.run(data as never, { id });
      },
    );
    this.workers.set(job.name, worker);
    if (job.schedule) await boss.schedule(job.name, job.schedule, undefined, { tz: 'UTC' });
  }
}
