import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { EngineThread } from './engine-thread';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;
const VACUUM_AT_CLOSE_AFTER = 500;

/**
 * The embedded engine has no background processes: without a checkpoint its log grows until a restart takes minutes, without
 * vacuum its tables do.
 */
export function startMaintenance({ pool, engine, log }: { pool: pg.Pool; engine: EngineThread; log: FastifyBaseLogger }): () => Promise<void> {
  let vacuumedAt = Date.now();
  let seen = engine.requests;
  let vacuumedSeen = engine.requests;

  async function tend(): Promise<void> {
    if (engine.requests === seen) return;
    await pool.query('checkpoint');
    if (Date.now() - vacuumedAt >= VACUUM_EVERY_MS && engine.idle) {
      await pool.query('vacuum (analyze)');
      vacuumedAt = Date.now();
      vacuumedSeen = engine.requests;
    }
    seen = engine.requests;
  }

  const timer = setInterval(() => { tend().catch((error: unknown) => log.error({ err: error }, 'maintenance of the embedded database failed')); }, CHECKPOINT_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const encoder = (text: string) => frameQuery(text);
    if (engine.requests - vacuumedSeen > VACUUM_AT_CLOSE_AFTER) await engine.execute(encoder('vacuum (analyze)'));
    await engine.execute(encoder('checkpoint'));
  };
}

/** The pool is closed by now, so these two statements go to the engine as raw protocol. */
function frameQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\u0000`);
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write('Q', 0, 'latin1');
  bytes.writeInt32BE(4 + body.length, 1);
  body.copy(bytes, 5);
  return Uint8Array.from(bytes);
}
