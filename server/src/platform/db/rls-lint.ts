import type pg from 'pg';

/** Tables of the platform that hold no tenant's data. `platform_personal_mail` is closed to every tenant by a policy of its own. */
export const PLATFORM_GLOBAL_TABLES: readonly string[] = [
  'platform_migration',
  'platform_bus_body',
  'platform_personal_mail',
  'platform_event_listener',
  'platform_subject',
  'platform_link_guess',
];

const TABLES = `
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped and a.attnotnull) as keyed,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polpermissive) as policies,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polpermissive
      and coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%app.tenant_id%') as tenant_policies,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'project_id' and not a.attisdropped) as of_project,
    exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*' and pg_get_expr(p.polqual, p.polrelid) like '%app.row_scope%'
      and exists (select from pg_roles r where r.oid = any (p.polroles) and r.rolname = 'app_scoped')) as scoped
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
  of_project: boolean;
  scoped: boolean;
}

/** What the modules say of their tables. */
export interface TableRules {
  readonly globalTables: readonly string[];
  /** Tables that name a project and need no row scope. */
  readonly unscopedTables: readonly string[];
}

/** Says who works on which project, which everybody may be asked for. */
const PLATFORM_UNSCOPED_TABLES = ['platform_assignment'];

/**
 * What would let one tenant see another's rows: a table without forced row-level security, a policy that does not look at
 * the tenant, a foreign key between tenant tables that leaves the tenant out (foreign key checks bypass the policies).
 * And what would let a member see rows of projects outside its scope: a table with a project, or below such a table, without a scope.
 */
export async function tablesWithoutProtection(pool: pg.Pool, { globalTables, unscopedTables }: TableRules): Promise<string[]> {
  const global = new Set([...globalTables, ...PLATFORM_GLOBAL_TABLES]);
  const { rows: tables } = await pool.query<Table>(TABLES);
  const { rows: keys } = await pool.query<{ name: string; source: string; target: string; keyed: boolean }>(FOREIGN_KEYS);
  const faults = tables.filter(({ name }) => !global.has(name)).flatMap(faultsOf);
  const open = keys.filter(({ source, target, keyed }) => !keyed && !global.has(source) && !global.has(target));
  const unscoped = new Set([...unscopedTables, ...PLATFORM_UNSCOPED_TABLES]);
  const scopeless = tablesWithoutScope(tables, keys).filter((name) => !unscoped.has(name) && !global.has(name));
  return [
    ...faults,
    ...open.map(({ name, source, target }) => `foreign key ${name} (${source} → ${target}) does not include tenant_id`),
    ...scopeless.map((name) => `${name} belongs to projects and has no row scope`),
  ];
}

/** Tables that name a project, or hang on a table with a scope. */
function tablesWithoutScope(tables: readonly Table[], keys: readonly { source: string; target: string }[]): string[] {
  const scoped = new Set(tables.filter((table) => table.scoped).map(({ name }) => name));
  const below = new Set(keys.filter(({ target }) => scoped.has(target)).map(({ source }) => source));
  return tables.filter(({ name, of_project: ofProject }) => !scoped.has(name) && (ofProject || below.has(name))).map(({ name }) => name);
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
export async function assertProtected(pool: pg.Pool, rules: TableRules): Promise<void> {
  const faults = await tablesWithoutProtection(pool, rules);
  if (faults.length === 0) return;
  throw new Error(
    `Tenant isolation is incomplete, the server does not start:\n- ${faults.join('\n- ')}\nUse select platform_protect('<table>') in a migration, name the table in the module's globalTables, select platform_scope_by_project('<table>'), or say in unscopedTables why not.`,
  );
}
