import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole repository. */
export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** A tool installed at the root, started with this Node. */
export function tool(path: string): string {
  return join(repositoryRoot, 'node_modules', path);
}
