import { SHELL_API_VERSION, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Compilation, Module } from 'webpack';
import { asyncBlocks, everyModule, fileOf, groupOf, innerModules, providedKey, reachOf, type Reach } from './chunk-reach';
import { providedVersions } from '../shared-modules/shared-modules';

type ShellReach = Required<Pick<ReleaseRecord, 'provides' | 'document'>> & Pick<ReleaseRecord, 'warm' | 'shared'>;

/** What index.html must name: the entry, what it imports first, and for each shared module the files it lies in. */
export function shellReach(compilation: Compilation): ShellReach {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('The shell has no entry "main".');
  const main = [...everyModule(compilation)].find((module) => /\/src\/main\.tsx?$/.test(fileOf(module) ?? ''));
  const first = main ? asyncBlocks(main).flatMap(({ block }) => groupOf(compilation, block) ?? []) : [];
  const { files, shared } = reachOf(compilation, [entry, ...first]);
  const root = antdRoot(compilation);
  const scripts = entry.getFiles().filter((file) => file.endsWith('.js'));
  return {
    provides: provided(compilation),
    document: { scripts, styles: files.filter((file) => file.endsWith('.css')), api: SHELL_API_VERSION },
    warm: { document: files.filter((file) => !scripts.includes(file)), antd: root.files },
    shared: { document: shared, antd: root.shared },
  };
}

/** The shell's own files between it and a plugin that uses antd (`src/antd/`: theme and provider); fetched with such a page. */
function antdRoot(compilation: Compilation): Reach {
  const isRoot = (module: Module | null): boolean =>
    module !== null && [module, ...innerModules(module)].some((inner) => /^(?!.*ui-kit).*\/src\/antd\//.test(fileOf(inner) ?? ''));
  const groups = [...everyModule(compilation)]
    .flatMap(asyncBlocks)
    .filter(({ block }) => block.dependencies.some((dependency) => isRoot(compilation.moduleGraph.getModule(dependency))))
    .flatMap(({ block }) => groupOf(compilation, block) ?? []);
  return reachOf(compilation, groups);
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
