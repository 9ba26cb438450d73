import * as z from 'zod';
import { idParam, pageOf } from '../../core/primitives';
import { eInvoiceCheck, eInvoiceForm } from './e-invoice.schema';
import { creditInput, invoice, invoicePatch, invoiceQuery, invoiceRow, newInvoice, reason } from './schema';

const one = { access: 'plugin', params: z.object({ id: idParam }) } as const;
const notDraft = 'proposal_and_invoice.invoice_is_issued';
const bodyLimit = 512 * 1_024;

/** What invoices answer: from a draft to a number, and what takes an issued one back. */
export const invoiceOperations = {
  listInvoices: { summary: 'Invoices, the newest first', access: 'plugin', query: invoiceQuery, ok: pageOf(invoiceRow) },
  createInvoice: {
    summary: 'Begin an invoice; it has no number until it is issued',
    access: 'plugin',
    idempotent: true,
    body: newInvoice,
    bodyLimit,
    ok: invoice,
    status: 201,
    errors: ['not_found'],
  },
  getInvoice: { summary: 'Read an invoice with its parts; the answer has an ETag', ...one, ok: invoice },
  updateInvoice: {
    summary: 'Change a draft; needs If-Match. A 412 carries the saved invoice as `current`',
    ...one,
    body: invoicePatch,
    bodyLimit,
    ok: invoice,
    errors: ['precondition_required', 'version_conflict', notDraft],
  },
  discardInvoice: { summary: 'Throw a draft away', ...one, feature: 'delete_records', errors: [notDraft] },
  issueInvoice: {
    summary: 'Give a draft its number; from now on it stays as it is',
    ...one,
    idempotent: true,
    ok: invoice,
    errors: [notDraft, 'proposal_and_invoice.invoice_is_empty'],
  },
  voidInvoice: {
    summary: 'Take an issued invoice back on which nothing was paid; its number stays taken',
    ...one,
    feature: 'delete_records',
    body: reason,
    ok: invoice,
    errors: ['invalid_transition', 'proposal_and_invoice.invoice_has_payments'],
  },
  creditInvoice: {
    summary: 'A credit note over an amount, or over all that the invoice comes to; set against its last open parts',
    ...one,
    feature: 'approve_discount',
    idempotent: true,
    body: creditInput,
    ok: invoice,
    status: 201,
    errors: ['invalid_transition', 'proposal_and_invoice.credit_too_large'],
  },
  invoicePdf: {
    summary: 'An invoice on paper, as PDF',
    ...one,
    ratePerMember: 30,
    ok: z.unknown(),
    answer: 'handler',
  },
  checkEInvoice: {
    summary: 'Whether there is an electronic invoice by EN 16931, and what is missing for it',
    ...one,
    ok: eInvoiceCheck,
  },
  eInvoiceFile: {
    summary: 'An electronic invoice by EN 16931: a PDF with its XML inside, or UBL',
    access: 'plugin',
    params: z.object({ id: idParam, form: eInvoiceForm }),
    ratePerMember: 30,
    ok: z.unknown(),
    answer: 'handler',
    errors: ['proposal_and_invoice.e_invoice_incomplete'],
  },
  writeOffInvoice: {
    summary: 'Stop asking for what is open',
    ...one,
    feature: 'approve_discount',
    body: reason,
    ok: invoice,
    errors: ['invalid_transition'],
  },
} as const;
