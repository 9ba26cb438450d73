import type { AppServices } from '../app-services';
import type { PluginLoader } from './loading/plugin-loader';

/**
 * Counts what plugins throw outside of drawing: in a handler, a timer, a promise. Who threw is told by the file. An
 * error while a release starts is the loader's to handle, so it is no uncaught error of the page.
 */
export function countPluginErrors({ loader, bootStore }: Pick<AppServices, 'loader' | 'bootStore'>): () => void {
  const result = new AbortController();
  const { signal } = result;
  const count = (id: string, error: unknown) => {
    const plugin = bootStore.getState().boot.plugins.find((one) => one.id === id);
    if (plugin) loader.broke(plugin, { reason: 'crash', details: String(error).slice(0, 300) });
  };
  window.addEventListener(
    'error',
    (event) => {
      const id = pluginIn(event.filename);
      if (!id) return;
      if (!isStarting(loader, id)) return count(id, event.error ?? event.message);
      console.error(`[${id}] threw while it was starting`, event.error ?? event.message);
      event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      const id = pluginIn(reason instanceof Error ? firstPlace(reason) : '');
      if (id && !(reason instanceof Error && reason.name === 'AbortError')) count(id, reason);
    },
    { signal },
  );
  return () => result.abort();
}

function isStarting(loader: PluginLoader, id: string): boolean {
  return loader.state(id).kind !== 'ready';
}

/** The plugin whose release a file belongs to. */
function pluginIn(address: string): string | null {
  return /\/r\/([a-z][a-z0-9_]*)\/[^/]+\//.exec(address)?.[1] ?? null;
}

/** The uppermost line of a stack: where it was thrown, not who called. */
function firstPlace({ stack = '' }: Error): string {
  return stack.split('\n').find((line) => /\/r\/|:\/\//.test(line)) ?? '';
}
