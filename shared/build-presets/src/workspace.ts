import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Folder of the whole repository. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Folder of what is released under this id: the shell or one remote. */
export function folderOf(id: string): string {
  return id === 'shell' ? join(workspaceRoot, 'shell') : join(workspaceRoot, 'remotes', id);
}

/** Ids of all remotes that have a build, in sorted order. */
export function remoteIds(): string[] {
  const folder = join(workspaceRoot, 'remotes');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'webpack.config.ts')))
    .sort();
}

interface PackageFile {
  name: string;
  version: string;
}

/** The package.json of a folder. */
export function packageOf(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/**
 * The installed version of a package as seen from a folder; walks up `node_modules` because most packages do not
 * export their package.json.
 */
export function installedVersion(packageName: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', packageName);
    if (existsSync(join(candidate, 'package.json'))) return packageOf(candidate).version;
    if (folder === dirname(folder))
      throw new Error(`"${packageName}" is not installed for ${from}. Add it to the package.json there and install.`);
  }
}
