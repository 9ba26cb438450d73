import type { Page } from '@playwright/test';

export interface LeakWatch {
  /** Where any of these words is now or has been: console, addresses, storage. */
  of(words: readonly string[]): Promise<string[]>;
}

/** Listens to what a page writes to its console and which addresses it asks for, and looks through all it has stored. */
export function watchLeaks(page: Page): LeakWatch {
  const heard: { readonly where: string; readonly text: string }[] = [];
  page.on('console', (message) => heard.push({ where: `console ${message.type()}`, text: message.text() }));
  page.on('request', (request) => heard.push({ where: 'address', text: `${request.url()} ${request.headers()['referer'] ?? ''}` }));
  page.on('websocket', (socket) => heard.push({ where: 'address of a socket', text: socket.url() }));
  page.on('framenavigated', (frame) => heard.push({ where: 'address of the page', text: frame.url() }));
  return {
    of: async (words) => {
      const kept = await page.evaluate(storedTexts);
      return [...heard, ...kept]
        .filter(({ text }) => words.some((word) => text.includes(word) || text.includes(encodeURIComponent(word))))
        .map(({ where, text }) => `${where}: ${text.slice(0, 300)}`);
    },
  };
}

/** Runs in the page. */
async function storedTexts(): Promise<{ where: string; text: string }[]> {
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const found = [
    { where: 'localStorage', text: JSON.stringify({ ...localStorage }) },
    { where: 'sessionStorage', text: JSON.stringify({ ...sessionStorage }) },
    { where: 'cookies', text: document.cookie },
    { where: 'history', text: JSON.stringify(history.state ?? null) },
  ];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await answered(indexedDB.open(name));
    for (const store of db.objectStoreNames)
      found.push({
        where: `indexedDB ${name}/${store}`,
        text: JSON.stringify(await answered(db.transaction(store).objectStore(store).getAll())),
      });
    db.close();
  }
  return found;
}
