import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './homes';
import { homeOf, HOMES } from './homes';

/**
 * Deletes the four homes of a plugin. Its tables stay: the SQL that would drop them is returned, not run.
 *
 * @throws Error when there is no such plugin.
 */
export function removePlugin(id: string): { removed: string[]; sql: string[] } {
  const homes = homesOf(id);
  requirePlugins([id]);
  const sql = dropStatements(id);
  for (const home of homes) rmSync(homeOf(home, id), { recursive: true });
  return { removed: homes.map((home) => `${HOMES[home]}/${id}`), sql };
}

/** @throws Error when there is no such plugin. */
export function requirePlugins(ids: readonly string[]): void {
  for (const id of ids) if (homesOf(id).length === 0) throw new Error(`There is no plugin "${id}".`);
}

const homesOf = (id: string): Home[] => (Object.keys(HOMES) as Home[]).filter((home) => existsSync(homeOf(home, id)));

function dropStatements(id: string): string[] {
  const folder = join(homeOf('server', id), 'migrations');
  if (!existsSync(folder)) return [];
  const tables = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table ?? ''),
    );
  return [...tables.reverse().map((table) => `drop table ${table};`), `delete from platform_migration where name like '${id}/%';`];
}
