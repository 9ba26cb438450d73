import { join } from 'node:path';
import { antdGroups, antdKey } from './antd-groups';
import { providedRouter } from './provided-names';
import { installedVersion, packageOf, workspaceRoot } from '../workspace';

/**
 * Everything the shell provides to plugins, as share key → package whose version counts. Only the shell bundles these;
 * a remote that would bring its own copy cannot be built.
 */
const packages: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  '@tanstack/react-query': '@tanstack/react-query',
  zustand: 'zustand',
  'zustand/vanilla': 'zustand',
  'zustand/middleware/immer': 'zustand',
  immer: 'immer',
  rxjs: 'rxjs',
};

/** Share keys of our own packages → folder. */
const ours: Readonly<Record<string, string>> = {
  '@butterfly/plugin-sdk': 'shared/plugin-sdk',
  '@butterfly/plugin-sdk/react': 'shared/plugin-sdk',
  '@butterfly/ui-kit': 'shared/ui-kit',
};

/** Share key → exact version that a shell built now provides. */
export function providedVersions(): Record<string, string> {
  const shell = join(workspaceRoot, 'shell');
  const versions: Record<string, string> = {};
  for (const [key, name] of Object.entries(packages)) versions[key] = installedVersion(name, shell);
  for (const [key, folder] of Object.entries(ours)) versions[key] = packageOf(join(workspaceRoot, folder)).version;
  const antd = installedVersion('antd', shell);
  for (const group of antdGroups()) versions[antdKey(group)] = antd;
  return versions;
}

/** The range a remote built against `version` needs: the same major, and no older than what it was built against. */
export function rangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** `shared` of the federation plugin, for the provider and for remotes. */
export function sharedOptions(kind: 'shell' | 'remote'): Record<string, object> {
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([key, version]) => {
      const options = { singleton: true, strictVersion: true, requiredVersion: rangeOf(version) };
      if (kind === 'remote') return [key, { ...options, import: false as const }];
      return [key, { ...options, version, ...(key === 'react-router-dom' ? { import: providedRouter } : {}) }];
    }),
  );
}
