import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { RowScope } from './worker';

/**
 * One open transaction as one tenant. A repository takes this and nothing else, so that a statement can never escape
 * its transaction.
 */
export interface Db {
  readonly tenantId: number;
  readonly memberId: number | null;
  /** What is kept beside the database for all members of a business holds only for those who see everything. */
  readonly rowScope: RowScope;
  /** drizzle on this transaction, for ordinary typed queries. */
  readonly orm: NodePgDatabase;
  /** One prepared statement; for the few hot paths and for SQL drizzle cannot say. Values are `$1…`. */
  rows<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /**
   * The last statement: it travels with the events and the commit in one write, so a transaction that begins with it is one way
   * to the database and back. When it fails nothing is saved. Emit before; afterwards the transaction takes no statement.
   */
  last<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Writes a domain event to the outbox, in this transaction. */
  emit(name: string, payload: object): void;
  /** Runs after the commit; for caches and sockets. Never for anything that must not be lost. */
  afterCommit(work: () => void): void;
}
