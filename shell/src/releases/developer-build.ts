import type { AppServices } from '../app-services';
import { trustOrigin } from '../plugins/loading/integrity';

type Parts = Pick<AppServices, 'bootStore' | 'loader' | 'scopes'>;

/**
 * While a plugin comes from a developer's machine, each build takes the place of the one before as soon as it is
 * announced, without a reload. Only the machine that the page was loaded for is trusted: its policy names no other.
 *
 * @returns how to stop following.
 */
export function followDeveloper({ bootStore, loader, scopes }: Parts): () => void {
  const origin = bootStore.getState().boot.override?.origin ?? null;
  if (!origin) return () => undefined;
  trustOrigin(origin);
  let followed = bootStore.getState().boot.override?.plugin;
  return bootStore.subscribe(({ boot }) => {
    if (boot.override && boot.override.origin !== origin) return;
    followed = boot.override?.plugin ?? followed;
    const plugin = boot.plugins.find(({ id }) => id === followed);
    const state = plugin && loader.state(plugin.id);
    if (!plugin || (state?.kind !== 'ready' && state?.kind !== 'failed') || state.candidate.container === plugin.remote.container) return;
    scopes.end(plugin.id);
    loader.forget(plugin.id);
    loader.ensure(plugin);
  });
}
