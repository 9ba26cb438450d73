import type { Db } from '../db/db';

/** An event of this business that a module has not heard. */
export interface OpenDelivery {
  readonly event: number;
  readonly module: string;
  readonly name: string;
  readonly at: string;
  /** `failed`: given up. `waiting`: tried before, and tried again at `due_at`. */
  readonly state: 'failed' | 'waiting';
  readonly attempts: number;
  readonly due_at: string;
  readonly failure: string;
  /** Later events about the same thing, which wait for this one. */
  readonly behind: number;
}

export interface DeliveryKey {
  readonly event: number;
  readonly module: string;
}

const LIST = `select d.event_id as event, d.module, o.name, o.at, d.state, d.attempts, d.due_at, coalesce(d.failure, '') as failure,
    (select count(*)::int from platform_event_delivery later where later.tenant_id = d.tenant_id and later.module = d.module and later.subject = d.subject
      and later.event_id > d.event_id and later.state in ('waiting', 'held', 'failed')) as behind
  from platform_event_delivery d join platform_outbox o on o.tenant_id = d.tenant_id and o.id = d.event_id
  where d.state = 'failed' or (d.state = 'waiting' and d.failure is not null) order by d.state, d.event_id limit 100`;
const COUNT = `select count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'held')::int as held
  from platform_event_delivery where state in ('waiting', 'held', 'failed')`;
/** Anew: with all its attempts, and at once. */
const RETRY = `update platform_event_delivery set state = 'waiting', attempts = 0, due_at = now(), changed_at = now()
  where (state = 'failed' or (state = 'waiting' and failure is not null)) and ($1::bigint is null or (event_id = $1 and module = $2)) returning event_id`;
const DISCARD = `update platform_event_delivery set state = 'discarded', reason = $3, closed_by_id = $4::int, changed_at = now()
  where event_id = $1 and module = $2 and (state = 'failed' or (state = 'waiting' and failure is not null)) returning event_id`;

export function openDeliveries(db: Db): Promise<OpenDelivery[]> {
  return db.rows<OpenDelivery>(LIST);
}

export interface DeliveryCounts {
  readonly failed: number;
  readonly waiting: number;
  readonly held: number;
}

export async function countDeliveries(db: Db): Promise<DeliveryCounts> {
  return (await db.rows<DeliveryCounts>(COUNT))[0] ?? { failed: 0, waiting: 0, held: 0 };
}

/** One, or all that failed. Answers how many there were. */
export async function retryDeliveries(db: Db, key: DeliveryKey | null): Promise<number> {
  return (await db.rows(RETRY, [key?.event ?? null, key?.module ?? null])).length;
}

export async function discardDelivery(db: Db, { event, module, reason }: DeliveryKey & { reason: string }): Promise<boolean> {
  return (await db.rows(DISCARD, [event, module, reason, db.memberId])).length > 0;
}
