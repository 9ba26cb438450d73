import { autopayConsent, openOf, type PayInput, type PayPage, type PayStarted } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { Bytes, Call } from '../../platform/define-module';
import { readerOf, type Reader } from '../../platform/clients/reader';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { siteAddress } from '../../platform/http/requests/site-address';
import { spokenLanguage } from '../../platform/public-pages/page-language';
import { defineLink } from '../../platform/public-links/link-kind';
import { localDay } from '../../platform/time/local-time';
import { activeMethod, stopMethod } from './autopay/repository';
import type { Checkout } from './online/checkout';
import type { Settling } from './online/settling';
import { readPaySettings } from './pay-settings';
import { addLink, invoiceOfLink } from './repository';

/** Whoever has it sees an invoice and pays it. Only its hash is kept. */
const PAY_LINK = defineLink({ name: 'payments.invoice', subject: 'payments.link', scopes: ['pay'], forgottenAfterDays: 30 });

type Visit = { readonly token: string } & Pick<Call, 'headers' | 'ip'>;
const CLOSED = new Set<Invoice['status']>(['draft', 'void', 'credited', 'written_off']);

/** The client's side of an invoice. Opens its own transactions. */
export class PayDoor {
  constructor(
    private readonly platform: Platform,
    private readonly online: { readonly checkout: Checkout; readonly settling: Settling },
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
    return this.#within(visit, (db, invoice) => this.#page(db, invoice, visit));
  }

  /** The invoice on paper. */
  async print(visit: Visit): Promise<Bytes> {
    const { papers } = this.platform.api('proposal_and_invoice').invoices;
    return papers.print(await this.#within(visit, (db, invoice) => papers.of(db, invoice)));
  }

  /**
   * To the page of the provider; with the test provider it is paid at once, and nothing is charged.
   *
   * @throws AppError `payments.not_online`, `payments.more_than_open`, `payments.provider_failed`
   */
  pay(visit: Visit, wanted: PayInput): Promise<PayStarted> {
    return this.#start(visit, wanted);
  }

  /** Nothing is charged now: the card is noted for what is due later. */
  setUpAutopay(visit: Visit, { key, consent_language }: Pick<PayInput, 'consent_language' | 'key'>): Promise<PayStarted> {
    return this.#start(visit, { amount_cents: null, key, autopay: true, consent_language });
  }

  /** Back from the page of the provider, which may have told already, or not yet. */
  async returned(visit: Visit): Promise<PayPage> {
    const { tenantId, id } = await this.#within(visit, (db, invoice) => Promise.resolve({ tenantId: db.tenantId, id: invoice.id }));
    await this.online.settling.lookAtInvoice(tenantId, id);
    return this.read(visit);
  }

  stopAutopay(visit: Visit): Promise<PayPage> {
    return this.#within(visit, async (db, invoice) => {
      await stopMethod(db, { projectId: invoice.project_id, why: 'client', now: this.platform.clock().toISOString() });
      return this.#page(db, invoice, visit);
    });
  }

  async #start(
    visit: Visit,
    { consent_language, ...wanted }: Omit<PayInput, 'amount_cents'> & { readonly amount_cents: number | null },
  ): Promise<PayStarted> {
    const { checkout } = this.online;
    const { begun, tenantId } = await this.#within(visit, async (db, invoice) => {
      const language = consent_language ?? (await this.#readerOf(db, invoice, visit)).language;
      return { begun: await checkout.begin(db, invoice, { ...wanted, language, ip: visit.ip }), tenantId: db.tenantId };
    });
    const backTo = `${siteAddress(this.platform.env, visit.headers)}/payments/pay/${encodeURIComponent(visit.token)}?returned=1`;
    const go_to = begun && (await checkout.open(tenantId, begun, backTo));
    return { ...(await this.read(visit)), go_to };
  }

  #within<T>({ token, headers, ip }: Visit, work: (db: Db, invoice: Invoice) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit({ kind: PAY_LINK, token, headers, ip }, async (db, seen) => {
      const id = seen.state === 'open' ? await invoiceOfLink(db, seen.link.subject_id) : undefined;
      const invoice = id === undefined ? undefined : await this.platform.api('proposal_and_invoice').invoices.find(db, id);
      if (!invoice) throw new AppError('not_found');
      return work(db, invoice);
    });
  }

  /** Whether something of the project is due on a day to come. */
  async #hasLater(db: Db, projectId: number): Promise<boolean> {
    const today = await this.#today(db);
    const { parts } = await this.platform.api('proposal_and_invoice').invoices.ofProject(db, projectId);
    return parts.some((part) => openOf(part) > 0 && part.due_on !== null && part.due_on > today);
  }

  async #today(db: Db): Promise<string> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    return localDay(this.platform.clock(), tz);
  }

  /** Who pays reads the page as they are written to; who is not known in the language of their browser. */
  async #readerOf(db: Db, { bill_to, project_id }: Pick<Invoice, 'bill_to' | 'project_id'>, { headers }: Visit): Promise<Reader> {
    const email = bill_to.email || (await this.platform.mail.addressOfClient(db, project_id));
    const browser = spokenLanguage({ chosen: undefined, acceptLanguage: headers['accept-language'] });
    return readerOf(db, this.platform, { email, browser });
  }

  async #page(db: Db, invoice: Invoice, visit: Visit): Promise<PayPage> {
    const { name: business, brand } = await this.platform.api('auth_and_admin').tenant(db);
    const { project_name, title, currency, issue_date, adjustments, waiver_cents, taxes, tax_mode, subtotal_cents } = invoice;
    const { total_cents, credited_cents, paid_cents, balance_cents, status } = invoice;
    const number = invoice.number ?? '';
    const { pay_by, transfer_text } = await readPaySettings(db, this.platform.env);
    const method = await activeMethod(db, invoice.project_id);
    const { language, locale } = await this.#readerOf(db, invoice, visit);
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
      ...{ pay_by, transfer_text, autopay_consent: autopayConsent(business, language), language, locale },
      can_autopay: pay_by !== 'transfer' && (await this.#hasLater(db, invoice.project_id)),
      autopay: method && { brand: method.brand, last4: method.last4, consent_at: method.consent_at },
    };
  }
}
