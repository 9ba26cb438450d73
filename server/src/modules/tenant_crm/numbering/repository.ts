import type { Db } from '../../../platform/db/db';

/** Takes `count` project numbers out of the row of the tenant; answers the first of them. */
export async function takeNumbers(db: Db, count: number): Promise<number> {
  const [row] = await db.rows<{ last_number: number }>(
    `insert into tenant_crm_numbering (last_number) values ($1)
     on conflict (tenant_id) do update set last_number = tenant_crm_numbering.last_number + $1
     returning last_number`,
    [count],
  );
  if (!row) throw new Error('The numbering of projects answered no row');
  return row.last_number - count + 1;
}
