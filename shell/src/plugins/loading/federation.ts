import type { RemoteAddress } from '@butterfly/contracts/plugins';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { PluginFailure } from './failure';
import { admitFiles, integrityOf, isTrustedOrigin } from './integrity';
import { namedFiles } from './named-files';
import { LOAD_TIMEOUT_MS } from './release-attempts';

let guarded = false;

/** Loads one release through the federation runtime. Nothing is named at build time. */
export async function fetchRelease(address: RemoteAddress, attempt: number): Promise<unknown> {
  guardScripts();
  const entry = new URL(address.base + address.entry, window.location.href);
  if (!isTrustedOrigin(entry.href)) throw new PluginFailure('refused_origin', entry.origin);
  admitFiles({ base: address.base, integrity: await namedFiles(address) });
  if (!integrityOf(entry.href)) throw new PluginFailure('integrity', `no hash is known for ${entry.pathname}`);
  // The runtime keeps a load that never ends under the address of the entry, and would wait for it again.
  if (attempt > 1) entry.searchParams.set('try', String(attempt));
  registerRemotes([{ name: address.container, entry: entry.href }], { force: attempt > 1 });
  return loadRemote(`${address.container}/plugin`);
}

/** Every entry gets the hash the boot data names; strict-dynamic ignores host lists, so the origin is checked here. */
function guardScripts(): void {
  if (guarded) return;
  guarded = true;
  registerPlugins([
    {
      name: 'butterfly-guard',
      createScript({ url }) {
        if (!isTrustedOrigin(url)) throw new PluginFailure('refused_origin', url);
        const integrity = integrityOf(url);
        if (!integrity) throw new PluginFailure('integrity', `no hash is known for ${url}`);
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = integrity;
        // A browser checks the hash of another origin's file only when it may read it.
        if (new URL(url, window.location.href).origin !== window.location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: LOAD_TIMEOUT_MS };
      },
    },
  ]);
}
