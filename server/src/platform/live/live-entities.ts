import type pg from 'pg';

/** A thing whose changes are told: the plugin it is of, and the table whose rows it is. */
export interface LiveEntity {
  readonly plugin: string;
  /** Null where only parts of it are watched, which have no row of its own. */
  readonly table: string | null;
}

/** Tables whose every change is told of. */
export async function readWatchedTables(pool: pg.Pool): Promise<string[]> {
  const watched = await pool.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as "table" from pg_trigger where tgname like 'live\\_insert\\_%'`,
  );
  return watched.rows.map(({ table }) => table);
}

/** All that is watched (`platform_live`), by entity. */
export async function readLiveEntities(pool: pg.Pool): Promise<ReadonlyMap<string, LiveEntity>> {
  const watched = await pool.query<{ args: string; table: string }>(
    `select encode(tgargs, 'hex') as args, tgrelid::regclass::text as "table" from pg_trigger where tgname like 'live\\_insert\\_%' order by 2, 1`,
  );
  const entities = new Map<string, LiveEntity>();
  for (const { args, table } of watched.rows) {
    const [entity = '', idColumn] = Buffer.from(args, 'hex').toString('utf8').split('\0');
    const before = entities.get(entity);
    entities.set(entity, { plugin: entity.split('.')[0] ?? '', table: idColumn === 'id' ? table : (before?.table ?? null) });
  }
  return entities;
}
