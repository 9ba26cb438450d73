import type { InvoicesApi } from './invoices/api';

export type { InvoicesApi, InvoiceWanted, MovedPart, OpenPart } from './invoices/api';

/** What other modules may ask of proposals and invoices. Every call runs in the caller's transaction and so in its tenant. */
export interface ProposalAndInvoiceApi {
  readonly invoices: InvoicesApi;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    proposal_and_invoice: ProposalAndInvoiceApi;
  }
}
