const KEPT_MS = 10_000;
const waiting = new Map<string, Promise<Response>>();

/**
 * Starts a GET before the code that wants its answer is there. The next `request` of the same address takes the answer;
 * one that nobody takes is dropped after 10 s. Called by the shell for the addresses a manifest names.
 *
 * @example
 * prefetch('/api/moodboard/7/');
 */
export function prefetch(path: string): void {
  if (waiting.has(path)) return;
  const response = fetch(path, { credentials: 'include', headers: { Accept: 'application/json' } });
  const drop = () => void (waiting.get(path) === response && waiting.delete(path));
  waiting.set(path, response);
  response.catch(drop);
  setTimeout(drop, KEPT_MS);
}

/** The answer that was asked for early, once. A call with a body or a condition is another question. */
export function takePrefetched(path: string, init: RequestInit): Promise<Response> | undefined {
  const isPlainGet = (init.method ?? 'GET').toUpperCase() === 'GET' && !new Headers(init.headers).has('If-None-Match');
  const early = isPlainGet ? waiting.get(path) : undefined;
  if (early) waiting.delete(path);
  return early;
}
