import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { columnTypes } from './column-types';
import { PooledDatabase } from './pooled-database';
import { serverVersion } from './server-version';

export interface PostgresOptions {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly statementTimeoutMs: number;
  readonly poolSize: number;
}

const FLOOR = 150_000;

/** Opens a pool on a PostgreSQL server, version 15 or later. */
export async function openPostgres({ url, log, statementTimeoutMs, poolSize }: PostgresOptions): Promise<PooledDatabase> {
  const config: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    options: '-c timezone=UTC',
    application_name: 'butterfly',
    types: columnTypes,
    pipeline: true,
  };
  const pool = new pg.Pool(config);
  // A connection that breaks while it is in use rejects its statements; without this listener it would also end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  try {
    const found = await serverVersion(pool);
    if (!found || found.number < FLOOR) throw new Error(`PostgreSQL 15 or later is needed, this is ${found?.version ?? 'unknown'}.`);
    return new PooledDatabase({
      engine: 'postgres',
      version: found.version,
      pool,
      log,
      transactionTimeoutMs: statementTimeoutMs * 2,
      handsOverEarly: false,
      closeEngine: () => Promise.resolve(),
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
}
