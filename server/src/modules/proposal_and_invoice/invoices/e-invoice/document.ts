import { minorDigits } from '@butterfly/contracts/money';
import type { BillTo, Invoice, Seller } from '@butterfly/contracts/proposal_and_invoice';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { eFigures, type EFigures, type TaxKind } from './figures';

/** All that an electronic invoice says. */
export interface EInvoice {
  readonly invoice: Invoice;
  readonly figures: EFigures;
  readonly seller: Seller;
  readonly buyer: BillTo;
  readonly creditOf: string | null;
  /** Null: the business names no account. */
  readonly iban: string | null;
}

export const GUIDELINE = 'urn:cen.eu:en16931:2017';
export const EXEMPT = 'Not taxed';

/** 380 an invoice, 381 a credit note (UNTDID 1001). */
export const typeCode = ({ figures }: EInvoice): string => (figures.isCredit ? '381' : '380');

export const eInvoiceOf = (told: Omit<EInvoice, 'figures' | 'iban'> & { readonly transferText: string }): EInvoice => {
  const { transferText, ...rest } = told;
  return { ...rest, figures: eFigures(rest.invoice), iban: ibanIn(transferText) };
};

/** Minor units as a decimal number. @example decimal(1_290, 'EUR') // '12.90' */
export function decimal(cents: number, currency: string): string {
  const digits = minorDigits(currency);
  return (cents / 10 ** digits).toFixed(digits);
}
/** @example thousandths(12_500) // '12.5' */
export const thousandths = (milli: number): string => String(milli / 1_000);
/** @example percent({ rate_bps: 2_100 }) // '21' */
export const percent = ({ rate_bps }: Pick<TaxKind, 'rate_bps'>): string => String(rate_bps / 100);

const UNITS: readonly (readonly [string, RegExp])[] = [
  ['HUR', /^(h|hrs?|hours?|uur|std|stunden?|heures?|horas?)\.?$/i],
  ['DAY', /^(days?|dag(en)?|tage?|jours?|d[ií]as?)$/i],
  ['MTR', /^(m|met(er|re)s?|metros?)$/i],
  ['KGM', /^(kg|kilos?)$/i],
  ['KMT', /^km$/i],
];

/** The code of UN/ECE Recommendation 20 for a unit as people write it; what it does not know counts as pieces. */
export const unitCode = (unit: string): string => UNITS.find(([, names]) => names.test(unit.trim()))?.[0] ?? 'C62';

/** The first account in a text for people. */
function ibanIn(text: string): string | null {
  const found = text.toUpperCase().match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/g) ?? [];
  for (const run of found) {
    const whole = electronicFormatIBAN(run) ?? '';
    // Words after it are taken off until an account is left.
    for (let length = whole.length; length >= 15; length -= 1) if (isValidIBAN(whole.slice(0, length))) return whole.slice(0, length);
  }
  return null;
}
