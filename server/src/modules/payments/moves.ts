import { refundNewestFirst, type Payment, type Share } from '@butterfly/contracts/payments';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { allocate, payments, sharesOf } from './repository';

interface Taken {
  /** Held, as its parts are. */
  readonly payment: Payment;
  readonly cents: number;
  readonly refundId: number;
  /** What stays put afterwards; as before, unless it says so. */
  readonly disputed_cents?: number;
}

/** Moves money between payments and the parts of invoices; the one place where it is done. Parts are held by whoever calls. */
export class Moves {
  constructor(private readonly platform: Pick<Platform, 'api'>) {}

  async pay(db: Db, payment: Payment, shares: readonly Share[], refundId: number | null = null): Promise<void> {
    if (shares.length === 0) return;
    await allocate(db, { payment, refundId, shares });
    await this.platform.api('proposal_and_invoice').invoices.move(db, { projectId: payment.project_id, moved: shares });
  }

  /** Credit first, then the newest share. */
  async takeBack(db: Db, { payment, cents, refundId, disputed_cents = payment.disputed_cents }: Taken): Promise<void> {
    const { id, credit_cents } = payment;
    const back = refundNewestFirst(await sharesOf(db, [id]), { credit_cents, cents });
    const shares = back.shares.map((share) => ({ ...share, cents: -share.cents }));
    await this.pay(db, payment, shares, refundId);
    const changes = { refunded_cents: payment.refunded_cents + cents, credit_cents: credit_cents - back.credit_cents, disputed_cents };
    await payments.patch(db, { id, changes });
  }
}
