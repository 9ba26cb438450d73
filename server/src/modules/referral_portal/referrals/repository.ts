import type { ReferralQuery } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { referrals, type StoredReferral } from '../repository';

export function referralPage(db: Db, query: ReferralQuery): Promise<CountedPage<StoredReferral>> {
  const filter = new FilterBuilder([])
    .add((at) => `(name ilike ${at}::text or email ilike ${at}::text)`, query.search && likePattern(query.search))
    .add((at) => `partner_id = ${at}::int`, query.partner)
    .add((at) => `status = ${at}::text`, query.status)
    .build();
  const order = query.ordering === 'referred_at' ? 'referred_at, id' : 'referred_at desc, id desc';
  return countedPage<StoredReferral>(db, { table: referrals.name, as: referrals.name, columns: referrals.columns, filter, order, query });
}

/** Whom a partner has sent, the last first. */
export const referralsOf = (db: Db, partnerId: number): Promise<StoredReferral[]> =>
  db.rows<StoredReferral>(
    `select ${referrals.columns} from ${referrals.name} where partner_id = $1 order by referred_at desc, id desc limit 500`,
    [partnerId],
  );

/** The referral that counts for a lead, held. */
export async function lockOfLead(db: Db, leadId: number): Promise<StoredReferral | undefined> {
  const sql = `select ${referrals.columns} from ${referrals.name} where lead_id = $1 and status <> 'rejected' for update`;
  return (await db.rows<StoredReferral>(sql, [leadId]))[0];
}

/** Who counts for a lead or a project already, but for one. */
export async function countedFor(
  db: Db,
  { leadId, projectId, exceptId = null }: { leadId: number | null; projectId: number | null; exceptId?: number | null },
): Promise<boolean> {
  const rows = await db.rows(
    `select 1 as one from ${referrals.name} where status <> 'rejected' and id is distinct from $3::int
     and ((lead_id is not null and lead_id = $1::int) or (project_id is not null and project_id = $2::int)) limit 1`,
    [leadId, projectId, exceptId],
  );
  return rows.length > 0;
}
