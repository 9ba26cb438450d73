import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openPostgres } from './db/open-postgres';
import { openPglite } from './db/pglite/open-pglite';
import type { PooledDatabase } from './db/pooled-database';
import { createPostgresBus } from './db/postgres-bus';
import type { Environment } from './environment';
import type { Bus } from './sockets/bus';
import { createLocalBus } from './sockets/local-bus';

/** The database the environment names: PostgreSQL with DATABASE_URL, otherwise the embedded one in DATA_DIR. */
export function openDatabase(env: Environment, log: FastifyBaseLogger): Promise<PooledDatabase> {
  const statementTimeoutMs = env.STATEMENT_TIMEOUT_MS;
  if (env.DATABASE_URL) return openPostgres({ url: env.DATABASE_URL, log, statementTimeoutMs, poolSize: env.DATABASE_POOL });
  return openPglite({ folder: path.join(env.DATA_DIR, 'db'), log, statementTimeoutMs });
}

/** Runs work with the login that owns the tables; the same one unless MIGRATION_DATABASE_URL names another. */
export async function asOwner<T>(
  context: { env: Environment; log: FastifyBaseLogger; db: PooledDatabase },
  work: (owner: PooledDatabase) => Promise<T>,
): Promise<T> {
  const { env, log, db } = context;
  if (!env.MIGRATION_DATABASE_URL) return work(db);
  const owner = await openPostgres({ url: env.MIGRATION_DATABASE_URL, log, statementTimeoutMs: 600_000, poolSize: 2 });
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}

export function openBus(env: Environment, { db, log }: { db: PooledDatabase; log: FastifyBaseLogger }): Promise<Bus> {
  return env.DATABASE_URL ? createPostgresBus({ url: env.DATABASE_URL, pool: db.pool, log }) : Promise.resolve(createLocalBus());
}
