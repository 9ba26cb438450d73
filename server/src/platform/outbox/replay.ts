import type { Db } from '../db/db';
import type { PooledDatabase } from '../db/pooled-database';
import type { Subscriptions } from './listener';

const MEET = `insert into platform_event_listener (module, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing returning module, name`;
/** Only what was distributed: what was not comes by itself. A line that is there already stays as it is. */
const REPLAY = `insert into platform_event_delivery (tenant_id, event_id, module, subject)
  select tenant_id, id, $1, coalesce(subject, name) from platform_outbox where delivered_at is not null and name = any ($2::text[]) and at >= $3::timestamptz
  order by id on conflict do nothing returning event_id`;

interface Listens {
  readonly module: string;
  readonly name: string;
}

/** Remembers who listens to what. Listeners that were not there at the last start and say `whenNew: 'replay'` get all that is still kept. */
export async function startReplays(db: PooledDatabase, subscriptions: Subscriptions): Promise<void> {
  const all = [...subscriptions].flatMap(([module, names]) => [...names.keys()].map((name) => ({ module, name })));
  await db.asDispatcher(async (tx) => {
    const fresh = await tx.rows<Listens>(MEET, [all.map(({ module }) => module), all.map(({ name }) => name)]);
    for (const { module, name } of fresh) {
      if (subscriptions.get(module)?.get(name)?.whenNew === 'replay') await replay(tx, { module, names: [name], since: '-infinity' });
    }
  });
}

/**
 * Has a module hear events again that it did not get, as far as they are kept (a week). In a tenant's transaction: that business's.
 * Answers how many there are.
 */
export async function replay(
  db: Db,
  { module, names, since }: { module: string; names: readonly string[]; since: string },
): Promise<number> {
  return (await db.rows(REPLAY, [module, names, since])).length;
}
