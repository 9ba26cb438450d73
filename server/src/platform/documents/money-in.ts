import { minorDigits } from '@butterfly/contracts/money';

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** How amounts in minor units are written in a language. @example moneyIn('en-US', 'USD')(536_212) // '$5,362.12' */
export function moneyIn(locale: string, currency: string): (cents: number) => string {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return (cents) => format.format(cents / 10 ** minorDigits(currency));
}
