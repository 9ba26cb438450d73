/** As `offline-worker.js` calls what it keeps of somebody. */
const PREFIX = 'butterfly-offline ';

/**
 * Throws away the pages that are kept on this device for others: of whoever signed out, or was somebody else.
 *
 * @param whose who the page is of now, as `whoseBoot` says; nobody: everything goes
 */
export async function forgetKeptPages(whose: string): Promise<void> {
  // Pages that do not come by https have no such store.
  if (!('caches' in globalThis)) return;
  const own = whose === '' ? '' : PREFIX + whose;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== own) await caches.delete(name);
}
