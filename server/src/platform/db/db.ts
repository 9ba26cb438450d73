import type { DomainEvents, EventName } from '../outbox/domain-events';
import type { KeptRead, Question } from './kept-reads';
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
  /** One prepared statement. Values are `$1…`. */
  rows<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** A statement whose answer nobody waits for: it travels with the next one, at the latest with the commit. Nothing is saved when it fails. */
  later(text: string, values?: readonly unknown[]): void;
  /** What others have read (`KeptReads`). Null: it is to be read, for who does not see every row, or has written to one of its tables in this transaction. */
  kept<T>(question: Question): KeptRead<T> | null;
  /** Writes a domain event to the outbox, in this transaction. */
  emit<N extends EventName>(name: N, payload: NoInfer<DomainEvents[N]>): void;
  /** Nothing of this transaction is saved, whatever is said afterwards; for work that is done whole or not at all, whose error a caller may swallow. */
  rollbackOnly(): void;
  /** Runs after the commit; for caches and sockets. Never for anything that must not be lost. */
  afterCommit(work: () => void): void;
}
