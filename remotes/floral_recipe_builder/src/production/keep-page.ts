import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { productionPaths } from '@butterfly/contracts/floral_recipe_builder/production/paths';
import { useEffect, useState } from 'react';

const WORKER = '/offline-worker.js';
const SCOPE = '/floral_recipe_builder/production/';
/** Ticks come in rows; what they change is kept a moment after the last one. */
const SETTLED_MS = 1_000;

/** What the worker answers when a page is kept. */
interface Kept {
  readonly kind: 'kept';
  readonly page: string;
}

/**
 * Keeps the page of a sheet on this device, with its files and what it shows, so that it opens again without a network. Where a browser does
 * not keep pages nothing happens.
 *
 * @returns whether the page is kept as it stands
 */
export function useKeptPage({ project_id: id, ticks }: ProductionSheet): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const page = window.location.pathname;
    const heard = ({ data }: MessageEvent<Kept | null>) => {
      if (data?.kind === 'kept' && data.page === page) setKept(true);
    };
    navigator.serviceWorker.addEventListener('message', heard);
    const reads = [productionPaths.getProduction.replace('GET ', '').replace(':projectId', String(id))];
    const timer = window.setTimeout(() => void keepPage({ page, reads }).catch(() => undefined), SETTLED_MS);
    return () => {
      window.clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', heard);
    };
  }, [id, ticks]);
  return isKept;
}

async function keepPage({ page, reads }: { readonly page: string; readonly reads: readonly string[] }): Promise<void> {
  const { active, waiting, installing } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = active ?? waiting ?? installing;
  if (!worker) return;
  await activated(worker);
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  worker.postMessage({ kind: 'keep', page, reads, files: files.filter((path) => path.startsWith('/r/')) });
}

function activated(worker: ServiceWorker): Promise<void> {
  if (worker.state === 'activated') return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}
