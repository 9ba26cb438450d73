import type { PayoutQuery, PayoutRun } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { commissions, payouts, type StoredPayout } from '../repository';

/** A partner with something to pay out. */
export interface Owed {
  readonly partner_id: number;
  readonly partner_name: string;
  readonly available_cents: number;
  readonly currency: string;
  readonly min_payout_cents: number;
  readonly is_active: boolean;
  readonly has_signed: boolean;
}

export type LeftOut = PayoutRun['left_out'][number];

/** Two that run at the same moment: the second waits and finds nothing left. */
export async function lockRun(db: Db): Promise<void> {
  await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('referral_portal.run'))`, [db.tenantId]);
}

export const owed = (db: Db): Promise<Owed[]> =>
  db.rows<Owed>(
    `select partner.id as partner_id, partner.company as partner_name, sum(amount_cents)::bigint as available_cents, currency,
       program.min_payout_cents, partner.status <> 'applied' as is_active, partner.agreement_signed_at is not null as has_signed
     from ${commissions.name} commission join referral_portal_partner partner on partner.id = commission.partner_id
     join referral_portal_program program on program.id = partner.program_id
     where commission.status = 'approved' group by partner.id, partner.company, partner.status, partner.agreement_signed_at, currency, program.min_payout_cents
     having sum(amount_cents) <> 0 order by lower(partner.company), partner.id`,
  );

/** All that is available of a partner goes into a payout. */
export async function takeIn(db: Db, { partnerId, payoutId }: { partnerId: number; payoutId: number }): Promise<void> {
  await db.rows(
    `update ${commissions.name} set status = 'in_payout', payout_id = $2, version = version + 1, updated_at = now(), updated_by_id = $3
     where partner_id = $1 and status = 'approved'`,
    [partnerId, payoutId, db.memberId],
  );
}

/** What is in a payout is paid, or available again. Answers the referrals it is of. */
export async function moveOn(db: Db, { payoutId, to }: { payoutId: number; to: 'approved' | 'paid' }): Promise<number[]> {
  const rows = await db.rows<{ referral_id: number }>(
    `update ${commissions.name} set status = $2, payout_id = case when $2 = 'paid' then payout_id end, version = version + 1, updated_at = now(), updated_by_id = $3
     where payout_id = $1 returning referral_id`,
    [payoutId, to, db.memberId],
  );
  return [...new Set(rows.map(({ referral_id }) => referral_id))];
}

export async function markReferralsPaid(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(
    `update referral_portal_referral set status = 'paid', version = version + 1, updated_at = now() where id = any ($1::int[]) and status = 'converted'`,
    [ids],
  );
}

export function payoutPage(db: Db, query: PayoutQuery): Promise<CountedPage<StoredPayout>> {
  const filter = new FilterBuilder([]).add((at) => `status = ${at}::text`, query.status).build();
  return countedPage<StoredPayout>(db, {
    table: payouts.name,
    as: payouts.name,
    columns: payouts.columns,
    filter,
    order: 'id desc',
    query,
  });
}

export const payoutsWith = (db: Db, status: string): Promise<StoredPayout[]> =>
  db.rows<StoredPayout>(`select ${payouts.columns} from ${payouts.name} where status = $1 order by id limit 5000`, [status]);
