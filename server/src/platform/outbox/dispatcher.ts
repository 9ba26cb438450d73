import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/pooled-database';
import { BATCH, forgetOld, heldPlaces, resume, take, type Delivery, type Place } from './delivery.repository';
import { FAILURES_IN_A_ROW, Lane, LISTENER_LIMIT_MS } from './lane';
import { startReplays } from './replay';
import type { Subscriptions } from './listener';
import { Pauses, type Trouble } from './pauses';

/** Waiting a moment makes one batch of what a burst of requests writes … */
const GATHER_MS = 15;
/** … one that goes on is gathered for longer: fewer, fuller batches leave more of the machine to those who make it … */
const MOST_GATHER_MS = 120;
/** … and a single event need not wait for a burst that does not come. */
const PROMPT_MS = 1;
const BURST = 4;
const POLL_MS = 1_000;
const FORGET_EVERY_MS = 3_600_000;
const DEFER_EVERY_MS = 250;
/** Whether plugins were switched on is also looked for without being told. */
const RESUME_EVERY_MS = 30_000;

export interface DispatcherParts {
  readonly db: PooledDatabase;
  readonly log: FastifyBaseLogger;
  readonly subscriptions: Subscriptions;
  readonly isOn: (place: Place) => Promise<boolean>;
  /** How long a listener may take; as in earnest when it is not said. */
  readonly limitMs?: number | undefined;
}

/**
 * Hands events of the outbox to the modules that listen, each module on its own: at least once, in order for each subject. What
 * a listener writes commits together with the mark "delivered", so its own rows are written once. Processes share the work.
 */
export class Dispatcher {
  readonly #parts: DispatcherParts & { readonly limitMs: number };
  readonly #heard: readonly (readonly [string, string])[];
  /** Modules at work in this process. */
  readonly #busy = new Map<string, Promise<void>>();
  readonly #pauses: Pauses;
  #timer: NodeJS.Timeout | null = null;
  #due = 0;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** Something came while its module was at work. */
  #again = false;
  #waitMs = PROMPT_MS;
  #forgotAt = Date.now();
  #resumeAt = 0;
  #deferAt = 0;

  constructor(parts: DispatcherParts) {
    this.#parts = { ...parts, limitMs: parts.limitMs ?? LISTENER_LIMIT_MS };
    this.#pauses = new Pauses(this.#parts.limitMs);
    this.#heard = [...parts.subscriptions].flatMap(([module, names]) => [...names.keys()].map((name) => [name, module] as const));
  }

