import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../../server/src/platform/open-database';
import { quietLog } from '../../../../server/src/platform/testing/quiet-log';
import { migratedDatabase } from '../../../../server/src/platform/testing/template-database';
import { repositoryRoot } from '../process/repository';
import type { Report } from './report';

interface Client {
  query(text: string): Promise<{ readonly rows: unknown[] }>;
}

interface Fact {
  readonly table: string;
  readonly kind: 'column' | 'key' | 'index' | 'policy' | 'trigger';
  readonly line: string;
}

const MODULES = 'server/src/modules';

/** Columns, keys, indexes, policies and triggers of every table of ours, each a line. */
const FACTS = `
  with t as (select c.oid, c.relname, c.relrowsecurity and c.relforcerowsecurity as guarded
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p'))
  select t.relname as table, 'column' as kind, a.attnum as place,
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then '' else '?' end
      || case when a.attidentity <> '' then ' identity' when d.adbin is not null then ' = ' || pg_get_expr(d.adbin, d.adrelid) else '' end as line
  from t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  union all
  select t.relname, 'key', 0, pg_get_constraintdef(k.oid) from t join pg_constraint k on k.conrelid = t.oid and k.contype <> 'n'
  union all
  select t.relname, 'index', 0, (case when i.indisunique then 'unique ' else '' end)
      || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING btree |^.* USING ', '')
  from t join pg_index i on i.indrelid = t.oid
  where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  union all
  select t.relname, 'policy', 0, p.policyname || ' (' || lower(p.cmd) || ', ' || lower(p.permissive) || '): '
      || coalesce(p.qual, '') || coalesce(' with check ' || nullif(p.with_check, p.qual), '')
  from t join pg_policies p on p.schemaname = 'public' and p.tablename = t.relname
  union all
  select t.relname, 'policy', 0, 'no row-level security' from t where not t.guarded
  union all
  select t.relname, 'trigger', 0, regexp_replace(pg_get_triggerdef(g.oid), '^CREATE (CONSTRAINT )?TRIGGER (\\S+) (.*) ON \\S+ (.*)$', '\\2 \\3 \\4')
  from t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select t.relname, 'policy', 0, 'rows of any table about a ' || s.type || ' are seen with it' from platform_subject s join t on t.relname = s.source
  order by 1, 2, 3, 4`;

/** The tables of each module, and those of the platform, as the embedded engine has them after every migration. */
export async function schemaReports(): Promise<Report[]> {
  const files = await migratedDatabase();
  const database = await openDatabase(files.env, quietLog);
  const client = await database.pool.connect();
  try {
    return reportsOf(await factsOf(client));
  } finally {
    client.release();
    database.abandon();
    await database.close();
    await files.drop();
  }
}

function reportsOf(facts: readonly Fact[]): Report[] {
  const modules = readdirSync(join(repositoryRoot, MODULES)).sort((a, b) => b.length - a.length);
  const ownerOf = (table: string) => modules.find((id) => table.startsWith(`${id}_`));
  const owners = [...new Set(facts.map(({ table }) => ownerOf(table)))];
  return owners.map((owner) => ({
    path: `${owner ? `${MODULES}/${owner}` : 'server/src/platform'}/schema.report.md`,
    text: schemaText(
      owner ?? 'the platform',
      facts.filter(({ table }) => ownerOf(table) === owner),
    ),
  }));
}

async function factsOf(client: Client): Promise<readonly Fact[]> {
  return ((await client.query(FACTS)).rows as Fact[]).map((fact) => ({ ...fact, line: shorter(fact.line) }));
}

function schemaText(owner: string, facts: readonly Fact[]): string {
  const tables = [...new Set(facts.map(({ table }) => table))].sort();
  const sections = tables.map((table) => {
    const of = (kind: Fact['kind']) => facts.filter((fact) => fact.table === table && fact.kind === kind).map(({ line }) => line);
    const more = [
      ...of('key'),
      ...of('index').map((line) => `index ${line}`),
      ...of('policy').map((line) => `policy ${line}`),
      ...of('trigger').map((line) => `trigger ${line}`),
    ];
    return [`## ${table}\n`, '```', ...of('column'), '```\n', ...more.map((line) => `- ${line}`), ''].join('\n');
  });
  return [`# Tables of ${owner}\n`, ...sections].join('\n');
}

/** The settings of a request as `app.tenant_id`, and no casts of constants. */
function shorter(line: string): string {
  return (
    line
      .replace(/\s+/g, ' ')
      // One branch for each kind of record that a module has declared: a new plugin adds one, and this line stays.
      .replace(/CASE subject_type WHEN .* END/, 'each kind of record as its own table')
      .replace(/'::(?:text|character varying)/g, "'")
      .replace(/\( SELECT \(NULLIF\(current_setting\('(app\.\w+)', true\), ''\)\)::integer AS "nullif"\)/g, '$1')
      .replace(/\( SELECT current_setting\('(app\.\w+)', true\) AS current_setting\)/g, '$1')
  );
}
