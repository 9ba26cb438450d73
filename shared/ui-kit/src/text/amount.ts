import { minorDigits } from '@butterfly/contracts/money';
import { numberFormat } from './kept-formats';

/** How amounts are typed where the business is: its decimal sign and the digits of its currency. */
export interface AmountFormat {
  readonly locale: string;
  readonly currency: string;
}

/**
 * What a person typed as an amount, in minor units. Empty is null; what is no amount is undefined. Both signs are read:
 * the last one followed by one or two digits is the decimal sign, all others group.
 */
export function parseAmount(text: string, { currency }: AmountFormat): number | null | undefined {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[^\d.,-]+|[^\d]+$/g, '');
  if (text.trim() === '') return null;
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!parts) return undefined;
  const whole = (parts[1] ?? '').replace(/[.,](?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,10}$/.test(whole)) return undefined;
  const digits = minorDigits(currency);
  const fraction = (parts[2] ?? '').padEnd(digits, '0');
  return fraction.length > digits ? undefined : Number(whole) * 10 ** digits + Number(fraction || 0);
}

/** An amount as it is put into an input: no currency sign, grouped as the business writes. */
export function amountText(minor: number | null, { locale, currency }: AmountFormat): string {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const cents = minor % 10 ** digits !== 0;
  return numberFormat(locale, { minimumFractionDigits: cents ? digits : 0, maximumFractionDigits: digits }).format(minor / 10 ** digits);
}
