import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../process/files-below';

const SOURCE = /\.(ts|tsx)$/;
const CONTRACT_IMPORT = /from '@butterfly\/contracts\/([a-z0-9_]+)(?:\/paths)?'/g;

/** Ids of the contracts that the sources below a folder import. */
export function importedContracts(folder: string): Set<string> {
  const ids = new Set<string>();
  for (const name of filesBelow(folder)) {
    if (!SOURCE.test(name)) continue;
    for (const [, id] of readFileSync(join(folder, name), 'utf8').matchAll(CONTRACT_IMPORT)) if (id) ids.add(id);
  }
  return ids;
}
