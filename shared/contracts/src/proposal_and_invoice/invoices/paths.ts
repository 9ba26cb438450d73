import type { Paths } from '../../core/define-routes';

const at = '/api/proposal_and_invoice/invoices';

export const invoicePaths = {
  listInvoices: `GET ${at}/`,
  createInvoice: `POST ${at}/`,
  getInvoice: `GET ${at}/:id/`,
  updateInvoice: `PATCH ${at}/:id/`,
  discardInvoice: `DELETE ${at}/:id/`,
  issueInvoice: `POST ${at}/:id/issue/`,
  voidInvoice: `POST ${at}/:id/void/`,
  creditInvoice: `POST ${at}/:id/credit/`,
  invoicePdf: `GET ${at}/:id/pdf/`,
  checkEInvoice: `GET ${at}/:id/e-invoice/`,
  eInvoiceFile: `GET ${at}/:id/e-invoice/:form/`,
  writeOffInvoice: `POST ${at}/:id/write-off/`,
} as const satisfies Paths;
