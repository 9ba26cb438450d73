import type { operations } from '@butterfly/contracts/proposal_and_invoice';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import { liveReply, recordReply } from '../../../platform/records/record-reply';
import { invoicePage } from './repository';
import type { EInvoices } from './e-invoice/e-invoices';
import type { InvoicePapers } from './paper/invoice-papers';
import type { InvoiceService } from './service';

type InvoiceHandlers = Pick<
  Handlers<typeof operations>,
  | 'listInvoices'
  | 'createInvoice'
  | 'getInvoice'
  | 'updateInvoice'
  | 'discardInvoice'
  | 'issueInvoice'
  | 'voidInvoice'
  | 'creditInvoice'
  | 'checkEInvoice'
  | 'eInvoiceFile'
  | 'invoicePdf'
  | 'writeOffInvoice'
>;

interface Parts {
  readonly service: InvoiceService;
  readonly papers: InvoicePapers;
  readonly eInvoices: EInvoices;
}

export function invoiceHandlers({ service, papers, eInvoices }: Parts): InvoiceHandlers {
  return {
    listInvoices: async ({ query, tx }) =>
      pageAnswer({ path: '/api/proposal_and_invoice/invoices/', query, ...(await tx((db) => invoicePage(db, query))) }),
    createInvoice: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    getInvoice: async ({ params, tx }) => liveReply(await tx((db) => service.read(db, params.id))),
    updateInvoice: async ({ params, body: patch, headers, tx }) =>
      liveReply(await tx((db) => service.update(db, { id: params.id, patch, ifMatch: headers['if-match'] }))),
    discardInvoice: async ({ params, tx }) => {
      await tx((db) => service.discard(db, params.id));
    },
    issueInvoice: async ({ params, tx }) => liveReply(await tx((db) => service.issue(db, params.id))),
    voidInvoice: async ({ params, body, tx }) => liveReply(await tx((db) => service.void(db, { id: params.id, reason: body.reason }))),
    creditInvoice: async ({ params, body: { reason, amount_cents: amount }, tx }) =>
      recordReply(await tx((db) => service.credit(db, { id: params.id, reason, amount })), 201),
    invoicePdf: async ({ params, tx }) => papers.print(await tx(async (db) => papers.of(db, await service.read(db, params.id)))),
    checkEInvoice: ({ params, tx }) => tx((db) => eInvoices.check(db, params.id)),
    eInvoiceFile: async ({ params: { id, form }, tx }) => eInvoices.file(await tx((db) => eInvoices.read(db, id)), form),
    writeOffInvoice: async ({ params, body, tx }) =>
      liveReply(await tx((db) => service.writeOff(db, { id: params.id, reason: body.reason }))),
  };
}
