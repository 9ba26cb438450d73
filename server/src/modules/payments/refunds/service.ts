import { leftToRefund, type NewRefund, type Payment } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { Moves } from '../moves';
import type { Refunded, Told } from '../providers/provider';
import type { PaymentProviders } from '../providers/providers';
import { paymentByRef, payments, refOf } from '../repository';
import { addRefund, endRefund, findRefund, lockRefund, pendingCents, refundByRef, unsentRefunds } from './repository';

interface Parts {
  readonly platform: Platform;
  readonly moves: Moves;
  readonly providers: PaymentProviders;
}

type ToldRefund = Extract<Told, { kind: 'refund' }>;

/**
 * Money that goes back. What came through Stripe goes back through Stripe: asked for in one transaction, sent outside of any, and taken off what was
 * paid when Stripe says that it has gone.
 */
export class RefundService {
  constructor(private readonly parts: Parts) {}

  /**
   * Answers the refund that has still to be sent, or null where nothing has to.
   *
   * @throws AppError `not_found`, `payments.more_than_came`
   */
  async ask(db: Db, { id, refund: { amount_cents, reason } }: { id: number; refund: NewRefund }): Promise<number | null> {
    const { project_id } = await payments.read(db, id);
    const payment = await this.#hold(db, project_id, id);
    if (amount_cents > leftToRefund(payment, await pendingCents(db, id))) throw new AppError('payments.more_than_came');
    return this.begin(db, payment, { amount_cents, reason });
  }

  /** Of a payment that is held, as much as is left of it at most. Answers the refund that has still to be sent. */
  async begin(db: Db, payment: Payment, { amount_cents, reason }: NewRefund): Promise<number | null> {
    const isSent = payment.provider === 'stripe';
    const row = { payment, amount_cents, kind: 'refund', reason, on: await this.#today(db) } as const;
    const refundId = await addRefund(db, { ...row, status: isSent ? 'pending' : 'succeeded' });
    if (refundId === null) throw new Error('The refund was not kept');
    this.#note(db, payment.id, isSent ? 'refund_asked' : 'refunded');
    if (isSent) return refundId;
    await this.#take(db, payment, { cents: amount_cents, refundId });
    return null;
  }

  /** Tells the provider; what it has taken already it does not take twice. Rejects where it is not reached: the refund waits. */
  async send(tenantId: number, refundId: number): Promise<void> {
    const { platform, providers } = this.parts;
    const tx = <T>(work: (db: Db) => Promise<T>) => platform.db.withTenant({ tenantId, memberId: null }, work);
    const known = await tx(async (db) => {
      const row = await findRefund(db, refundId);
      if (!row || row.status !== 'pending') return null;
      const [provider, intent_ref] = [await providers.named(db, 'stripe'), await refOf(db, row.payment_id)];
      return provider && intent_ref !== null ? { provider, intent_ref, cents: row.amount_cents } : null;
    });
    if (!known) return;
    const { provider, intent_ref, cents } = known;
    const answer = await provider.refund({ once: `butterfly-refund-${tenantId}-${refundId}`, refundId, intent_ref, cents });
    await tx((db) => this.#end(db, refundId, answer));
  }

  /** Those that did not reach the provider. */
  async sendWaiting(tenantId: number): Promise<void> {
    const { platform } = this.parts;
    const waiting = await platform.db.withTenant({ tenantId, memberId: null }, (db) => unsentRefunds(db));
    for (const { id } of waiting)
      await this.send(tenantId, id).catch((error: unknown) =>
        platform.log.error({ err: error, tenantId, refundId: id }, 'a refund did not reach the provider; it is sent again'),
      );
  }

  /** What the provider tells by itself; also what was given back on its own pages. False: the payment is not known yet. */
  async hear(db: Db, told: ToldRefund): Promise<boolean> {
    const payment = await paymentByRef(db, 'stripe', told.intent_ref);
    if (!payment) return false;
    const known = (await refundByRef(db, 'stripe', told.ref)) ?? (told.refundId === null ? undefined : { id: told.refundId });
    const row = known && (await findRefund(db, known.id));
    if (row && row.payment_id === payment.id) {
      await this.#end(db, row.id, told);
      return true;
    }
    if (told.status !== 'failed') await this.#fromOutside(db, payment, told);
    return true;
  }

  async #fromOutside(db: Db, known: Payment, { cents, ref, status }: ToldRefund): Promise<void> {
    const payment = await this.#hold(db, known.project_id, known.id);
    const amount_cents = Math.min(cents, leftToRefund(payment, await pendingCents(db, known.id)));
    if (amount_cents <= 0) return;
    const row = { payment, amount_cents, kind: 'refund', reason: 'Given back at Stripe', on: await this.#today(db), ref } as const;
    const refundId = await addRefund(db, { ...row, status: status === 'succeeded' ? 'succeeded' : 'pending' });
    if (refundId === null) return;
    this.#note(db, payment.id, 'refunded');
    if (status === 'succeeded') await this.#take(db, payment, { cents: amount_cents, refundId });
  }

  /** Told twice, or in another order, it ends once. */
  async #end(db: Db, refundId: number, { ref, status, error }: Pick<Refunded, 'error' | 'ref' | 'status'>): Promise<void> {
    const first = await findRefund(db, refundId);
    if (!first) return;
    const payment = await this.#hold(db, first.project_id, first.payment_id);
    const row = await lockRefund(db, refundId);
    if (!row || row.status !== 'pending') return;
    await endRefund(db, { id: refundId, status, ref: ref === '' ? null : ref, error, on: await this.#today(db) });
    if (status === 'succeeded') await this.#take(db, payment, { cents: row.amount_cents, refundId });
    if (status !== 'failed') return;
    this.#note(db, payment.id, 'refund_failed');
    db.emit('payments.refund.failed@1', { payment_id: payment.id, project_id: payment.project_id });
  }

  async #take(db: Db, payment: Payment, { cents, refundId }: { cents: number; refundId: number }): Promise<void> {
    await this.parts.moves.takeBack(db, { payment, cents, refundId });
    db.emit('payments.payment.refunded@1', { payment_id: payment.id, project_id: payment.project_id });
  }

  /** Parts first, then the payment: the order in which everybody holds them. */
  async #hold(db: Db, projectId: number, paymentId: number): Promise<Payment> {
    await this.parts.platform.api('proposal_and_invoice').invoices.lockParts(db, projectId);
    return payments.lock(db, paymentId);
  }

  async #today(db: Db): Promise<string> {
    const { tz } = await this.parts.platform.api('auth_and_admin').tenant(db);
    return localDay(this.parts.platform.clock(), tz);
  }

  #note(db: Db, id: number, kind: string): void {
    this.parts.platform.api('records').of('payments').record(db, { subject_type: 'payment', subject_id: id, kind });
  }
}
