import path from 'node:path';
import { taxShare, type BillTo, type EInvoiceCheck, type EInvoiceForm, type Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../../platform/db/db';
import type { Bytes } from '../../../../platform/define-module';
import { AppError } from '../../../../platform/http/app-error';
import type { Platform } from '../../../../platform/platform';
import { billToOf } from '../bill-to';
import { EU } from '../country-of';
import { pdfAnswer, type InvoicePapers } from '../paper/invoice-papers';
import { invoices } from '../repository';
import type { InvoiceService } from '../service';
import { eInvoiceOf } from './document';
import type { FacturX } from './factur-x-paper';
import { missingFor } from './missing';
import { ublOf } from './ubl';

const TEMPLATE = path.join(import.meta.dirname, 'factur-x-paper.ts');

/** Invoices for programs, by EN 16931. Where something is missing that the norm asks for, there is a list of it and no file. */
export class EInvoices {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'documents'>,
    private readonly invoices: InvoiceService,
    private readonly papers: InvoicePapers,
  ) {}

  async check(db: Db, id: number): Promise<EInvoiceCheck> {
    const { told, tz } = await this.#read(db, id);
    const { country } = told.seller;
    return { is_offered: country === '' ? tz.startsWith('Europe/') : EU.has(country), missing: missingFor(told) };
  }

  /** What a file is made of. @throws AppError `proposal_and_invoice.e_invoice_incomplete` with what is missing */
  async read(db: Db, id: number): Promise<FacturX> {
    const { told, paper } = await this.#read(db, id);
    const missing = missingFor(told);
    if (missing.length > 0) throw new AppError('proposal_and_invoice.e_invoice_incomplete', { missing });
    return { told, paper };
  }

  /** Never inside a transaction. */
  async file(facturX: FacturX, form: EInvoiceForm): Promise<Bytes> {
    const { invoice } = facturX.told;
    if (form === 'pdf') return pdfAnswer(await this.platform.documents.render(TEMPLATE, facturX), invoice);
    const headers = { 'content-disposition': `attachment; filename="${invoice.number}.xml"`, 'cache-control': 'private, no-store' };
    return { kind: 'bytes', bytes: Buffer.from(ublOf(facturX.told)), type: 'application/xml', headers };
  }

  async #read(db: Db, id: number) {
    const invoice = await this.#withTaxes(db, await this.invoices.read(db, id));
    const paper = await this.papers.of(db, invoice);
    const { tz, name } = await this.platform.api('auth_and_admin').tenant(db);
    const buyer = await this.#buyer(db, invoice);
    const seller = { ...paper.seller, legal_name: paper.seller.legal_name || name };
    const { creditOf, transferText } = paper;
    // Both halves of a file name the same buyer.
    return {
      tz,
      paper: { ...paper, invoice: { ...invoice, bill_to: buyer } },
      told: eInvoiceOf({ invoice, seller, buyer, creditOf, transferText }),
    };
  }

  /** Whom it is for; what was not known when it was written may be known by now. */
  async #buyer(db: Db, { bill_to, project_id }: Invoice): Promise<BillTo> {
    if (bill_to.name !== '' && bill_to.country) return bill_to;
    const { name, email } = bill_to;
    const known = email === '' ? this.invoices.payerOf(db, project_id) : billToOf(db, { api: this.platform.api, name, email });
    return { ...(await known), ...filled(bill_to) };
  }

  /** Credit notes were once written without their taxes: theirs are those of the invoice, by their share. */
  async #withTaxes(db: Db, invoice: Invoice): Promise<Invoice> {
    if (invoice.taxes.length > 0 || invoice.credit_of_id === null) return invoice;
    const credited = await invoices.find(db, invoice.credit_of_id);
    return credited ? { ...invoice, taxes: taxShare(credited, invoice.total_cents) } : invoice;
  }
}

const filled = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== undefined)) as Partial<T>;
