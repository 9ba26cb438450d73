import type { BootPlugin } from '@butterfly/contracts/plugins';
import type { BootStore } from '../../boot/boot-store';
import { isTakenBack } from '../../releases/release-news';
import type { Withdrawn } from '../../releases/withdrawn';
import type { PluginLoader } from './plugin-loader';
import type { PluginScopes } from '../plugin-scopes';

/** The release whose code is on the page. */
export function shownRelease(loader: PluginLoader) {
  return ({ id, remote }: BootPlugin) => {
    const state = loader.state(id);
    return state.kind === 'ready' ? state.candidate : remote;
  };
}

/** What a broken release had begun is over before another one takes its place. */
export function endScopesOfBroken(loader: PluginLoader, scopes: PluginScopes): void {
  loader.store.subscribe((now, before) => {
    for (const [id, state] of Object.entries(now)) if (state.kind === 'loading' && before[id]?.kind === 'ready') scopes.end(id);
  });
}

/**
 * What is not to be shown again once it is left: a release that was taken back meanwhile, and one that only stood in for
 * a slow one. Whoever opens the plugin anew gets the release the boot data names.
 */
export function forgetOutdated({
  loader,
  bootStore,
  withdrawn,
  id,
}: {
  loader: PluginLoader;
  bootStore: BootStore;
  withdrawn: Withdrawn;
  id: string;
}): void {
  const state = loader.state(id);
  if (state.kind !== 'ready') return;
  const remote = bootStore.getState().boot.plugins.find((plugin) => plugin.id === id)?.remote;
  if (!remote || remote.container === state.candidate.container) return;
  const isTaken =
    withdrawn.has(id, state.candidate.version) || (state.instead === null && isTakenBack(state.candidate.release, remote.release));
  if (isTaken || state.instead?.failure.reason === 'timeout') loader.forget(id);
}
