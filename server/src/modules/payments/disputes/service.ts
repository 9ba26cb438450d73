import { disputeMove, type Payment } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { stopMethod } from '../autopay/repository';
import type { ExpenseService } from '../expenses/service';
import type { Moves } from '../moves';
import type { Told } from '../providers/provider';
import { addRefund, pendingCents } from '../refunds/repository';
import { paymentByRef, payments } from '../repository';
import { addDispute, disputeByRef, saveDispute, type StoredDispute } from './repository';

type ToldDispute = Extract<Told, { kind: 'dispute' }>;

interface Parts {
  readonly platform: Platform;
  readonly moves: Moves;
  readonly expenses: ExpenseService;
}

/**
 * A client asks their bank for money back. What is in dispute stays put: it counts as paid, cannot be given back or used, until the bank has decided. Won,
 * it is free again; lost, it goes the way of a refund and is asked for again.
 */
export class DisputeService {
  constructor(private readonly parts: Parts) {}

  /** In any order; what is decided stays so. False: the payment is not known yet. */
  async hear(db: Db, told: ToldDispute): Promise<boolean> {
    const known = await paymentByRef(db, 'stripe', told.intent_ref);
    if (!known) return false;
    await this.parts.platform.api('proposal_and_invoice').invoices.lockParts(db, known.project_id);
    const payment = await payments.lock(db, known.id);
    const { tz } = await this.parts.platform.api('auth_and_admin').tenant(db);
    const today = localDay(this.parts.platform.clock(), tz);
    const due = told.evidence_due_at === null ? null : localDay(new Date(told.evidence_due_at), tz);
    const before = (await disputeByRef(db, told.ref)) ?? (await this.#open(db, payment, { told, today, due }));
    if (before.status !== 'open') {
      // Overtaken by the decision; of its fee, too, the decision has the last word.
      if (told.status !== 'open') await this.#fee(db, before, told);
      return true;
    }
    const after = await this.#change(db, payment, { before, told, today, due });
    await this.#fee(db, after, told);
    return true;
  }

  async #open(
    db: Db,
    payment: Payment,
    { told, today, due }: { told: ToldDispute; today: string; due: string | null },
  ): Promise<StoredDispute> {
    const { id: payment_id, project_id } = payment;
    const { ref, cents: amount_cents, reason, is_inquiry } = told;
    const made = { project_id, payment_id, ref, amount_cents, reason, is_inquiry, evidence_due_on: due, opened_on: today };
    const dispute = await addDispute(db, made);
    // Nothing is charged by itself while a bank decides whether it may be.
    await stopMethod(db, { projectId: project_id, why: 'dispute', now: this.parts.platform.clock().toISOString() });
    this.#note(db, payment_id, 'disputed');
    db.emit('payments.dispute.opened@1', { dispute_id: dispute.id, project_id });
    return dispute;
  }

  async #change(
    db: Db,
    payment: Payment,
    { before, told, today, due }: { before: StoredDispute; told: ToldDispute; today: string; due: string | null },
  ): Promise<StoredDispute> {
    // What a refund on its way has taken is not there to be held.
    const move = { told, frozen_cents: before.frozen_cents, pending_cents: await pendingCents(db, payment.id) };
    const { frozen_cents, disputed_cents, taken_cents: cents } = disputeMove(payment, move);
    if (cents > 0) {
      const row = {
        payment,
        amount_cents: cents,
        kind: 'dispute',
        status: 'succeeded',
        reason: `Dispute lost: ${told.reason}`,
        on: today,
      } as const;
      const refundId = await addRefund(db, row);
      if (refundId === null) throw new Error('The lost dispute was not kept');
      await this.parts.moves.takeBack(db, { payment, cents, refundId, disputed_cents });
      db.emit('payments.payment.refunded@1', { payment_id: payment.id, project_id: payment.project_id });
    } else if (disputed_cents !== payment.disputed_cents) {
      await payments.patch(db, { id: payment.id, changes: { disputed_cents } });
    }
    const isOpen = told.status === 'open';
    const after = {
      ...{ ...before, status: told.status, is_inquiry: told.is_inquiry, evidence_due_on: due ?? before.evidence_due_on },
      ...{ frozen_cents, closed_on: isOpen ? null : today },
    };
    await saveDispute(db, after);
    if (isOpen) return after;
    this.#note(db, payment.id, told.status === 'won' ? 'dispute_won' : 'dispute_lost');
    db.emit('payments.dispute.closed@1', { dispute_id: before.id, project_id: payment.project_id });
    return after;
  }

  /** What the provider charges is a bill of the project, once; it goes where the provider gives it back. */
  async #fee(db: Db, dispute: StoredDispute, { fee_cents, ref }: ToldDispute): Promise<void> {
    if (fee_cents === dispute.fee_cents) return;
    const { expenses, platform } = this.parts;
    if (dispute.expense_id !== null) await expenses.putAway(db, { id: dispute.expense_id, isAway: true });
    const { tz } = await platform.api('auth_and_admin').tenant(db);
    const bill = { project_id: dispute.project_id, category: 'fees' as const, vendor: 'Stripe', note: `Dispute ${ref}`, tax_cents: 0 };
    const spent_on = localDay(platform.clock(), tz);
    const made = fee_cents > 0 ? await expenses.create(db, { ...bill, amount_cents: fee_cents, spent_on }) : null;
    await saveDispute(db, { ...dispute, fee_cents, expense_id: made?.id ?? null });
  }

  #note(db: Db, id: number, kind: string): void {
    this.parts.platform.api('records').of('payments').record(db, { subject_type: 'payment', subject_id: id, kind });
  }
}
