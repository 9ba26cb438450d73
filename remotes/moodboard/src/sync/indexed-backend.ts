import type { JournalBackend } from './journal-backend';

const DATABASE = 'butterfly-moodboard';
const STORES = ['bases', 'edits'] as const;

/** Keeps journals in the browser's database. Everything fails softly: a private window may refuse, and saving goes on without. */
export function indexedBackend(): JournalBackend {
  let opening: Promise<IDBDatabase> | null = null;
  const database = () => (opening ??= open());
  const transaction = async (
    mode: IDBTransactionMode,
    work: (stores: readonly [IDBObjectStore, IDBObjectStore]) => void,
  ): Promise<void> => {
    const all = (await database()).transaction(STORES, mode, { durability: 'relaxed' });
    work([all.objectStore('bases'), all.objectStore('edits')]);
    await new Promise<void>((resolve, reject) => {
      all.oncomplete = () => resolve();
      all.onabort = () => reject(all.error ?? new Error('The journal could not be written.'));
    });
  };
  return {
    put: (key, { base, edit }) =>
      transaction('readwrite', ([bases, edits]) => {
        if (base !== undefined) bases.put(base, key);
        edits.put(edit, key);
      }),
    async get(key) {
      let found: readonly [IDBRequest, IDBRequest] | null = null;
      await transaction('readonly', ([bases, edits]) => {
        found = [bases.get(key), edits.get(key)];
      });
      const [base, edit] = (found as unknown as [IDBRequest<unknown>, IDBRequest<unknown>]).map(({ result }) => result);
      return typeof base === 'string' && typeof edit === 'string' ? { base, edit } : null;
    },
    async keys(prefix) {
      let request: IDBRequest<IDBValidKey[]> | null = null;
      await transaction('readonly', ([, edits]) => {
        request = edits.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      });
      return (request as unknown as IDBRequest<IDBValidKey[]>).result.map(String);
    },
    remove: (key) =>
      transaction('readwrite', (stores) => {
        for (const store of stores) store.delete(key);
      }),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The journal could not be opened.'));
  });
}
