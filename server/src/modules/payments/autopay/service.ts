import { autopayDue, nextTry, openOf } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { addAttempt, findAttempt, patchAttempt, type Attempt } from '../online/attempts.repository';
import type { Settling } from '../online/settling';
import type { PaymentProvider } from '../providers/provider';
import type { PaymentProviders } from '../providers/providers';
import { activeMethod, activeMethods, triesWith, type StoredMethod } from './repository';

interface Parts {
  readonly platform: Platform;
  readonly providers: PaymentProviders;
  readonly settling: Settling;
}

interface Charge {
  readonly attempt: Attempt;
  readonly method: StoredMethod;
  readonly provider: PaymentProvider;
  readonly title: string;
}

/**
 * Charges saved cards on the day of each part, and twice more where that fails. Before each try it looks whether something of the part is still open: what
 * was paid in the meantime is not charged. Opens its own transactions.
 */
export class AutopayService {
  constructor(private readonly parts: Parts) {}

  /** All that a day brings. Twice on one day does nothing more. */
  async run(tenantId: number): Promise<void> {
    const methods = await this.#tx(tenantId, (db) => activeMethods(db));
    for (const { project_id } of methods)
      await this.#runProject(tenantId, project_id).catch((error: unknown) =>
        this.parts.platform.log.error({ err: error, tenantId, projectId: project_id }, 'a saved card was not charged; it is tried again'),
      );
  }

  async #runProject(tenantId: number, projectId: number): Promise<void> {
    const due = await this.#tx(tenantId, (db) => this.#due(db, projectId));
    // One after the other: what one pays is not open for the next.
    for (const { id, invoice_id } of due) {
      const charge = await this.#tx(tenantId, (db) => this.#begin(db, { projectId, installmentId: id, invoiceId: invoice_id }));
      if (charge) await this.#charge(tenantId, charge);
    }
  }

  async #due(db: Db, projectId: number): Promise<{ id: number; invoice_id: number }[]> {
    return (await this.#invoices().lockParts(db, projectId)).filter((part) => openOf(part) > 0 && part.due_on !== null);
  }

  /**
   * Null: nothing is open of it any more, or it is not its day. A try whose answer never came is made once more with the same words, so that it is
   * charged once.
   */
  async #begin(
    db: Db,
    { projectId, installmentId, invoiceId }: { projectId: number; installmentId: number; invoiceId: number },
  ): Promise<Charge | null> {
    const part = (await this.#invoices().lockParts(db, projectId)).find(({ id }) => id === installmentId);
    const method = await activeMethod(db, projectId);
    const invoice = await this.#invoices().find(db, invoiceId);
    const provider = method && (await this.parts.providers.named(db, method.provider));
    if (!part || !invoice || !method || !provider || openOf(part) === 0) return null;
    const tries = (await triesWith(db, method.id)).filter(({ installment_id }) => installment_id === installmentId);
    const title = `${part.label || invoice.title}, ${invoice.number ?? ''}`;
    const today = await this.#today(db);
    const days = tries.map(({ tried_on }) => tried_on);
    const left = tries.find(({ status }) => status === 'open');
    if (left) {
      const attempt = await findAttempt(db, left.id);
      return attempt && attempt.intent_ref === null && attempt.amount_cents <= openOf(part) ? { attempt, method, provider, title } : null;
    }
    if (!autopayDue({ due_on: part.due_on, agreed_on: method.agreed_on, tries: days }, today)) return null;
    const attempt = await addAttempt(db, {
      ...{ project_id: projectId, invoice_id: invoiceId, installment_id: installmentId, kind: 'autopay', provider: method.provider },
      ...{ amount_cents: openOf(part), currency: invoice.currency, wants_autopay: false, consent_text: '', consent_ip: '' },
      ...{ tried_on: today, nth: tries.length + 1, method_id: method.id },
    });
    return attempt && { attempt, method, provider, title };
  }

  async #charge(tenantId: number, { attempt, method, provider, title }: Charge): Promise<void> {
    const { id: attemptId, amount_cents: cents, currency } = attempt;
    const order = { once: `butterfly-autopay-${tenantId}-${attemptId}`, attemptId, cents, currency, title, card: method };
    const outcome = await provider.charge(order);
    await this.parts.settling.book(tenantId, attemptId, outcome);
    await this.#tx(tenantId, async (db) => {
      if (outcome.intent_ref) await patchAttempt(db, attemptId, { intent_ref: outcome.intent_ref });
      if (outcome.status === 'failed') await this.#tell(db, attempt);
    });
  }

  /** Which one it was, and when it is tried again. */
  async #tell(db: Db, { project_id, installment_id, method_id, nth }: Attempt): Promise<void> {
    if (installment_id === null || method_id === null) return;
    const tries = (await triesWith(db, method_id)).filter((one) => one.installment_id === installment_id);
    const next_on = nextTry(tries.map(({ tried_on }) => tried_on));
    db.emit('payments.payment.failed@1', { project_id, installment_id, nth: nth ?? 1, next_on });
  }

  async #today(db: Db): Promise<string> {
    const { tz } = await this.parts.platform.api('auth_and_admin').tenant(db);
    return localDay(this.parts.platform.clock(), tz);
  }

  #tx<T>(tenantId: number, work: (db: Db) => Promise<T>): Promise<T> {
    return this.parts.platform.db.withTenant({ tenantId, memberId: null }, work);
  }

  #invoices() {
    return this.parts.platform.api('proposal_and_invoice').invoices;
  }
}
