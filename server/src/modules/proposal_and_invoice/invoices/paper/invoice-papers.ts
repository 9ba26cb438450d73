import path from 'node:path';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../../platform/db/db';
import type { Bytes } from '../../../../platform/define-module';
import type { Platform } from '../../../../platform/platform';
import { invoices } from '../repository';
import { readSettings } from '../settings/repository';
import type { InvoiceOnPaper } from './invoice-paper';

const TEMPLATE = path.join(import.meta.dirname, 'invoice-paper.ts');

/** Invoices on paper: what is told is read in a transaction, and laid out outside of it. */
export class InvoicePapers {
  constructor(private readonly platform: Pick<Platform, 'api' | 'documents' | 'fillers'>) {}

  /** What paper says of an invoice. */
  async of(db: Db, invoice: Invoice): Promise<InvoiceOnPaper> {
    const { name: business, locale, brand } = await this.platform.api('auth_and_admin').tenant(db);
    const { seller } = await readSettings(db);
    const credited = invoice.credit_of_id === null ? undefined : await invoices.find(db, invoice.credit_of_id);
    const texts = await Promise.all(this.platform.fillers('proposal_and_invoice.how_to_pay').map((filler) => filler.transferText(db)));
    return {
      ...{ invoice, business, seller, locale, accent: brand.primary ?? null },
      creditOf: credited?.number ?? null,
      transferText: texts.filter(Boolean).join('\n\n'),
    };
  }

  /** The same invoice is the same file, byte for byte. Never inside a transaction. */
  async print(paper: InvoiceOnPaper): Promise<Bytes> {
    return pdfAnswer(await this.platform.documents.render(TEMPLATE, paper), paper.invoice);
  }
}

/** A file of an invoice under its number. */
export const pdfAnswer = (bytes: Buffer, { number, id }: Pick<Invoice, 'id' | 'number'>): Bytes => ({
  kind: 'bytes',
  bytes,
  type: 'application/pdf',
  headers: { 'content-disposition': `inline; filename="${number ?? `draft-${id}`}.pdf"`, 'cache-control': 'private, no-store' },
});
