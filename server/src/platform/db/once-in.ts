import type { Db } from './db';

/**
 * What several parts of one transaction ask for is read once in it. Nothing outlives the transaction, so no other process has to be heard;
 * who changes it in the transaction says so with `forget`.
 *
 * @example
 * const shop = new OnceIn<Shop>();
 * const read = (db: Db) => shop.read(db, () => readShop(db));
 */
export class OnceIn<T> {
  readonly #read = new WeakMap<Db, Promise<T>>();

  /** The answer of this transaction; it is shared: nobody changes it. */
  read(db: Db, work: () => Promise<T>): Promise<T> {
    const known = this.#read.get(db);
    if (known) return known;
    const reading = work();
    this.#read.set(db, reading);
    return reading;
  }

  /** It was changed in this transaction. */
  forget(db: Db): void {
    this.#read.delete(db);
  }
}
