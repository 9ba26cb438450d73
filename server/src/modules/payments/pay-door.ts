import { openOf, type PayInput, type PayPage } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { Call } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { defineLink } from '../../platform/public-links/link-kind';
import { localDay } from '../../platform/time/local-time';
import { readPaySettings } from './pay-settings';
import { addLink, hasRef, invoiceOfLink } from './repository';
import type { PaymentService } from './service';

/** Whoever has it sees an invoice and pays it. Only its hash is kept. */
const PAY_LINK = defineLink({ name: 'payments.invoice', subject: 'payments.link', scopes: ['pay'], forgottenAfterDays: 30 });

type Visit = { readonly token: string } & Pick<Call, 'headers' | 'ip'>;
const CLOSED = new Set<Invoice['status']>(['draft', 'void', 'credited', 'written_off']);

/** The client's side of an invoice. Opens its own transactions. */
export class PayDoor {
  constructor(
    private readonly platform: Platform,
    private readonly service: PaymentService,
  ) {}

  async makeLink(db: Db, invoiceId: number): Promise<{ path: string }> {
    const invoice = await this.platform.api('proposal_and_invoice').invoices.find(db, invoiceId);
    if (!invoice) throw new AppError('not_found');
    if (CLOSED.has(invoice.status) || invoice.kind === 'credit_note') throw new AppError('payments.not_issued');
    return this.linkTo(db, invoice);
  }

  /** Of an invoice that is in force; `until` for who is let in now and asks again the next time. */
  async linkTo(
    db: Db,
    invoice: Pick<Invoice, 'id' | 'number' | 'project_id' | 'title'>,
    until: Date | null = null,
  ): Promise<{ path: string }> {
    const subjectId = await addLink(db, invoice);
    const label = `${invoice.number ?? ''} ${invoice.title}`.slice(0, 80);
    const { token } = await this.platform.links.create(db, PAY_LINK, { subjectId, scopes: ['pay'], label, expiresAt: until });
    return { path: `/payments/pay/${token}` };
  }

  read(visit: Visit): Promise<PayPage> {
    return this.#within(visit, (db, invoice) => this.#page(db, invoice));
  }

  /**
   * The test provider: it says yes to everything, and nothing is charged. Only where the installation has it.
   *
   * @throws AppError `payments.not_online`, `payments.more_than_open`
   */
  pay(visit: Visit, { amount_cents, key }: PayInput): Promise<PayPage> {
    return this.#within(visit, async (db, invoice) => {
      if (this.platform.env.PAYMENTS_PROVIDER !== 'test') throw new AppError('payments.not_online');
      const { invoices } = this.platform.api('proposal_and_invoice');
      const ref = `${invoice.id}:${key}`;
      await invoices.lockParts(db, invoice.project_id);
      const before = (await invoices.find(db, invoice.id)) ?? invoice;
      if (!(await hasRef(db, ref))) {
        const open = before.installments.reduce((sum, part) => sum + openOf(part), 0);
        if (CLOSED.has(before.status) || amount_cents > open) throw new AppError('payments.more_than_open');
        const received_on = await this.#today(db);
        const { project_id } = before;
        const note = `Paid online for ${before.number ?? ''}`;
        await this.service.record(db, {
          project_id,
          amount_cents,
          method: 'card',
          received_on,
          note,
          provider: 'test',
          ref,
          invoiceId: before.id,
        });
      }
      return this.#page(db, (await invoices.find(db, invoice.id)) ?? before);
    });
  }

  #within<T>({ token, headers, ip }: Visit, work: (db: Db, invoice: Invoice) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit({ kind: PAY_LINK, token, headers, ip }, async (db, seen) => {
      const id = seen.state === 'open' ? await invoiceOfLink(db, seen.link.subject_id) : undefined;
      const invoice = id === undefined ? undefined : await this.platform.api('proposal_and_invoice').invoices.find(db, id);
      if (!invoice) throw new AppError('not_found');
      return work(db, invoice);
    });
  }

  async #today(db: Db): Promise<string> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    return localDay(this.platform.clock(), tz);
  }

  async #page(db: Db, invoice: Invoice): Promise<PayPage> {
    const { name: business, brand } = await this.platform.api('auth_and_admin').tenant(db);
    const { project_name, title, currency, issue_date, adjustments, waiver_cents, taxes, tax_mode, subtotal_cents } = invoice;
    const { total_cents, credited_cents, paid_cents, balance_cents, status } = invoice;
    const number = invoice.number ?? '';
    const { pay_by, transfer_text } = await readPaySettings(db, this.platform.env);
    return {
      ...{ business, brand: brand.primary ?? null, project_name, number, title, currency, bill_to_name: invoice.bill_to.name },
      ...{ issue_date, today: await this.#today(db), adjustments, waiver_cents, tax_mode, subtotal_cents },
      ...{ total_cents, credited_cents, paid_cents, balance_cents },
      taxes: taxes.map(({ tax_bps, tax_cents }) => ({ tax_bps, tax_cents })),
      lines: invoice.lines.map(({ name, section, qty_milli, total_cents: cents }) => ({ name, section, qty_milli, total_cents: cents })),
      parts: invoice.installments.map(({ id, invoice_id, label, due_on, amount_cents, paid_cents: paid, waived_cents }) => ({
        ...{ id, invoice_id, number, label, due_on, amount_cents, paid_cents: paid, waived_cents },
      })),
      can_pay: !CLOSED.has(status) && balance_cents > 0,
      ...{ pay_by, transfer_text },
    };
  }
}
