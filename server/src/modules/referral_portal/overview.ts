import type { Overview } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { worthOf } from './earnings/worth';

type Counts = Pick<Overview, 'applied' | 'bank_waiting' | 'drafts' | 'earnings' | 'partners' | 'referrals_waiting'>;

const SUM = (status: string) => `coalesce(sum(amount_cents) filter (where status = '${status}'), 0)`;

/** What waits for the team, and what partners brought and cost. */
export async function overviewOf(db: Db, platform: Pick<Platform, 'api'>): Promise<Overview> {
  const [counts] = await db.rows<Counts>(
    `select (select count(*)::int from referral_portal_partner where status = 'approved') as partners,
       (select count(*)::int from referral_portal_partner where status = 'applied') as applied,
       (select count(*)::int from referral_portal_referral where status = 'submitted') as referrals_waiting,
       (select count(*)::int from referral_portal_bank where state = 'requested') as bank_waiting,
       (select count(*)::int from referral_portal_payout where status = 'draft') as drafts,
       (select json_build_object('pending_cents', ${SUM('pending')}, 'available_cents', ${SUM('approved')}, 'in_payout_cents', ${SUM('in_payout')},
         'paid_cents', ${SUM('paid')}) from referral_portal_commission) as earnings`,
  );
  if (!counts) throw new Error('Counting answered nothing');
  const { currency } = await platform.api('auth_and_admin').tenant(db);
  const brought = await db.rows<{ id: number }>(
    `select distinct partner_id as id from referral_portal_referral where project_id is not null and status <> 'rejected' order by 1 limit 200`,
  );
  let [collected_net_cents, commission_cents] = [0, 0];
  for (const { id } of brought) {
    const worth = await worthOf(db, { platform, partnerId: id });
    collected_net_cents += worth.collected_net_cents;
    commission_cents += worth.commission_cents;
  }
  return { currency, ...counts, collected_net_cents, commission_cents };
}
