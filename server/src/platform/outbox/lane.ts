import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import type { PooledDatabase } from '../db/pooled-database';
import { LEASE_SECONDS, markDelivered, markFailed, requeue, type Delivery, type Place } from './delivery.repository';
import type { Subscription } from './listener';
import type { Trouble } from './pauses';

/** A listener that is not done by then is broken off; on the embedded engine everybody waits for it so long. */
export const LISTENER_LIMIT_MS = 5_000;

/** So many failures one after the other, and nothing heard in between: the rest of a batch would fail as well. */
export const FAILURES_IN_A_ROW = 5;

/** So many are heard together at most: they share the time of one listener. */
const MOST_TOGETHER = 50;

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
    let current: readonly Delivery[] = [];
    try {
      await this.#parts.db.withTenant({ tenantId: this.#place.tenantId, memberId: null }, async (db) => {
        for (current of this.#together(deliveries)) await this.#within(() => this.#hear(current, db));
        current = [];
        await db.commitWith((last) => markDelivered(last, this.#place, deliveries));
      });
      this.#failuresInARow = 0;
      return null;
    } catch (error) {
      const suspects = current.length > 0 ? current : deliveries;
      const delivery = suspects.length === 1 ? (suspects[0] ?? null) : null;
      this.#failuresInARow += 1;
      if (delivery) await this.#fail(delivery, error);
      return { delivery };
    }
  }

  /** Neighbours of one name whose listener takes several; all others alone. In order. */
  #together(deliveries: readonly Delivery[]): Delivery[][] {
    const groups: Delivery[][] = [];
    for (const delivery of deliveries) {
      const last = groups.at(-1);
      const joins = this.#parts.listeners.get(delivery.name)?.hearTogether && last?.[0]?.name === delivery.name;
      if (joins && last.length < MOST_TOGETHER) last.push(delivery);
      else groups.push([delivery]);
    }
    return groups;
  }

  async #hear(deliveries: readonly Delivery[], db: Db): Promise<void> {
    const [first, ...others] = deliveries;
    const listener = first && this.#parts.listeners.get(first.name);
    if (others.length > 0) await listener?.hearTogether?.(deliveries, db);
    else if (first) await listener?.hear(first, db);
  }

  async #within(hear: () => Promise<void>): Promise<void> {
    const { limitMs } = this.#parts;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#hung = true;
        reject(new Error(`The listener took longer than ${limitMs} ms.`));
      }, limitMs);
    });
    const hearing = hear();
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
