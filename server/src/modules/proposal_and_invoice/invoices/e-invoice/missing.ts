import type { BillTo, EInvoiceGap, Invoice, Seller } from '@butterfly/contracts/proposal_and_invoice';

interface Told {
  readonly invoice: Pick<Invoice, 'number' | 'status'>;
  readonly seller: Seller;
  readonly buyer: BillTo;
}

/** A VAT id begins with the letters of its country (BR-CO-09 of EN 16931). */
const VAT_ID = /^[A-Z]{2}[A-Z0-9+*.]{2,14}$/;

/** What EN 16931 asks for and nobody has said; with something of it missing there is no file. */
export function missingFor({ invoice, seller, buyer }: Told): EInvoiceGap[] {
  const gaps: readonly (readonly [EInvoiceGap, boolean])[] = [
    ['issued', invoice.number === null || invoice.status === 'void'],
    ['seller_country', seller.country === ''],
    ['seller_city', seller.city === ''],
    ['seller_tax_id', !VAT_ID.test(bareTaxId(seller.tax_id))],
    ['buyer_name', buyer.name === ''],
    ['buyer_country', !buyer.country],
    ['buyer_tax_id', Boolean(buyer.tax_id) && !VAT_ID.test(bareTaxId(buyer.tax_id ?? ''))],
  ];
  return gaps.flatMap(([gap, isOpen]) => (isOpen ? [gap] : []));
}

/** As registers write it: capitals, no blanks or points between. @example bareTaxId('nl 0012.34.567 b01') // 'NL001234567B01' */
export const bareTaxId = (written: string): string => written.toUpperCase().replaceAll(/[\s.-]/g, '');
