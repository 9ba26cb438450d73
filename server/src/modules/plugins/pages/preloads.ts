import { releaseBase, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { MatchedRoute } from './match-route';

/** A file the browser should fetch at once, with the hash it must have. */
export interface Preload {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Every file the first view of a page takes, so that one round trip fetches them all: what the shell starts with, the
 * files of the route's plugin, what the shell puts around a plugin, and its files of the shared modules all of them use.
 */
export function preloadsFor(shell: ReleaseRecord, route: MatchedRoute | undefined): Preload[] {
  const base = releaseBase('shell', shell.content_hash);
  const parts = route && route.plugin.remote.takes_antd !== false ? ['document', 'antd'] : ['document'];
  const keys = [...parts.flatMap((part) => shell.shared[part] ?? []), ...(route ? (route.plugin.remote.shared[route.routeId] ?? []) : [])];
  const files = new Set([...parts.flatMap((part) => shell.warm[part] ?? []), ...keys.flatMap((key) => shell.provides?.[key]?.files ?? [])]);
  for (const named of [...(shell.document?.scripts ?? []), ...(shell.document?.styles ?? [])]) files.delete(named);
  const ofShell = [...files].map((file) => ({ address: base + file, integrity: shell.integrity[file] ?? '' }));
  return [...ofShell, ...(route ? pluginFiles(route) : [])].filter(({ integrity }) => integrity !== '');
}

function pluginFiles({ plugin: { remote }, routeId }: MatchedRoute): Preload[] {
  return (remote.warm[routeId] ?? []).map((file) => ({ address: remote.base + file, integrity: remote.integrity[file] ?? '' }));
}
