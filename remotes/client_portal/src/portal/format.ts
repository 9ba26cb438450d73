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

/** A moment by the clock of who reads it: `12. Juni 2027, 15:30`. */
export const momentText = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

/** The clock of a zone at a moment; without one that of who reads it. */
export const clockText = ({ at, language, tz }: { at: string; language: Language; tz?: string }): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(tz && { timeZone: tz }) }).format(new Date(at));

/** `1,2 MB`. */
export function sizeText(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
