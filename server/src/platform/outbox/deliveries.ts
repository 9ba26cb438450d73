import type { Db } from '../db/db';
import type { PooledDatabase } from '../db/pooled-database';
import {
  countDeliveries,
  discardDelivery,
  openDeliveries,
  retryDeliveries,
  type DeliveryCounts,
  type DeliveryKey,
  type OpenDelivery,
} from './dead-letter.repository';
import type { Subscriptions } from './listener';
import { replay } from './replay';

/** What a business's administrators do about events that did not arrive. Each call works in the caller's transaction, on that business's events. */
export class Deliveries {
  #subscriptions: Subscriptions = new Map();

  constructor(private readonly db: Pick<PooledDatabase, 'onEvents'>) {}

  /** Who listens; known when the modules have started. */
  listeners(subscriptions: Subscriptions): void {
    this.#subscriptions = subscriptions;
  }

  /** What failed, and how many others wait. */
  async open(db: Db): Promise<DeliveryCounts & { results: OpenDelivery[] }> {
    return { ...(await countDeliveries(db)), results: await openDeliveries(db) };
  }

  /** Tries one again, or all that failed. Answers how many. */
  async retry(db: Db, key: DeliveryKey | null): Promise<number> {
    this.#soon(db);
    return retryDeliveries(db, key);
  }

  /** Leaves one out for good; what waits behind it goes on. */
  async discard(db: Db, letter: DeliveryKey & { reason: string }): Promise<boolean> {
    this.#soon(db);
    return discardDelivery(db, letter);
  }

  /** Has a module hear what it did not get, as far as it is kept. Null: it listens to nothing. */
  async replay(db: Db, { module, since }: { module: string; since: string }): Promise<number | null> {
    const names = this.#subscriptions.get(module);
    if (!names) return null;
    this.#soon(db);
    return replay(db, { module, names: [...names.keys()], since });
  }

  #soon(db: Db): void {
    db.afterCommit(() => this.db.onEvents());
  }
}
