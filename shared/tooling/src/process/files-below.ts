import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist']);

/**
 * The files below a folder by their paths from it, without what was installed or built. Links are not followed: packages of the workspace
 * link to each other in circles.
 *
 * @example filesBelow(join(repositoryRoot, 'remotes/moodboard')) // ['manifest.ts', 'src/index.ts', …]
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory() || NOT_OURS.has(entry.name)) return [];
    return filesBelow(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
}
