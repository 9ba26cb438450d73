import { minorDigits } from '@butterfly/contracts/money';

/** How amounts in minor units are written in a language. @example moneyIn('en-US', 'USD')(536_212) // '$5,362.12' */
export function moneyIn(locale: string, currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (cents) => format.format(cents / 10 ** minorDigits(currency));
}
