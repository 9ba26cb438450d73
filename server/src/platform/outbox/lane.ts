import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/pooled-database';
import { LEASE_SECONDS, markDelivered, markFailed, requeue, type Delivery, type Place } from './delivery.repository';
import type { Subscription } from './listener';
import type { Trouble } from './pauses';

/** A listener that is not done by then is broken off; on the embedded engine everybody waits for it so long. */
export const LISTENER_LIMIT_MS = 5_000;

/** So many failures one after the other, and nothing heard in between: the rest of a batch would fail as well. */
export const FAILURES_IN_A_ROW = 5;

export interface LaneParts {
  readonly db: PooledDatabase;
  readonly log: FastifyBaseLogger;
  readonly listeners: ReadonlyMap<string, Subscription>;
  /** Whether the business has the plugin. */
  readonly isOn: (place: Place) => Promise<boolean>;
  readonly limitMs: number;
}

type Fate = 'heard' | 'held' | 'skipped';

/** The deliveries of one module, in transactions of its own. */
export class Lane {
  readonly #parts: LaneParts;
  readonly #place: Place;
  readonly #until = performance.now() + (LEASE_SECONDS * 1_000) / 2;
  /** A listener was broken off. */
  #hung = false;
  #failuresInARow = 0;

  constructor(parts: LaneParts, place: Place) {
    this.#parts = parts;
    this.#place = place;
  }

  /** Answers what the module is to be left alone for. */
  async run(deliveries: readonly Delivery[]): Promise<Trouble | null> {
    const on = await this.#parts.isOn(this.#place);
    const of = (fate: Fate) => deliveries.filter((delivery) => this.#fate(delivery, on) === fate);
    await this.#requeue(of('held'), 'held');
    await this.#requeue(of('skipped'), 'skipped');
    await this.#deliver(of('heard'));
    return this.#trouble();
  }

  /** For later, untried. */
  async leave(deliveries: readonly Delivery[]): Promise<void> {
    await this.#requeue(deliveries, 'waiting');
  }

  #trouble(): Trouble | null {
    if (this.#hung) return 'hung';
    return this.#failuresInARow >= FAILURES_IN_A_ROW ? 'failing' : null;
  }

  /** A listener that is gone since the event was distributed has nothing to catch up with. */
  #fate({ name }: Delivery, on: boolean): Fate {
    const listener = this.#parts.listeners.get(name);
    if (!listener) return 'skipped';
    if (on) return 'heard';
    return listener.whenOff === 'skip' ? 'skipped' : 'held';
  }

  /** All in one transaction. If one fails, the others one by one: it holds up nobody but its own subject. Once it is in trouble, none. */
  async #deliver(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const failed = await this.#attempt(deliveries);
    if (failed === null) return;
    const blocked = new Set<string>();
    const back: Delivery[] = [];
    for (const delivery of deliveries) {
      if (delivery === failed.delivery) blocked.add(delivery.subject);
      else if (this.#trouble() || performance.now() > this.#until || blocked.has(delivery.subject)) back.push(delivery);
      else if ((await this.#attempt([delivery])) !== null) blocked.add(delivery.subject);
    }
    await this.#requeue(back, 'waiting');
  }

  /** Null: all were heard. A failure that is known to be one delivery's is written down at once. */
  async #attempt(deliveries: readonly Delivery[]): Promise<{ delivery: Delivery | null } | null> {
    let current: Delivery | null = null;
    try {
      await this.#parts.db.withTenant({ tenantId: this.#place.tenantId, memberId: null }, async (db) => {
        for (current of deliveries) await this.#within(current, (delivery) => this.#parts.listeners.get(delivery.name)?.hear(delivery, db));
        current = null;
        await db.commitWith((last) => markDelivered(last, this.#place, deliveries));
      });
      this.#failuresInARow = 0;
      return null;
    } catch (error) {
      const delivery = current ?? (deliveries.length === 1 ? (deliveries[0] ?? null) : null);
      this.#failuresInARow += 1;
      if (delivery) await this.#fail(delivery, error);
      return { delivery };
    }
  }

  async #within(delivery: Delivery, hear: (delivery: Delivery) => Promise<void> | undefined): Promise<void> {
    const { limitMs } = this.#parts;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#hung = true;
        reject(new Error(`The listener took longer than ${limitMs} ms.`));
      }, limitMs);
    });
    const hearing = Promise.resolve(hear(delivery));
    hearing.catch(() => undefined);
    try {
      await Promise.race([hearing, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #fail(delivery: Delivery, error: unknown): Promise<void> {
    const failure = error instanceof Error ? error.message : String(error);
    this.#parts.log.error(
      { err: error, module: this.#place.module, event: delivery.name, id: delivery.id },
      'a listener failed, it is tried again later',
    );
    await this.#parts.db.asDispatcher((db) => markFailed(db, this.#place, { delivery, failure }));
  }

  async #requeue(deliveries: readonly Delivery[], state: 'waiting' | 'held' | 'skipped'): Promise<void> {
    if (deliveries.length > 0) await this.#parts.db.asDispatcher((db) => requeue(db, this.#place, { deliveries, state }));
  }
}
