import type { Json } from '@butterfly/contracts/core';

/** Where the bytes of a picture come from. */
export type PictureSource = { readonly file: File } | { readonly url: string };

export interface KeptPicture {
  readonly item: string;
  readonly board: string;
  readonly source: PictureSource;
  /** What the item showed before, if it showed a picture: it does so again when this one is called off. */
  readonly before?: Readonly<Record<string, Json>>;
}

const NAME = 'butterfly-moodboard-pictures';
const STORE = 'pictures';

/** Pictures that are not uploaded yet, kept in this browser so that a reload does not lose them. One that keeps nothing answers with none. */
export const keptPictures = {
  /** False: this browser does not keep it, for want of room, say. */
  keep: (picture: KeptPicture) =>
    run('readwrite', (store) => store.put(picture, picture.item)).then(
      () => true,
      () => false,
    ),
  forget: (item: string) => run('readwrite', (store) => store.delete(item)).catch(() => undefined),
  /** They belong to another board now: theirs was given to a project. */
  async moved(from: string, to: string): Promise<void> {
    for (const picture of await keptPictures.of(from)) await keptPictures.keep({ ...picture, board: to });
  },
  async of(board: string): Promise<readonly KeptPicture[]> {
    const all = await run('readonly', (store) => store.getAll() as IDBRequest<KeptPicture[]>).catch(() => []);
    return (all ?? []).filter((picture) => picture.board === board);
  },
};

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode);
    // A reload between the answer and the end of the transaction may undo what was answered.
    const [answer] = await Promise.all([answerOf(work(transaction.objectStore(STORE))), endOf(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser keeps nothing.'));
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}
