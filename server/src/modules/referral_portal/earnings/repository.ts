import type { CommissionQuery } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { commissions, referrals, type StoredCommission, type StoredReferral } from '../repository';

/** The referral that counts for a project, held. */
export async function lockCounted(db: Db, projectId: number): Promise<StoredReferral | undefined> {
  const sql = `select ${referrals.columns} from ${referrals.name} where project_id = $1 and status in ('accepted', 'converted', 'paid', 'lost') for update`;
  return (await db.rows<StoredReferral>(sql, [projectId]))[0];
}

export const commissionsOf = (db: Db, referralId: number): Promise<StoredCommission[]> =>
  db.rows<StoredCommission>(`select ${commissions.columns} from ${commissions.name} where referral_id = $1 order by id`, [referralId]);

export function commissionPage(db: Db, query: CommissionQuery): Promise<CountedPage<StoredCommission>> {
  const filter = new FilterBuilder([])
    .add((at) => `partner_id = ${at}::int`, query.partner)
    .add((at) => `status = ${at}::text`, query.status)
    .build();
  return countedPage<StoredCommission>(db, {
    ...{ table: commissions.name, as: commissions.name, columns: commissions.columns, filter, order: 'earned_on desc, id desc', query },
  });
}

/** Makes what was held until a day available; those that were not so before. */
export const ripen = (db: Db, today: string): Promise<{ id: number; partner_id: number; kind: 'clawback' | 'earn' }[]> =>
  db.rows<{ id: number; partner_id: number; kind: 'clawback' | 'earn' }>(
    `update ${commissions.name} set status = 'approved', version = version + 1, updated_at = now()
     where status = 'pending' and hold_until <= $1::date returning id, partner_id, kind`,
    [today],
  );

/** What was not paid out yet is not owed any more. */
export async function cancelOpen(db: Db, referralId: number): Promise<void> {
  await db.rows(
    `update ${commissions.name} set status = 'cancelled', version = version + 1, updated_at = now(), updated_by_id = $2
     where referral_id = $1 and status in ('pending', 'approved')`,
    [referralId, db.memberId],
  );
}
