import { SHELL_API_VERSION, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Compilation } from 'webpack';
import { asyncBlocks, everyModule, fileOf, groupOf, providedKey, reachOf } from './chunk-reach';
import { providedVersions } from './shared-modules';

type ShellReach = Required<Pick<ReleaseRecord, 'provides' | 'document'>> & Pick<ReleaseRecord, 'warm' | 'shared'>;

/** What index.html must name: the entry, what it imports first, and for each shared module the files it lies in. */
export function shellReach(compilation: Compilation): ShellReach {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('The shell has no entry "main".');
  const main = [...everyModule(compilation)].find((module) => /\/src\/main\.tsx?$/.test(fileOf(module) ?? ''));
  const first = main ? asyncBlocks(main).flatMap(({ block }) => groupOf(compilation, block) ?? []) : [];
  const { files, shared } = reachOf(compilation, [entry, ...first]);
  const scripts = entry.getFiles().filter((file) => file.endsWith('.js'));
  return {
    provides: provided(compilation),
    document: { scripts, styles: files.filter((file) => file.endsWith('.css')), api: SHELL_API_VERSION },
    warm: { document: files.filter((file) => !scripts.includes(file)) },
    shared: { document: shared },
  };
}

function provided(compilation: Compilation): ShellReach['provides'] {
  const versions = providedVersions();
  const provides: ShellReach['provides'] = {};
  for (const module of compilation.modules) {
    const key = providedKey(module);
    const version = key && versions[key];
    if (!key || !version) continue;
    const groups = asyncBlocks(module).flatMap(({ block }) => groupOf(compilation, block) ?? []);
    provides[key] = { version, files: reachOf(compilation, groups).files };
  }
  const missing = Object.keys(versions).filter((key) => !provides[key]);
  if (missing.length > 0) throw new Error(`The shell provides no ${missing.join(', ')}. Every shared module must be part of its build.`);
  return Object.fromEntries(Object.entries(provides).sort(([a], [b]) => (a < b ? -1 : 1)));
}
