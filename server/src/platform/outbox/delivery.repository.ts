import type { Db } from '../db/db';
import type { DomainEvent } from './domain-events';

/** An event on its way to one module. */
export interface Delivery extends DomainEvent<never> {
  readonly module: string;
  readonly subject: string;
  /** With this one. */
  readonly attempts: number;
}

/** Which deliveries of one business and module. */
export interface Place {
  readonly tenantId: number;
  readonly module: string;
}

export const BATCH = 200;
/** The last comes more than an hour after the first: longer than most of what breaks and is repaired. */
export const MAX_ATTEMPTS = 12;
/** What is being delivered is taken for broken off after so long, and tried again. */
export const LEASE_SECONDS = 60;

/** Takers go one after the other: who takes must see what was taken before, or a later event would overtake. Held for one statement. */
const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(4201873)';

/** Gives each module that listens its line. What nobody listens to is done by being seen; what was given up before there were lines stays given up. */
export const DISTRIBUTE = `with seen as (
    update platform_outbox o set delivered_at = now(), claimed_until = null
    from (select tenant_id, id from platform_outbox where delivered_at is null and (claimed_until is null or claimed_until < now()) order by id limit ${BATCH} for update skip locked) as next
    where o.tenant_id = next.tenant_id and o.id = next.id
    returning o.tenant_id, o.id, o.name, o.subject, o.attempts, o.failure),
  lines as (
    insert into platform_event_delivery (tenant_id, event_id, module, subject, state, attempts, failure)
    select seen.tenant_id, seen.id, heard.module, coalesce(seen.subject, seen.name), case when seen.attempts >= 10 then 'failed' else 'waiting' end, seen.attempts, seen.failure
    from seen join unnest($1::text[], $2::text[]) as heard (name, module) on heard.name = seen.name
    on conflict do nothing)
  select count(*)::int as count from seen`;

/** What waits behind an earlier one that failed is looked at again after so long, not in every round: there may be thousands. */
const BEHIND_SECONDS = 2;

/**
 * One earlier delivery of the same subject. A look for one row in the index of what is open, whatever the planner knows of the table:
 * as a join it took half a second for 600 that waited, until the table had been analysed.
 */
const EARLIER = `from platform_event_delivery e where e.tenant_id = w.tenant_id and e.module = w.module and e.subject = w.subject
  and e.event_id < w.event_id and e.state in ('waiting', 'held', 'failed')`;

/** The oldest that are due, module by module, and none whose subject has an earlier one that is not. */
export const TAKE = `update platform_event_delivery d set attempts = d.attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
  from (select due.* from unnest($1::text[], $2::int[]) as free (module, most) cross join lateral (
      select w.tenant_id, w.event_id, w.module from platform_event_delivery w
      where w.module = free.module and w.state = 'waiting' and w.due_at <= now()
        and (select true ${EARLIER} and (e.state <> 'waiting' or e.due_at > now()) limit 1) is null
      order by w.event_id limit free.most) as due) as next
  join platform_outbox o on o.tenant_id = next.tenant_id and o.id = next.event_id
  where d.tenant_id = next.tenant_id and d.event_id = next.event_id and d.module = next.module
  returning o.id, o.name, o.tenant_id, o.actor_id, o.at, o.payload, d.module, d.subject, d.attempts`;

/**
 * Of those that are due: what an earlier one of the same subject that has failed keeps from being taken. Subject by subject, so that a long
 * queue of one is gone through once, and not once for each that waits in it. That
 * it waits is said in words that leave only the index which begins with the subject.
 */
export const DEFER = `with subjects as materialized (
    select distinct tenant_id, module, subject from platform_event_delivery where module = any ($1::text[]) and state = 'waiting' and due_at <= now()),
  blocked as materialized (
    select s.*, (select e.event_id from platform_event_delivery e
        where e.tenant_id = s.tenant_id and e.module = s.module and e.subject = s.subject and e.state in ('waiting', 'held', 'failed')
          and (e.state <> 'waiting' or (e.due_at > now() and e.failure is not null))
        order by e.event_id limit 1) as behind
    from subjects s)
  update platform_event_delivery w set due_at = now() + interval '${BEHIND_SECONDS} seconds'
  from blocked b where b.behind is not null and w.tenant_id = b.tenant_id and w.module = b.module and w.subject = b.subject
    and w.event_id > b.behind and w.state in ('waiting', 'held', 'failed') and w.state not in ('held', 'failed') and w.due_at <= now()`;

