import type pg from 'pg';

/** What a PostgreSQL server says it is: `150004` and `15.4`. */
export interface ServerVersion {
  readonly number: number;
  readonly version: string;
}

const ATTEMPTS = 3;

/**
 * The first statement on a pool. A process that is busy starting hears of its first connection late, and takes that for a connection that
 * did not come: it asks again, twice.
 *
 * @throws Error what the last attempt has failed with; what is no timeout, at once.
 */
export async function serverVersion(pool: Pick<pg.Pool, 'query'>, attempts = ATTEMPTS): Promise<ServerVersion | undefined> {
  try {
    const { rows } = await pool.query<ServerVersion>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
    );
    return rows[0];
  } catch (error) {
    if (attempts <= 1 || !(error instanceof Error) || !/\btimeout\b/i.test(error.message)) throw error;
    return serverVersion(pool, attempts - 1);
  }
}
