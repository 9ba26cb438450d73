import { releaseBase, type ReleaseRecord } from '@butterfly/contracts/plugins';
import type { MatchedRoute } from './match-route';

/** A file the browser should fetch at once, with the hash it must have. */
export interface Preload {
  readonly address: string;
  readonly integrity: string;
}

/**
 * Every file the first view of a page takes, so that one round trip fetches them all: what the shell starts with, the
 * files of the route's plugin, and the shell's files of the shared modules that both use.
 */
export function preloadsFor(shell: ReleaseRecord, route: MatchedRoute | undefined): Preload[] {
  const base = releaseBase('shell', shell.content_hash);
  const keys = [...(shell.shared['document'] ?? []), ...(route ? (route.plugin.remote.shared[route.routeId] ?? []) : [])];
  const own = new Set([...(shell.warm['document'] ?? []), ...keys.flatMap((key) => shell.provides?.[key]?.files ?? []), ...(needsAntd(keys) ? (shell.warm['antd'] ?? []) : [])]);
  for (const named of [...(shell.document?.scripts ?? []), ...(shell.document?.styles ?? [])]) own.delete(named);
  const shellFiles = [...own].map((file) => ({ address: base + file, integrity: shell.integrity[file] ?? '' }));
  return [...shellFiles, ...(route ? pluginFiles(route) : [])].filter(({ integrity }) => integrity !== '');
}

function needsAntd(keys: readonly string[]): boolean {
  return keys.some((key) => key.startsWith('@butterfly/ui-kit/antd/'));
}

function pluginFiles({ plugin: { remote }, routeId }: MatchedRoute): Preload[] {
  return (remote.warm[routeId] ?? []).map((file) => ({ address: remote.base + file, integrity: remote.integrity[file] ?? '' }));
}
