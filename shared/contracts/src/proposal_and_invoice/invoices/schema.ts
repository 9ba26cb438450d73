import * as z from 'zod';
import { countryCode } from '../settings/schema';
import { bps, cents, currency, day, id, line, pageQuery, timestamp } from '../../core/primitives';

const price = cents.min(0).max(100_000_000);

/** What is kept of an invoice's way. That it is overdue is told by the day. */
export const invoiceStatus = z.enum(['draft', 'issued', 'partially_paid', 'paid', 'void', 'credited', 'written_off']);
export const invoiceKind = z.enum(['standard', 'deposit', 'final', 'amendment', 'credit_note']);

/** Whom it is for, as it was when it was written. */
export const billTo = z.strictObject({
  name: z.string().trim().max(160),
  email: z.string().trim().max(254),
  address: z.string().trim().max(400),
  /** Two letters of ISO 3166, where it is known. */
  country: countryCode.optional(),
  /** VAT id or other tax number, where it is known. */
  tax_id: z.string().trim().max(60).optional(),
  city: z.string().trim().max(120).optional(),
  postal_code: z.string().trim().max(20).optional(),
});

export const invoiceLine = z.strictObject({
  name: line(160),
  section: z.string().trim().max(120),
  qty_milli: z.int().min(0).max(10_000_000),
  unit: z.string().trim().max(20),
  unit_price_cents: price,
  discount_bps: bps.max(10_000),
  tax_bps: bps.max(10_000).nullable(),
  /** Of one, what is lent. */
  rental_cents: price,
});

const writtenLine = invoiceLine.extend({ total_cents: cents });
const tax = z.object({ tax_bps: bps, net_cents: cents, tax_cents: cents });

/** A part of an invoice with a day of its own. */
export const installment = z.object({
  id,
  invoice_id: id,
  project_id: id,
  seq: z.int(),
  label: z.string(),
  /** Null while the day of the event is open. */
  due_on: day.nullable(),
  amount_cents: cents,
  paid_cents: cents,
  /** What nobody asks for any more. */
  waived_cents: cents,
});

/** A line of the list of a project. */
export const invoiceRow = z.object({
  id,
  project_id: id,
  proposal_id: id.nullable(),
  /** Null while it is a draft: numbers have no gaps. */
  number: z.string().nullable(),
  kind: invoiceKind,
  status: invoiceStatus,
  title: z.string(),
  currency,
  issue_date: day.nullable(),
  /** The last day of its last part. */
  due_date: day.nullable(),
  total_cents: cents,
  paid_cents: cents,
  /** Of its credit notes; nothing or less. */
  credited_cents: cents,
  written_off_cents: cents,
  /** What is still to come: total − paid + credited − written off. Less than nothing: more came than was asked for. */
  balance_cents: cents,
  /** The invoice that a credit note takes from. */
  credit_of_id: id.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

export const invoice = invoiceRow.extend({
  project_name: z.string(),
  /** Days since its oldest open part was due; 0: nothing is late. */
  days_overdue: z.int(),
  bill_to: billTo,
  po_number: z.string(),
  notes: z.string(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  lines: z.array(writtenLine),
  adjustments: z.array(z.object({ title: z.string(), cents })),
  waiver_cents: cents,
  taxes: z.array(tax),
  subtotal_cents: cents,
  installments: z.array(installment),
});

const written = {
  kind: z.enum(['standard', 'deposit', 'final']),
  title: line(160),
  due_date: day.nullable(),
  bill_to: billTo,
  po_number: z.string().trim().max(60),
  notes: z.string().trim().max(2_000),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  lines: z.array(invoiceLine).max(200),
};
export const newInvoice = z.strictObject({
  project_id: id,
  title: written.title,
  kind: written.kind.default('standard'),
  due_date: written.due_date.default(null),
  lines: written.lines.default([]),
});
export const invoicePatch = z.strictObject(written).partial();
export const invoiceQuery = pageQuery.extend({
  project: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  ordering: z.enum(['-id', '-issue_date']).default('-id'),
});
export const reason = z.strictObject({ reason: line(300) });
export const creditInput = z.strictObject({ reason: line(300), amount_cents: cents.min(1).nullable().default(null) });

export type BillTo = z.output<typeof billTo>;
export type InvoiceKind = z.output<typeof invoiceKind>;
export type InvoiceStatus = z.output<typeof invoiceStatus>;
export type InvoiceLine = z.output<typeof invoiceLine>;
export type InvoiceRow = z.output<typeof invoiceRow>;
export type Invoice = z.output<typeof invoice>;
export type InvoiceInstallment = z.output<typeof installment>;
export type NewInvoice = z.output<typeof newInvoice>;
export type InvoicePatch = z.output<typeof invoicePatch>;
export type InvoiceQuery = z.output<typeof invoiceQuery>;
