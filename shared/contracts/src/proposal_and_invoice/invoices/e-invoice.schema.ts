import * as z from 'zod';

/** What EN 16931 asks for and an invoice does not say. */
export const eInvoiceGap = z.enum([
  'issued',
  'seller_country',
  'seller_city',
  'seller_tax_id',
  'buyer_name',
  'buyer_country',
  'buyer_tax_id',
]);

export const eInvoiceCheck = z.object({
  /** For businesses in the European Union. */
  is_offered: z.boolean(),
  /** Empty: there is a file. */
  missing: z.array(eInvoiceGap),
});

/** `pdf`: Factur-X, which ZUGFeRD is too. `ubl`: UBL 2.1. */
export const eInvoiceForm = z.enum(['pdf', 'ubl']);

export type EInvoiceGap = z.output<typeof eInvoiceGap>;
export type EInvoiceCheck = z.output<typeof eInvoiceCheck>;
export type EInvoiceForm = z.output<typeof eInvoiceForm>;
