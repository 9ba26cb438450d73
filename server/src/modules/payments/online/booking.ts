import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { addMethod } from '../autopay/repository';
import type { Followed, Outcome, PaymentProvider } from '../providers/provider';
import { paymentByRef, payments } from '../repository';
import type { RefundService } from '../refunds/service';
import type { PaymentService } from '../service';
import { findAttempt, lockAttempt, patchAttempt, type Attempt } from './attempts.repository';

interface Parts {
  readonly platform: Platform;
  readonly service: PaymentService;
  readonly refunds: RefundService;
}

type Paid = Extract<Outcome, { status: 'paid' }>;

/** What has to be done outside of the transaction once it has committed. */
export interface After {
  /** Refunds to be sent: of money that was paid twice. */
  readonly refundIds: readonly number[];
}

const NOTHING: After = { refundIds: [] };

/**
 * Says in the books what a provider says. Whoever brings the word – its own message, the page the client returns to, the hourly look – comes through
 * here, and what came is booked once: by the payment's own name at the provider. What a second payment of the same finds nothing open for goes back.
 */
export class Booking {
  constructor(private readonly parts: Parts) {}

  async hear(db: Db, attemptId: number, outcome: Outcome): Promise<After> {
    const attempt = await findAttempt(db, attemptId);
    if (!attempt) return NOTHING;
    if (outcome.status === 'paid') return this.#paid(db, attempt, outcome);
    if (outcome.status === 'open') return NOTHING;
    const held = await lockAttempt(db, attemptId);
    if (held?.status !== 'open') return NOTHING;
    await patchAttempt(db, attemptId, { status: outcome.status, ...(outcome.status === 'failed' && { error: outcome.error }) });
    if (outcome.status === 'failed' && held.kind === 'checkout') await this.#tellFailed(db, held);
    return NOTHING;
  }

  /** A bank that took days has not paid: client and staff do not look at a page by then. */
  async #tellFailed(db: Db, { project_id, invoice_id }: Attempt): Promise<void> {
    const { invoices } = this.parts.platform.api('proposal_and_invoice');
    const asked = await invoices.asked(db, { until: '9999-12-31', limit: 500, projectId: project_id });
    const part = asked.find((one) => one.invoice_id === invoice_id);
    if (part) db.emit('payments.payment.failed@1', { project_id, installment_id: part.installment_id, nth: 1, next_on: null });
  }

  /** Fee and card, once the provider knows them. */
  async follow(db: Db, attempt: Attempt, { fee_cents, card }: Followed): Promise<void> {
    const held = await lockAttempt(db, attempt.id);
    if (!held || held.followed_at !== null) return;
    const payment = held.intent_ref ? await paymentByRef(db, held.provider, held.intent_ref) : undefined;
    if (payment && fee_cents !== null) await payments.patch(db, { id: payment.id, changes: { fee_cents } });
    const wantsCard = held.wants_autopay && held.kind !== 'autopay';
    const now = this.parts.platform.clock().toISOString();
    if (wantsCard && card) {
      const { project_id, provider, consent_text, consent_ip, created_at, tried_on: agreed_on } = held;
      await addMethod(db, { ...card, project_id, provider, consent_text, consent_ip, consent_at: created_at, agreed_on, now });
    }
    // Stripe needs a moment for the fee; it is asked again until it says.
    if (fee_cents !== null && (!wantsCard || card)) await patchAttempt(db, held.id, { followed_at: now });
  }

  async #paid(db: Db, attempt: Attempt, { intent_ref, cents, currency }: Paid): Promise<After> {
    const { id, kind, provider, project_id, invoice_id: invoiceId } = attempt;
    if (kind === 'setup') {
      await patchAttempt(db, id, { status: 'paid' });
      return NOTHING;
    }
    if (currency !== attempt.currency) throw new Error(`Attempt ${id} was paid in ${currency}, and asked for in ${attempt.currency}.`);
    const { invoices } = this.parts.platform.api('proposal_and_invoice');
    await invoices.lockParts(db, project_id);
    const number = (await invoices.find(db, invoiceId))?.number ?? '';
    const note = kind === 'autopay' ? `Charged by itself for ${number}` : `Paid online for ${number}`;
    const came = { project_id, amount_cents: cents, method: 'card' as const, received_on: await this.#today(db), note, invoiceId };
    const made = await this.parts.service.book(db, { ...came, provider, ref: intent_ref });
    await patchAttempt(db, id, { status: 'paid', intent_ref });
    if (!made || made.credit_cents === 0) return NOTHING;
    const refund = { amount_cents: made.credit_cents, reason: 'Paid twice: nothing of it was open any more' };
    const refundId = await this.parts.refunds.begin(db, made, refund);
    return { refundIds: refundId === null ? [] : [refundId] };
  }

  async #today(db: Db): Promise<string> {
    const { tz } = await this.parts.platform.api('auth_and_admin').tenant(db);
    return localDay(this.parts.platform.clock(), tz);
  }
}

/** What a provider knows of an attempt now. */
export function outcomeOf(provider: PaymentProvider, { kind, session_ref, intent_ref }: Attempt): Promise<Outcome> {
  if (kind === 'autopay') return intent_ref ? provider.lookAtCharge(intent_ref) : Promise.resolve({ status: 'open' });
  return session_ref ? provider.look(session_ref) : Promise.resolve({ status: 'open' });
}
