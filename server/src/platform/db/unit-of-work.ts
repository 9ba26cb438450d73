import type { Db } from './db';

/**
 * The transaction in the hands of whoever opened it: a handler, a job, or the service they hand it to. Only there is it known that
 * nothing comes after, so only there may it be committed; what a repository gets is `Db`.
 */
export interface UnitOfWork extends Db {
  /**
   * The last words: what `work` says before its first `await` travels with the events and the commit in one write, so a transaction that
   * begins with it is one way to the database and back. When it fails nothing is saved. Emit before; afterwards the transaction takes no
   * statement.
   */
  commitWith<T>(work: (db: Db) => Promise<T>): Promise<T>;
}
