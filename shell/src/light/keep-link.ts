import type { BootPlugin, RouteContribution } from '@butterfly/contracts/plugins';
import { segmentsOf } from '../routes/pattern';
import type { RouteEntry, RouteMatch } from '../routes/route-table';

const WORKER = '/client-worker.js';

/** What the worker tells the pages of its link. */
export type WorkerNews = { readonly kind: 'offline'; readonly at: number } | { readonly kind: 'online' | 'kept' };

/** Where the pages of a link begin: `/portal/:token/wizard` at `/portal/x/wizard` → `/portal/x`. */
export function scopeOf({ path, kept_by }: Pick<RouteContribution, 'path' | 'kept_by'>, pathname: string): string | null {
  const at = segmentsOf(path).indexOf(`:${kept_by}`);
  return at === -1
    ? null
    : `/${segmentsOf(pathname)
        .slice(0, at + 1)
        .join('/')}`;
}

/** The files of every page of the same link. */
export function filesOfLink({ remote, routes }: BootPlugin): string[] {
  const files = routes.flatMap(({ id, kept_by }) => (kept_by ? (remote.warm[id] ?? []) : []));
  return [...new Set(files)].map((file) => remote.base + file);
}

/**
 * Has the pages of a link kept on this device, once what they read goes through the worker. Where a browser does not keep pages nothing happens.
 *
 * @param readAgain asks once more for what is shown: its answers came before the worker was there
 */
export async function keepLink({ entry }: RouteMatch, pathname: string, readAgain: () => Promise<unknown>): Promise<void> {
  const found = linkOf(entry, pathname);
  if (!found || !('serviceWorker' in navigator) || document.documentElement.dataset['keeps'] === 'nothing') return;
  const wasThere = navigator.serviceWorker.controller !== null;
  const { active, waiting, installing } = await navigator.serviceWorker.register(WORKER, { scope: found.scope });
  const worker = installing ?? waiting ?? active;
  if (!worker) return;
  await activated(worker);
  if (!wasThere) {
    await controlled();
    await readAgain();
  }
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const files = [...new Set([...loaded.filter((path) => path.startsWith('/r/')), ...filesOfLink(found.plugin)])];
  worker.postMessage({ kind: 'keep', page: pathname, files });
}

function linkOf({ owner }: RouteEntry, pathname: string): { plugin: BootPlugin; scope: string } | null {
  const scope = owner.kind === 'plugin' ? scopeOf(owner.route, pathname) : null;
  return owner.kind === 'plugin' && scope !== null ? { plugin: owner.plugin, scope } : null;
}

function activated(worker: ServiceWorker): Promise<void> {
  if (worker.state === 'activated') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()));
}

function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }));
}
