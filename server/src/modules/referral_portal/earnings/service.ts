import { newlyEarned, type EarnedRow, type NewEarned } from '@butterfly/contracts/referral_portal';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { partners } from '../partners/repository';
import { commissions, referrals, type StoredCommission, type StoredReferral } from '../repository';
import { agreedOf } from './agreed';
import { commissionsOf, lockCounted, ripen } from './repository';

/** What partners earn of the money of projects. Every method runs in the transaction it is given, and may be asked again. */
export class EarningService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  /** Whatever has moved in a project: what is earned or taken back by it, and was not noted yet. */
  async settle(db: Db, projectId: number): Promise<void> {
    const referral = await lockCounted(db, projectId);
    if (!referral) return;
    const known = await commissionsOf(db, referral.id);
    const { status } = await partners.read(db, referral.partner_id);
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const rows = newlyEarned({
      terms: referral.terms,
      agreed: await agreedOf(db, { platform: this.platform, projectId }),
      since: localDay(new Date(referral.referred_at), tz),
      moves: await this.platform.api('payments').moves(db, projectId),
      doneOn: referral.done_on,
      known: known.filter((row) => row.status !== 'cancelled').map(asEarned),
    });
    // Who has left earns nothing more; what goes back is theirs all the same.
    for (const row of rows) if (row.kind === 'clawback' || status !== 'removed') await this.#keep(db, { referral, row, known });
  }

  /** What was held long enough is available. Twice on one day does nothing more. */
  async ripen(db: Db): Promise<void> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    for (const { id, partner_id, kind } of await ripen(db, localDay(this.platform.clock(), tz)))
      if (kind === 'earn') db.emit('referral_portal.commission.approved@1', { commission_id: id, partner_id });
  }

  async #keep(
    db: Db,
    { referral, row, known }: { referral: StoredReferral; row: NewEarned; known: readonly StoredCommission[] },
  ): Promise<void> {
    const { currency } = await this.platform.api('auth_and_admin').tenant(db);
    const { agreed, on, ...figures } = row;
    const reversed =
      row.kind === 'earn' ? undefined : known.find(({ kind, payment_id }) => kind === 'earn' && payment_id === row.payment_id);
    // What is taken back waits with what it takes from; of what was given out already it is taken with the next payout.
    const isHeld = reversed === undefined || reversed.status === 'pending';
    await commissions.insert(db, {
      ...{ ...figures, ...agreed, currency, referral_id: referral.id, partner_id: referral.partner_id, project_id: referral.project_id },
      status: isHeld ? 'pending' : 'approved',
      earned_on: on,
      hold_until: reversed?.hold_until ?? addDays(on, referral.terms.hold_days),
    });
    if (referral.status === 'accepted') await referrals.patch(db, { id: referral.id, changes: { status: 'converted' } });
  }
}

const asEarned = ({
  kind,
  payment_id,
  refund_id,
  counted_cents,
  base_cents,
  amount_cents,
  gross_cents,
  net_cents,
}: StoredCommission): EarnedRow => ({
  ...{ kind, payment_id, refund_id, counted_cents, base_cents, amount_cents, agreed: { gross_cents, net_cents } },
});
