import type { BootPlugin, RouteContribution } from '@butterfly/contracts/plugins';
import { prefetch } from '@butterfly/plugin-sdk';
import { fillPattern } from '../../routes/pattern';
import type { PluginLoader } from '../loading/plugin-loader';

interface Opening {
  readonly loader: PluginLoader;
  readonly plugin: BootPlugin;
  readonly route: RouteContribution;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Starts the code of a page and, beside it, the calls its manifest names: the answers are there when the code is. */
export function openRoute({ loader, plugin, route, params }: Opening): void {
  if (loader.state(plugin.id).kind === 'idle') {
    const known = Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    route.prefetch?.api.forEach((address) => prefetch(fillPattern(address, known)));
  }
  loader.ensure(plugin);
}
