import { minorDigits } from '@butterfly/contracts/money';
import type { Language } from '@butterfly/contracts/client_portal';

/** A calendar day as people of this language write it: `12. Juni 2027`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Money in minor units, written in a language: `1.280,50 €`. */
export function moneyText({ cents, currency, language }: { cents: number; currency: string; language: Language }): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 10 ** minorDigits(currency));
}
