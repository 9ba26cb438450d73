import { allocateOldestFirst, openOf, type NewPayment, type Payment, type ProjectMoney } from '@butterfly/contracts/payments';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import { NumberSeries } from '../../platform/numbers/number-series';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';
import { projectMoney } from './money-of';
import type { Moves } from './moves';
import { paymentByRef, payments, paymentsOf, withCredit } from './repository';

const receipts = new NumberSeries({ name: 'payments.receipt', template: '{prefix}{year}-{number:4}', prefix: 'R-' });

/** Money as it came, and by whom it was told. */
type Came = NewPayment & {
  readonly provider?: Payment['provider'];
  readonly ref?: string;
  /** It was paid for this invoice and for no other. */
  readonly invoiceId?: number;
};

/** The rules of money that comes and goes back. Knows no HTTP; every method runs in the transaction it is given. */
export class PaymentService {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock'>,
    private readonly moves: Moves,
  ) {}

  /** What a person notes. @throws AppError `payments.in_the_future` */
  async note(db: Db, came: NewPayment): Promise<ProjectMoney> {
    const { today } = await this.#project(db, came.project_id);
    if (came.received_on > today) throw new AppError('payments.in_the_future');
    return this.record(db, came);
  }

  async record(db: Db, came: Came): Promise<ProjectMoney> {
    await this.book(db, came);
    return this.money(db, came.project_id);
  }

  /**
   * Whoever notes money of a project waits here for whoever does so already: nothing is paid twice. Null: it was told of before, by a second press
   * or by a provider that says everything twice.
   */
  async book(db: Db, came: Came): Promise<Payment | null> {
    const { project_id, amount_cents, method, received_on, note, provider = 'manual', ref = null, invoiceId } = came;
    const { currency } = await this.#project(db, project_id);
    const parts = await this.#invoices().lockParts(db, project_id);
    if (ref !== null && (await paymentByRef(db, provider, ref))) return null;
    const asked = parts.filter(({ invoice_id }) => invoiceId === undefined || invoice_id === invoiceId);
    const isFirst = (await paymentsOf(db, project_id)).length === 0;
    const { shares, credit_cents } = allocateOldestFirst(asked, amount_cents);
    const { text: receipt_number } = await receipts.take(db, { on: received_on });
    const made = await payments.insert(db, {
      ...{ project_id, amount_cents, currency, method, provider, provider_ref: ref, received_on, note, receipt_number, credit_cents },
    });
    await this.moves.pay(db, made, shares);
    this.#note(db, made.id, 'received');
    db.emit('payments.payment.succeeded@1', { payment_id: made.id, project_id });
    if (isFirst) db.emit('payments.project.first_payment@1', { project_id });
    const open = parts.reduce((sum, part) => sum + openOf(part), 0);
    if (open > 0 && open === amount_cents - credit_cents) db.emit('payments.project.fully_paid@1', { project_id });
    return made;
  }

  /** Pays what is open with what earlier payments have left. */
  async useCredit(db: Db, projectId: number): Promise<ProjectMoney> {
    await this.#project(db, projectId);
    let parts = await this.#invoices().lockParts(db, projectId);
    for (const payment of await withCredit(db, projectId)) {
      const { shares, credit_cents } = allocateOldestFirst(parts, payment.credit_cents);
      if (shares.length === 0) break;
      await this.moves.pay(db, payment, shares);
      await payments.patch(db, { id: payment.id, changes: { credit_cents } });
      this.#note(db, payment.id, 'credit_used');
      const paid = new Map(shares.map(({ installment_id, cents }) => [installment_id, cents]));
      parts = parts.map((part) => ({ ...part, paid_cents: part.paid_cents + (paid.get(part.id) ?? 0) }));
    }
    return this.money(db, projectId);
  }

  async waive(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<ProjectMoney> {
    await this.#project(db, projectId);
    await this.#invoices().waive(db, { projectId, installmentId: id });
    return this.money(db, projectId);
  }

  /** All the money of a project. @throws AppError `not_found` */
  async money(db: Db, projectId: number): Promise<ProjectMoney> {
    const project = await this.#project(db, projectId);
    return projectMoney(db, { project, invoices: await this.#invoices().ofProject(db, projectId) });
  }

  async #project(db: Db, id: number): Promise<{ id: number; name: string; currency: string; today: string }> {
    const project = await this.platform.api('tenant_crm').project(db, id);
    if (!project) throw new AppError('not_found');
    const { tz, currency } = await this.platform.api('auth_and_admin').tenant(db);
    return { id, name: project.name, currency, today: localDay(this.platform.clock(), tz) };
  }

  #invoices() {
    return this.platform.api('proposal_and_invoice').invoices;
  }

  #note(db: Db, id: number, kind: string): void {
    this.platform.api('records').of('payments').record(db, { subject_type: 'payment', subject_id: id, kind });
  }
}
