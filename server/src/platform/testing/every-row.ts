import type { TestApp } from './create-test-app';

/** Changed by signing in and by being there. */
const NOT_COMPARED = new Set(['auth_and_admin_membership', 'auth_and_admin_session']);

/** A digest of every row of a business, by table: two that are equal say that nothing was changed in between. */
export function everyRow(test: Pick<TestApp, 'platform'>, tenantId: number): Promise<Record<string, string>> {
  return test.platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
    const tables = await db.rows<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1",
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !NOT_COMPARED.has(table.name))) {
      const [row] = await db.rows<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
      );
      digests[name] = row?.digest ?? '';
    }
    return digests;
  });
}
