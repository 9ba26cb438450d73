import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../platform/db/db';

/** What is reserved on each day of a range, asked for one day after the other: what is written first, and is right. */
export async function freePerDay(
  db: Db,
  { thing, from, days }: { readonly thing: number; readonly from: string; readonly days: number },
): Promise<number> {
  let least = Infinity;
  for (let at = 0; at < days; at += 1) {
    const [row] = await db.rows<{ free: number }>(
      `select (coalesce((select sum(qty) from inventory_transaction where item_id = $1), 0)
         - coalesce((select sum(qty - lost_qty) from inventory_reservation
             where item_id = $1 and state not in ('quoted', 'cancelled', 'closed') and protected_from <= $2::date and protected_to > $2::date), 0))::int as free`,
      [thing, addDays(from, at)],
    );
    least = Math.min(least, row?.free ?? 0);
  }
  return least;
}

/** How many there are of all things, added up from all that came and went. */
export function summedStock(db: Db): Promise<{ item_id: number; on_hand: number }[]> {
  return db.rows('select item_id, sum(qty)::int as on_hand from inventory_transaction group by item_id order by item_id');
}
