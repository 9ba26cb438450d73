import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(ts|tsx)$/;
const CONTRACT_IMPORT = /from '@butterfly\/contracts\/([a-z0-9_]+)(?:\/paths)?'/g;

/** Ids of the contracts that the sources below a folder import. */
export function importedContracts(folder: string): Set<string> {
  const ids = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!SOURCE.test(name) || /(^|\/)(node_modules|dist)\//.test(name)) continue;
    for (const [, id] of readFileSync(join(folder, name), 'utf8').matchAll(CONTRACT_IMPORT)) if (id) ids.add(id);
  }
  return ids;
}
