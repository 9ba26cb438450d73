/** A tick that is kept on this device until the business has it. */
export interface KeptTick {
  readonly client_id: string;
  readonly item: string;
  readonly done: boolean;
  /** By the clock of this device. */
  readonly at: string;
}

/** Where ticks of a sheet are kept. Each is a record of its own, so that two windows that write at once lose none. */
export interface TickStore {
  add(tick: KeptTick): Promise<void>;
  all(): Promise<readonly KeptTick[]>;
  remove(clientIds: readonly string[]): Promise<void>;
}

const DATABASE = 'butterfly-production';
const STORE = 'ticks';

/** Keeps the ticks of one person's sheet in the browser's database. @param sheet whose sheet it is: business, person and project */
export function browserTicks(sheet: string): TickStore {
  let opening: Promise<IDBDatabase> | null = null;
  const range = IDBKeyRange.bound([sheet], [sheet, []]);
  const work = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T> | null): Promise<T | undefined> => {
    const transaction = (await (opening ??= open())).transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The tick could not be kept.'));
    });
    return request?.result;
  };
  return {
    add: async (tick) => {
      await work('readwrite', (store) => store.put(tick, [sheet, tick.client_id]));
    },
    all: async () => {
      const found = (await work('readonly', (store) => store.getAll(range) as IDBRequest<KeptTick[]>)) ?? [];
      return found.sort((one, other) => one.at.localeCompare(other.at));
    },
    remove: async (clientIds) => {
      await work('readwrite', (store) => {
        for (const id of clientIds) store.delete([sheet, id]);
        return null;
      });
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Ticks cannot be kept here.'));
  });
}
