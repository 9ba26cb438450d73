import type { DomainEvent } from '@butterfly/contracts/core';
import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/pooled-database';
import type { UnitOfWork } from '../db/unit-of-work';
import type { Listener } from '../define-module';

/** A listener and whose it is, for the log. */
export interface Subscription {
  readonly moduleId: string;
  readonly listener: Listener;
}

const BATCH = 200;
/** Waiting a moment makes one batch of what a burst of requests writes … */
const GATHER_MS = 15;
/** … and a single event need not wait for a burst that does not come. */
const PROMPT_MS = 1;
const BURST = 4;
const POLL_MS = 1_000;
const MAX_ATTEMPTS = 10;

/** What nobody listens to is delivered by being seen. */
export const CLAIM = `update platform_outbox o set attempts = o.attempts + 1,
  claimed_until = case when o.name = any ($1::text[]) then now() + interval '60 seconds' end, delivered_at = case when o.name = any ($1::text[]) then null else now() end
  from (select tenant_id, id from platform_outbox where delivered_at is null and attempts < ${MAX_ATTEMPTS}
        and (claimed_until is null or claimed_until < now()) order by id limit ${BATCH} for update skip locked) as next
  where o.tenant_id = next.tenant_id and o.id = next.id
  returning o.id, o.name, o.tenant_id, o.actor_id, o.at, o.payload`;
const DELIVERED = 'update platform_outbox set delivered_at = now(), claimed_until = null, failure = null where id = any ($1::bigint[])';
/** Later each time: 2, 4, 8 … seconds. */
const FAILED = `update platform_outbox set failure = $2, claimed_until = now() + make_interval(secs => power(2, least(attempts, 10))) where id = $1`;
const FORGET = `delete from platform_outbox where delivered_at < now() - interval '7 days'`;

/**
 * Hands events of the outbox to the modules that listen: at least once, each process takes what no other has taken. What
 * listeners write commits together with the mark "delivered", so a listener's own rows are written once.
 */
export class Dispatcher {
  private timer: NodeJS.Timeout | null = null;
  private due = 0;
  private running: Promise<void> | null = null;
  private stopped = false;
  private lastBatch = 0;
  private cleanedAt = Date.now();

  constructor(
    private readonly db: PooledDatabase,
    private readonly subscriptions: ReadonlyMap<string, readonly Subscription[]>,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.db.onEvents = () => this.schedule(this.lastBatch > BURST ? GATHER_MS : PROMPT_MS);
    this.schedule(POLL_MS);
  }

  /** Ends after the batch that is being delivered. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.db.onEvents = () => undefined;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  /** Delivers everything that waits; for tests and for a clean end. */
  async drain(): Promise<void> {
    await this.running;
    while ((await this.deliverBatch()) > 0);
  }

  private schedule(inMs: number): void {
    if (this.stopped) return;
    const at = performance.now() + inMs;
    if (this.timer && this.due <= at) return;
    if (this.timer) clearTimeout(this.timer);
    this.due = at;
    this.timer = setTimeout(() => { this.timer = null; this.tick(); }, inMs);
    this.timer.unref();
  }

  private tick(): void {
    if (this.running) return this.schedule(GATHER_MS);
    this.running = this.deliverBatch()
      .then(
        (count) => {
          this.lastBatch = count;
          this.schedule(count === BATCH ? 0 : POLL_MS);
        },
        (error: unknown) => {
          if (!this.stopped) this.log.error({ err: error }, 'events could not be delivered');
          this.schedule(POLL_MS);
        },
      )
      .finally(() => { this.running = null; });
  }

  private async deliverBatch(): Promise<number> {
    const events = await this.db.asDispatcher((db) => this.claim(db));
    const heard = events.filter(({ name }) => this.subscriptions.has(name));
    for (const [tenantId, own] of byTenant(heard)) await this.deliverToTenant(tenantId, own);
    return events.length;
  }

  private async claim(db: UnitOfWork): Promise<DomainEvent[]> {
    if (Date.now() - this.cleanedAt > 3_600_000) {
      this.cleanedAt = Date.now();
      await db.rows(FORGET);
    }
    const events = await db.commitWith((last) => last.rows<DomainEvent>(CLAIM, [[...this.subscriptions.keys()]]));
    return events.sort((a, b) => a.id - b.id);
  }

  /** All events of a tenant in one transaction; if one fails, each in its own, so that it holds up no other. */
  private async deliverToTenant(tenantId: number, events: readonly DomainEvent[]): Promise<void> {
    if (events.length > 1) {
      try {
        await this.handOver(tenantId, events);
        return;
      } catch (error) {
        this.log.warn({ err: error, tenantId }, 'a batch of events failed, they are delivered one by one');
      }
    }
    for (const event of events) {
      try {
        await this.handOver(tenantId, [event]);
      } catch (error) {
        this.log.error({ err: error, event: event.name, id: event.id }, 'a listener failed, it is tried again later');
        await this.db.asDispatcher((db) => db.rows(FAILED, [event.id, error instanceof Error ? error.message : String(error)]));
      }
    }
  }

  private handOver(tenantId: number, events: readonly DomainEvent[]): Promise<void> {
    return this.db.withTenant({ tenantId, memberId: null }, async (db) => {
      for (const event of events) {
        for (const { listener } of this.subscriptions.get(event.name) ?? []) await listener(event, db);
      }
      await db.commitWith((last) => last.rows(DELIVERED, [events.map(({ id }) => id)]));
    });
  }
}

function byTenant(events: readonly DomainEvent[]): Map<number, DomainEvent[]> {
  const groups = new Map<number, DomainEvent[]>();
  for (const event of events) {
    const group = groups.get(event.tenant_id);
    if (group) group.push(event);
    else groups.set(event.tenant_id, [event]);
  }
  return groups;
}
