import type { BootPlugin } from '@butterfly/contracts/plugins';
import { forgetFailedLazies } from '@butterfly/plugin-sdk/react';
import { useServices } from '../../app-services';
import { fetchBootData } from '../../boot/boot-data';
import type { Failure } from '../loading/failure';

/**
 * What Retry does: it asks for the boot data first, since a repaired release has another address. Code that threw while
 * it was evaluated stays in the page as it is; the same release can only come back with a new page.
 */
export function useRetry(plugin: BootPlugin): (failure: Failure) => Promise<void> {
  const { bootStore, loader, toasts, reload } = useServices();
  return async (failure) => {
    forgetFailedLazies();
    const fresh = await freshPlugin(plugin.id, bootStore.bootChanged).catch((error: unknown) => {
      console.warn('[shell] no new boot data for the retry', error);
      return plugin;
    });
    if (!fresh) return toasts.show('info', `${plugin.title} is not available any more.`);
    const isSameCode = fresh.remote.container === plugin.remote.container;
    if (isSameCode && failure.reason === 'threw') return reload();
    loader.retry(fresh);
  };
}

async function freshPlugin(
  id: string,
  bootChanged: (boot: Awaited<ReturnType<typeof fetchBootData>>) => void,
): Promise<BootPlugin | undefined> {
  const boot = await fetchBootData();
  bootChanged(boot);
  return boot.plugins.find((plugin) => plugin.id === id);
}
