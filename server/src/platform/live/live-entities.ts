import type pg from 'pg';

/** A thing whose changes are told: the plugin it is of, and the table whose rows it is. */
export interface LiveEntity {
  readonly plugin: string;
  /** Null where only parts of it are watched, which have no row of its own. */
  readonly table: string | null;
}

/** All that is watched (`platform_live`). */
export interface Watched {
  readonly entities: ReadonlyMap<string, LiveEntity>;
  /** By table: the entities whose changes its changes are. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
}

export async function readWatched(pool: pg.Pool): Promise<Watched> {
  const watched = await pool.query<{ args: string; table: string }>(
    `select encode(tgargs, 'hex') as args, tgrelid::regclass::text as "table" from pg_trigger where tgname like 'live\\_insert\\_%' order by 2, 1`,
  );
  const entities = new Map<string, LiveEntity>();
  const tables = new Map<string, string[]>();
  for (const { args, table } of watched.rows) {
    const [entity = '', idColumn] = Buffer.from(args, 'hex').toString('utf8').split('\0');
    const before = entities.get(entity);
    entities.set(entity, { plugin: entity.split('.')[0] ?? '', table: idColumn === 'id' ? table : (before?.table ?? null) });
    tables.set(table, [...(tables.get(table) ?? []), entity]);
  }
  return { entities, tables };
}
