import { PluginFailure } from './loading/failure';
import { integrityOf, isTrustedOrigin } from './loading/integrity';

/**
 * Starts a worker from a file of a release. The Worker constructor takes no hash, so the file is fetched with one and
 * started from the checked bytes; the page's policy lets workers start in no other way.
 */
export async function startWorker(path: string, signal: AbortSignal): Promise<Worker> {
  const url = new URL(path, window.location.href);
  if (!isTrustedOrigin(url.href)) throw new PluginFailure('refused_origin', url.origin);
  const integrity = integrityOf(url.href);
  if (!integrity) throw new PluginFailure('integrity', `no hash is known for ${url.pathname}`);
  const response = await fetch(url, { integrity, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new PluginFailure('integrity', `${url.pathname} did not arrive as it was released`);
  });
  if (!response.ok) throw new PluginFailure('missing', `${url.pathname} answered ${response.status}`);
  const own = URL.createObjectURL(await response.blob());
  try {
    signal.throwIfAborted();
    return new Worker(own);
  } finally {
    URL.revokeObjectURL(own);
  }
}
