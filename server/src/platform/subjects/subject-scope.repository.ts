import type pg from 'pg';

/** Stops the boot for a kind of record whose module has not said who sees what hangs on it. */
export async function assertScoped(pool: pg.Pool, types: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ type: string }>(
    'select type from unnest($1::text[]) as type where type not in (select s.type from platform_subject s)',
    [types],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ type }) => type);
  throw new Error(
    `Nobody has said who sees what hangs on ${names.join(', ')}. Use select platform_scope_subject('<module>.<name>', '<table>') in a migration.`,
  );
}
