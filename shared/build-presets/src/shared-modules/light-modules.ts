import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { providedVersions, rangeOf } from './shared-modules';

/** A share key of the light host: a whole module, or a file that names the parts of it that pages of clients may take. */
type Provided = 'whole' | { readonly file: string };

const chosen = (path: string): Provided => ({ file: join(workspaceRoot, path) });

const provided: Readonly<Record<string, Provided>> = {
  react: 'whole',
  'react/jsx-runtime': 'whole',
  'react-dom': 'whole',
  'react-router-dom': chosen('shell/src/light/router/react-router-dom.ts'),
  '@tanstack/react-query': chosen('shell/src/light/provided/react-query.ts'),
  '@butterfly/plugin-sdk': 'whole',
  '@butterfly/plugin-sdk/react': 'whole',
  '@butterfly/ui-kit': chosen('shared/ui-kit/src/client.ts'),
};

/** Share keys of the light host. */
export const lightKeys: readonly string[] = Object.keys(provided);

/** `shared` of the federation plugin for the light host: the versions of the shell, and no fewer rules. */
export function lightShared(): Record<string, object> {
  const versions = providedVersions();
  return Object.fromEntries(
    Object.entries(provided).map(([key, what]) => {
      const version = versions[key] ?? '0.0.0';
      const options = { singleton: true, strictVersion: true, requiredVersion: rangeOf(version), version };
      return [key, what === 'whole' ? options : { ...options, import: what.file }];
    }),
  );
}

/** Whether the light host has a name of a shared module; `*` is all of it. */
export function lightHas(key: string, name: string): boolean {
  const what = provided[key];
  if (what === undefined) return false;
  return what === 'whole' || namesIn(what.file).has(name);
}

const known = new Map<string, ReadonlySet<string>>();

function namesIn(file: string): ReadonlySet<string> {
  const found = known.get(file) ?? readNames(readFileSync(file, 'utf8'));
  known.set(file, found);
  return found;
}

/** The names that `export { … } from` lines give. */
export function readNames(source: string): ReadonlySet<string> {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].map(([, list]) => list ?? '');
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  return new Set(names.filter((name) => name !== ''));
}
