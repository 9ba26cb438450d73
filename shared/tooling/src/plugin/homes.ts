import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';

/** One id, four homes: the folders that bear a plugin's id. */
export const HOMES = {
  contract: 'shared/contracts/src',
  server: 'server/src/modules',
  remote: 'remotes',
  e2e: 'e2e/plugins',
} as const;
export type Home = keyof typeof HOMES;

/** Server modules without a remote (architecture §2), and what contracts hold for all. */
export const WITHOUT_REMOTE: readonly string[] = [
  'agents',
  'auth_and_admin',
  'core',
  'members_page',
  'notifications',
  'plugins',
  'public-pages',
  'records',
  'search',
];

export function homeOf(home: Home, id: string): string {
  return join(repositoryRoot, HOMES[home], id);
}

/** Ids found in one kind of home, sorted. */
export function idsIn(home: Home): string[] {
  const folder = join(repositoryRoot, HOMES[home]);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
