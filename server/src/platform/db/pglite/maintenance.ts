import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { EngineThread } from './engine-thread';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;
/** A burst is not left until the next checkpoint: what was planned for an empty table – checks of foreign keys above all – reads all of it for each row. */
const BURST_EVERY_MS = 2_000;
const BURST_REQUESTS = 100;
const VACUUM_AT_CLOSE_AFTER = 500;

/** Counts of changes reach the statistics views when a statement of its own has ended. */
const FLUSH_COUNTS = 'select pg_stat_force_next_flush()';
/**
 * The rule of autovacuum, which the embedded engine has not: a table that has changed by a tenth is measured again. Without
 * it twenty thousand imported rows are planned for as if there were none.
 */
const ANALYZE_CHANGED = analyzeWhere('n_mod_since_analyze > 50 + n_live_tup / 10');
const ANALYZE_GROWN = analyzeWhere('n_mod_since_analyze > 1000 + n_live_tup / 2');

/** What is done to the embedded database beside the product's own statements. */
export interface Maintenance {
  stop(): void;
  /** What is due before the folder is left, so that the next start is quick and plans for the rows there are. */
  tidy(): Promise<void>;
}

/**
 * The embedded engine has no background processes: without a checkpoint its log grows until a restart takes minutes, without
 * vacuum its tables do.
 */
export function startMaintenance({ pool, engine, log }: { pool: pg.Pool; engine: EngineThread; log: FastifyBaseLogger }): Maintenance {
  let vacuumedAt = Date.now();
  let seen = engine.requests;
  let vacuumedSeen = engine.requests;
  let burstSeen = engine.requests;

  async function tendBurst(): Promise<void> {
    if (engine.requests - burstSeen < BURST_REQUESTS) return;
    // One that waits for its turn is enough.
    burstSeen = Infinity;
    await run(FLUSH_COUNTS)
      .then(() => run(ANALYZE_GROWN))
      .finally(() => {
        burstSeen = engine.requests;
      });
  }

  async function tend(): Promise<void> {
    if (engine.requests === seen) return;
    await run('checkpoint');
    if (engine.idle) {
      await run(FLUSH_COUNTS);
      await run(ANALYZE_CHANGED);
    }
    if (Date.now() - vacuumedAt >= VACUUM_EVERY_MS && engine.idle) {
      await run('vacuum (analyze)');
      vacuumedAt = Date.now();
      vacuumedSeen = engine.requests;
    }
    seen = engine.requests;
  }

  /** Nothing once the database is being closed: what is due then is done at the close. */
  async function run(statement: string): Promise<void> {
    if (!pool.ending) await pool.query(statement);
  }

  const every = (ms: number, work: () => Promise<void>) => {
    const failed = (error: unknown) => log.error({ err: error }, 'maintenance of the embedded database failed');
    return setInterval(() => void work().catch(failed), ms).unref();
  };
  const timers = [every(CHECKPOINT_EVERY_MS, tend), every(BURST_EVERY_MS, tendBurst)];
  return {
    stop: () => timers.forEach((timer) => clearInterval(timer)),
    tidy: async () => {
      const last = engine.requests - vacuumedSeen > VACUUM_AT_CLOSE_AFTER ? 'vacuum (analyze)' : ANALYZE_CHANGED;
      for (const statement of [FLUSH_COUNTS, last, 'checkpoint']) await engine.execute(frameQuery(statement));
    },
  };
}

function analyzeWhere(condition: string): string {
  return `do $$ declare changed regclass; begin
  for changed in select relid from pg_stat_user_tables where ${condition} loop
    execute 'analyze ' || changed;
  end loop; end $$`;
}

/** The pool is closed by now, so these statements go to the engine as raw protocol. */
function frameQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\u0000`);
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write('Q', 0, 'latin1');
  bytes.writeInt32BE(4 + body.length, 1);
  body.copy(bytes, 5);
  return Uint8Array.from(bytes);
}
