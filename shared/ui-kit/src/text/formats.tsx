import { minorDigits } from '@butterfly/contracts/money';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { dateFormat, numberFormat } from './kept-formats';

/** Language tag, time zone and currency of the business. */
export interface Region {
  readonly locale: string;
  readonly tz: string;
  readonly currency: string;
  /** How days and moments are written, in full; without it briefly, in the language of the pages of the team. */
  readonly dates?: string;
}

const RegionContext = createContext<Region>({ locale: 'en-US', tz: 'UTC', currency: 'USD' });

/**
 * Sets how amounts and dates are written below. Given by the shell around every plugin.
 *
 * @example
 * <RegionProvider region={{ locale: 'en-GB', tz: 'Europe/London', currency: 'GBP' }}>…</RegionProvider>
 */
export function RegionProvider({ region, children }: { region: Region; children: ReactNode }) {
  return <RegionContext value={region}>{children}</RegionContext>;
}

/** Writes amounts and dates as the business does. */
export interface Formats {
  /** Minor units → `$1,284.00`. */
  money(minor: number, currency?: string): string;
  /** A calendar day `2027-06-12` or an instant → `Jun 12, 2027`. */
  day(value: string | Date): string;
  /** `12:04 PM`. */
  time(value: string | Date): string;
  /** `Jun 12, 2027, 12:04 PM`. */
  moment(value: string | Date): string;
  /** `8.25`. */
  number(value: number): string;
}

/**
 * The formats of the business, for text that is not an element of its own.
 *
 * @example
 * const { money } = useFormats();
 * const label = `Deposit of ${money(50_000)}`;
 */
export function useFormats(): Formats {
  const region = useContext(RegionContext);
  return useMemo(() => formatsOf(region), [region]);
}

/**
 * How days and times are written where the business is, in the language of the pages: a Dutch florist reads `12 Jun 2027, 16:05`.
 *
 * @example dateLocale('nl-NL') // 'en-GB'
 */
export function dateLocale(locale: string): string {
  return /^en\b/.test(locale) ? locale : 'en-GB';
}

/**
 * The region of somebody who reads a page of clients: all in their own way of writing, by their own clock.
 *
 * @example
 * <RegionProvider region={clientRegion({ locale: 'de-DE', currency: 'EUR' })}>…</RegionProvider>
 */
export function clientRegion({ locale, currency }: Pick<Region, 'currency' | 'locale'>): Region {
  return { locale, currency, dates: locale, tz: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** The formats of a region; pure. */
export function formatsOf({ locale: region, tz, currency, dates }: Region): Formats {
  const locale = dates ?? dateLocale(region);
  const dateStyle = dates ? 'long' : 'medium';
  return {
    money: (minor, of = currency) => money(region, of, minor),
    // A calendar day has no zone: it must not slip to the day before in the west.
    day: (value) => dateFormat(locale, { dateStyle, timeZone: isCalendarDay(value) ? 'UTC' : tz }).format(new Date(value)),
    time: (value) => dateFormat(locale, { timeStyle: 'short', timeZone: tz }).format(new Date(value)),
    moment: (value) => dateFormat(locale, { dateStyle, timeStyle: 'short', timeZone: tz }).format(new Date(value)),
    number: (value) => numberFormat(region, { maximumFractionDigits: 3 }).format(value),
  };
}

function isCalendarDay(value: string | Date): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function money(locale: string, currency: string, minor: number): string {
  return numberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** minorDigits(currency));
}
