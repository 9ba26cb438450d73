import type { NewTick, Tick } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';

/** The last tick of each line of a project. */
export function lastTicks(db: Db, projectId: number): Promise<Tick[]> {
  return db.rows<Tick>(
    `select distinct on (item) item, done, at, by_id, client_id::text from floral_recipe_builder_tick
     where project_id = $1 order by item, at desc, client_id desc`,
    [projectId],
  );
}

/** Writes ticks down once each. None was made later than now. */
export async function saveTicks(
  db: Db,
  { projectId, ticks, lateMs }: { projectId: number; ticks: readonly NewTick[]; lateMs: number },
): Promise<void> {
  await db.rows(
    `insert into floral_recipe_builder_tick (project_id, client_id, item, done, at, by_id)
     select $1, t.client_id, t.item, t.done, least(t.at + make_interval(secs => $3 / 1000.0), now()), $4
     from jsonb_to_recordset($2::jsonb) as t(client_id uuid, item text, done boolean, at timestamptz)
     on conflict (tenant_id, project_id, client_id) do nothing`,
    [projectId, JSON.stringify(ticks), lateMs, db.memberId],
  );
}

interface Came {
  readonly ingredient_id: number;
  readonly ordered_units: number;
  readonly kept_units: number;
}

/** What the orders of a project bring, what came instead of something else as well. */
export function cameFor(db: Db, projectId: number): Promise<Came[]> {
  return db.rows<Came>(
    `select l.ingredient_id, sum(l.ordered_units)::int as ordered_units, sum(l.received_units - l.rejected_units)::int as kept_units
     from floral_recipe_builder_order o
     join floral_recipe_builder_order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id
     where o.project_ids @> array[$1::int] and o.status not in ('draft', 'reviewed', 'cancelled')
     group by l.ingredient_id`,
    [projectId],
  );
}
