import type { Suppression, SuppressionReason } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';

const TABLE = 'transactional_emails_suppression';
const FIELDS = `id, email, reason, detail, at, reason <> 'complaint' as can_lift`;

export function suppressionPage(
  db: Db,
  query: { page: number; page_size: number; search?: string | undefined },
): Promise<CountedPage<Suppression>> {
  const filter = new FilterBuilder(['true']).words((word) => `email like ${word}`, query.search).build();
  return countedPage<Suppression>(db, { table: TABLE, columns: FIELDS, filter, order: 'at desc, id desc', query });
}

/** Why an address gets no mail; undefined: it does. */
export async function suppressionOf(db: Db, email: string): Promise<Suppression | undefined> {
  return (await db.rows<Suppression>(`select ${FIELDS} from ${TABLE} where email = $1`, [email.toLowerCase()]))[0];
}

export async function findSuppression(db: Db, id: number): Promise<Suppression | undefined> {
  return (await db.rows<Suppression>(`select ${FIELDS} from ${TABLE} where id = $1`, [id]))[0];
}

/** A complaint counts for more than what was known before, and nothing for more than a complaint. */
export async function suppress(
  db: Db,
  { email, reason, detail = '' }: { email: string; reason: SuppressionReason; detail?: string },
): Promise<Suppression> {
  const [row] = await db.rows<Suppression>(
    `insert into ${TABLE} as held (email, reason, detail, created_by_id) values ($1, $2, $3, $4)
     on conflict (tenant_id, email) do update set
       reason = case when held.reason = 'complaint' then held.reason else excluded.reason end,
       detail = case when held.reason = 'complaint' then held.detail else excluded.detail end
     returning ${FIELDS}`,
    [email.toLowerCase(), reason, detail.slice(0, 500), db.memberId],
  );
  if (!row) throw new Error('The address was not written.');
  return row;
}

export async function lift(db: Db, id: number): Promise<void> {
  await db.rows(`delete from ${TABLE} where id = $1 and reason <> 'complaint'`, [id]);
}
