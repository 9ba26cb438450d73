import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** One folder of `NNNN_name.sql` files; `owner` is a module id or `platform`. */
export interface MigrationSource {
  readonly owner: string;
  readonly folder: string;
}

interface Migration {
  readonly owner: string;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const LOCK = 4_201_871;
const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Applies what is not applied yet: the platform's files, then each module's, by name. Forward only. Two processes that start
 * at once wait for each other. A file that changed after it was applied stops the boot.
 *
 * @returns the names of the files applied now.
 */
export async function migrate(pool: pg.Pool, sources: readonly MigrationSource[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(`create table if not exists platform_migration (
      owner text not null, name text not null, checksum text not null, applied_at timestamptz not null default now(), primary key (owner, name))`);
    const { rows } = await client.query<{ owner: string; name: string; checksum: string }>(
      'select owner, name, checksum from platform_migration',
    );
    const applied = new Map(rows.map((row) => [`${row.owner}/${row.name}`, row.checksum]));
    const fresh = sources.flatMap(read).filter((migration) => isFresh(migration, applied));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map(({ owner, name }) => `${owner}/${name}`);
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    client.release();
  }
}

/** Changes whenever a migration is added or edited; names the template database of the tests. */
export function migrationsChecksum(sources: readonly MigrationSource[]): string {
  const all = sources.flatMap(read).map(({ owner, name, checksum }) => `${owner}/${name} ${checksum}`);
  return createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16);
}

function read({ owner, folder }: MigrationSource): Migration[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!NAME.test(name)) throw new Error(`Migration ${owner}/${name}: call it NNNN_what_it_does.sql.`);
      const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { owner, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function isFresh(migration: Migration, applied: ReadonlyMap<string, string>): boolean {
  const label = `${migration.owner}/${migration.name}`;
  const known = applied.get(label);
  if (known === undefined) return true;
  if (known !== migration.checksum) throw new Error(`Migration ${label} was changed after it was applied. Add a new file instead.`);
  return false;
}

async function apply(client: pg.PoolClient, { owner, name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into platform_migration (owner, name, checksum) values ($1, $2, $3)', [owner, name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${owner}/${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