  start(): void {
    const heard = new Set(this.#heard.map(([name]) => name));
    this.#parts.db.hears = (name) => heard.has(name);
    this.#parts.db.onEvents = () => this.#schedule(this.#waitMs);
    this.#schedule(POLL_MS);
  }

  /** Ends after what is being delivered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#parts.db.onEvents = () => undefined;
    this.#parts.db.hears = () => true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
    await Promise.all(this.#busy.values());
  }

  /** Remembers who listens, and gives a listener that is new and asks for it what was before. */
  meetListeners(): Promise<void> {
    return startReplays(this.#parts.db, this.#parts.subscriptions);
  }

  /** A plugin may have been switched on: what was held for it is looked for soon. */
  enablementChanged(): void {
    this.#resumeAt = 0;
    if (this.#timer) this.#schedule(GATHER_MS);
  }

  /** Delivers everything that is due; for tests and for a clean end. */
  async drain(): Promise<void> {
    this.#resumeAt = 0;
    do {
      await this.#settle();
      this.#pauses.end();
    } while ((await this.#alone(this.#round({ defers: false }))) > 0);
  }

  /** Until no round runs and no module is at work. */
  async #settle(): Promise<void> {
    while (this.#running !== null || this.#busy.size > 0) {
      await this.#running;
      await Promise.all(this.#busy.values());
    }
  }

  /** While it runs no other round begins: one that finds a module at work has not seen what waits for it. */
  #alone(round: Promise<number>): Promise<number> {
    const ended = round.then(
      () => undefined,
      () => undefined,
    );
    this.#running = ended.finally(() => {
      this.#running = null;
    });
    return round;
  }

  #schedule(inMs: number): void {
    if (this.#stopped) return;
    const at = performance.now() + inMs;
    if (this.#timer && this.#due <= at) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#due = at;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#tick();
    }, inMs);
    this.#timer.unref();
  }

  #tick(): void {
    if (this.#running) return this.#schedule(GATHER_MS);
    void this.#alone(this.#round()).then(
      (count) => this.#schedule(count >= BATCH ? 0 : POLL_MS),
      (error: unknown) => {
        if (!this.#stopped) this.#parts.log.error({ err: error }, 'events could not be delivered');
        this.#schedule(POLL_MS);
      },
    );
  }

  /** One look at the outbox; modules then work on their own. Answers how much there was. */
  async #round({ defers = performance.now() > this.#deferAt } = {}): Promise<number> {
    await this.#keepHouse();
    const { db } = this.#parts;
    const free = this.#free();
    this.#again = this.#busy.size > 0;
    const { seen, taken } = await db.asDispatcher(
      (tx) => tx.commitWith((last) => take(last, { heard: this.#heard, free, oneAtATime: db.engine === 'postgres', defers })),
      { repeats: true },
    );
    if (defers) this.#deferAt = performance.now() + DEFER_EVERY_MS;
    this.#waitMs = seen > BURST ? Math.min(MOST_GATHER_MS, Math.max(GATHER_MS, 2 * this.#waitMs)) : PROMPT_MS;
    for (const [module, deliveries] of grouped(taken, ({ module }) => module))
      this.#begin(module, { deliveries, most: free.get(module) ?? BATCH });
    return Math.max(seen, taken.length);
  }

  /** Modules that can be given something, and how much: one that failed the last time gets as much as shows whether it fails again. */
  #free(): Map<string, number> {
    const modules = [...this.#parts.subscriptions.keys()].filter((module) => !this.#busy.has(module) && !this.#pauses.has(module));
    return new Map(modules.map((module) => [module, this.#pauses.isOnTrial(module) ? FAILURES_IN_A_ROW : BATCH]));
  }

  #begin(module: string, { deliveries, most }: { deliveries: readonly Delivery[]; most: number }): void {
    const work = this.#work(module, deliveries)
      .catch((error: unknown) => {
        if (!this.#stopped) this.#parts.log.error({ err: error, module }, 'events could not be delivered to a module');
      })
      .finally(() => {
        this.#busy.delete(module);
        if (this.#again || deliveries.length >= most) this.#schedule(PROMPT_MS);
      });
    this.#busy.set(module, work);
  }

  async #work(module: string, deliveries: readonly Delivery[]): Promise<void> {
    const { subscriptions, ...parts } = this.#parts;
    const listeners = subscriptions.get(module) ?? new Map();
    let trouble: Trouble | null = null;
    for (const [tenantId, own] of grouped(deliveries, ({ tenant_id }) => tenant_id)) {
      const lane = new Lane({ ...parts, listeners }, { tenantId, module });
      // What comes after a listener that hung, or fails whatever comes, is put back; it would fare no better.
      if (trouble) await lane.leave(own);
      else trouble = await lane.run(own);
    }
    this.#pauses.note(module, trouble);
  }

  async #keepHouse(): Promise<void> {
    const { db } = this.#parts;
    if (Date.now() - this.#forgotAt > FORGET_EVERY_MS) {
      this.#forgotAt = Date.now();
      await db.asDispatcher(forgetOld);
    }
    if (Date.now() < this.#resumeAt) return;
    this.#resumeAt = Date.now() + RESUME_EVERY_MS;
    await this.#resumeHeld();
  }

  async #resumeHeld(): Promise<void> {
    const { db, subscriptions, isOn } = this.#parts;
    for (const place of await db.asDispatcher((tx) => heldPlaces(tx, [...subscriptions.keys()]))) {
      if (await isOn(place)) await db.asDispatcher((tx) => resume(tx, place));
    }
  }
}

function grouped<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
