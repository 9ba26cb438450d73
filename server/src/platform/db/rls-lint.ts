import type pg from 'pg';

/** Tables of the platform that hold no tenant's data. */
export const PLATFORM_GLOBAL_TABLES: readonly string[] = ['platform_migration', 'platform_bus_body', 'platform_event_listener'];

const TABLES = `
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped and a.attnotnull) as keyed,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid
      and coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%app.tenant_id%') as tenant_policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`;

const FOREIGN_KEYS = `
  select con.conname as name, src.relname as source, dst.relname as target,
    exists (select from pg_attribute a where a.attrelid = con.conrelid and a.attnum = any (con.conkey) and a.attname = 'tenant_id')
    and exists (select from pg_attribute a where a.attrelid = con.confrelid and a.attnum = any (con.confkey) and a.attname = 'tenant_id') as keyed
  from pg_constraint con join pg_class src on src.oid = con.conrelid join pg_class dst on dst.oid = con.confrelid
  join pg_namespace n on n.oid = src.relnamespace where con.contype = 'f' and n.nspname = 'public' order by con.conname`;

interface Table {
  name: string;
  enabled: boolean;
  forced: boolean;
  keyed: boolean;
  policies: number;
  tenant_policies: number;
}

/**
 * What would let one tenant see another's rows: a table without forced row-level security, a policy that does not look at
 * the tenant, a foreign key between tenant tables that leaves the tenant out (foreign key checks bypass the policies).
 */
export async function tablesWithoutProtection(pool: pg.Pool, globalTables: readonly string[]): Promise<string[]> {
  const global = new Set([...globalTables, ...PLATFORM_GLOBAL_TABLES]);
  const { rows: tables } = await pool.query<Table>(TABLES);
  const { rows: keys } = await pool.query<{ name: string; source: string; target: string; keyed: boolean }>(FOREIGN_KEYS);
  const faults = tables.filter(({ name }) => !global.has(name)).flatMap(faultsOf);
  const open = keys.filter(({ source, target, keyed }) => !keyed && !global.has(source) && !global.has(target));
  return [...faults, ...open.map(({ name, source, target }) => `foreign key ${name} (${source} → ${target}) does not include tenant_id`)];
}

function faultsOf(table: Table): string[] {
  const faults: string[] = [];
  if (!table.keyed) faults.push(`${table.name} has no tenant_id NOT NULL`);
  if (!table.enabled || !table.forced) faults.push(`${table.name} has no forced row-level security`);
  if (table.policies === 0) faults.push(`${table.name} has no policy`);
  else if (table.policies !== table.tenant_policies) faults.push(`${table.name} has a policy that does not mention app.tenant_id`);
  return faults;
}

/** Stops the boot with every fault named. */
export async function assertProtected(pool: pg.Pool, globalTables: readonly string[]): Promise<void> {
  const faults = await tablesWithoutProtection(pool, globalTables);
  if (faults.length === 0) return;
  throw new Error(`Tenant isolation is incomplete, the server does not start:\n- ${faults.join('\n- ')}\nUse select platform_protect('<table>') in a migration, or name the table in the module's globalTables.`);
}
