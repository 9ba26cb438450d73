import type { Db } from '../../../platform/db/db';
import type { PaymentProvider, Told } from '../providers/provider';

interface WaitingEvent {
  readonly provider: PaymentProvider['id'];
  readonly event_id: string;
  readonly told: Told;
}

/** False: it was told before. */
export async function addEvent(
  db: Db,
  { provider, id, told }: { provider: PaymentProvider['id']; id: string; told: Told },
): Promise<boolean> {
  const made = await db.rows(
    `insert into payments_provider_event (provider, event_id, told) values ($1, $2, $3::jsonb)
     on conflict (tenant_id, provider, event_id) do nothing returning event_id`,
    [provider, id, JSON.stringify(told)],
  );
  return made.length > 0;
}

/** Done; or it waits for a payment that is not known yet. */
export async function endEvent(
  db: Db,
  { provider, id, waitsFor }: { provider: PaymentProvider['id']; id: string; waitsFor: string | null },
): Promise<void> {
  await db.rows(
    `update payments_provider_event set waits_for = $3, processed_at = case when $3::text is null then now() end
     where provider = $1 and event_id = $2`,
    [provider, id, waitsFor],
  );
}

/** In the order in which they came. */
export function waitingEvents(db: Db, intentRef: string): Promise<WaitingEvent[]> {
  return db.rows<WaitingEvent>(
    `select provider, event_id, told from payments_provider_event where waits_for = $1 and processed_at is null
     order by received_at, event_id limit 100 for update`,
    [intentRef],
  );
}