const DELIVERED = `update platform_event_delivery set state = 'delivered', failure = null, changed_at = now()
  where tenant_id = $1 and module = $2 and event_id = any ($3::bigint[]) and state = 'waiting'`;
/** Later each time: 2, 4, 8 … seconds, at most every 17 minutes. */
const FAILED = `update platform_event_delivery set failure = $4, changed_at = now(), state = case when attempts >= ${MAX_ATTEMPTS} then 'failed' else state end,
  due_at = now() + make_interval(secs => power(2, least(attempts, 10)))
  where tenant_id = $1 and module = $2 and event_id = $3 and state = 'waiting'`;
/** Not tried after all. */
const PUT_BACK = `update platform_event_delivery set state = $4, attempts = greatest(attempts - 1, 0), due_at = now(), changed_at = now()
  where tenant_id = $1 and module = $2 and event_id = any ($3::bigint[]) and state = 'waiting'`;
const HELD = `select tenant_id as "tenantId", module from platform_event_delivery where state = 'held' and module = any ($1::text[]) group by tenant_id, module limit 10000`;
const RESUME = `update platform_event_delivery set state = 'waiting', due_at = now(), changed_at = now() where state = 'held' and tenant_id = $1 and module = $2`;
/** What is open stays longer: for a person to decide, and for a plugin to be switched on again. */
const FORGET = `delete from platform_outbox o where o.delivered_at < now() - interval '7 days' and (o.delivered_at < now() - interval '90 days'
  or not exists (select from platform_event_delivery d where d.tenant_id = o.tenant_id and d.event_id = o.id and d.state in ('waiting', 'held', 'failed')))`;

/** For the last words of a transaction: distributes what is new and takes what is due for the modules that are free, in one way to the database. */
export async function take(
  db: Db,
  {
    heard,
    free,
    oneAtATime,
    defers,
  }: {
    heard: readonly (readonly [name: string, module: string])[];
    /** Modules that are not at work, and how many each gets at most. */
    free: ReadonlyMap<string, number>;
    oneAtATime: boolean;
    /** Whether what waits behind a failed one is put off, so that the next rounds need not look at it. */
    defers: boolean;
  },
): Promise<{ seen: number; taken: Delivery[] }> {
  const modules = [...free.keys()];
  const [, , [seen], taken] = await Promise.all([
    oneAtATime ? db.rows(ONE_AT_A_TIME) : [],
    defers ? db.rows(DEFER, [modules]) : [],
    db.rows<{ count: number }>(DISTRIBUTE, [heard.map(([name]) => name), heard.map(([, module]) => module)]),
    db.rows<Delivery>(TAKE, [modules, [...free.values()]]),
  ]);
  return { seen: seen?.count ?? 0, taken: taken.sort((a, b) => a.id - b.id) };
}

const ids = (deliveries: readonly Delivery[]) => deliveries.map(({ id }) => id);

/** In the transaction in which they were heard. */
export async function markDelivered(db: Db, { tenantId, module }: Place, deliveries: readonly Delivery[]): Promise<void> {
  await db.rows(DELIVERED, [tenantId, module, ids(deliveries)]);
}

export async function markFailed(
  db: Db,
  { tenantId, module }: Place,
  { delivery, failure }: { delivery: Delivery; failure: string },
): Promise<void> {
  await db.rows(FAILED, [tenantId, module, delivery.id, failure.slice(0, 2_000)]);
}

export async function requeue(
  db: Db,
  { tenantId, module }: Place,
  { deliveries, state }: { deliveries: readonly Delivery[]; state: 'waiting' | 'held' | 'skipped' },
): Promise<void> {
  await db.rows(PUT_BACK, [tenantId, module, ids(deliveries), state]);
}

/** Businesses and modules with something held. */
export function heldPlaces(db: Db, modules: readonly string[]): Promise<Place[]> {
  return db.rows<Place>(HELD, [modules]);
}

export async function resume(db: Db, { tenantId, module }: Place): Promise<void> {
  await db.rows(RESUME, [tenantId, module]);
}

export async function forgetOld(db: Db): Promise<void> {
  await db.rows(FORGET);
}
