import type { ClientLanguage } from '@butterfly/contracts/core';
import { minorDigits } from '@butterfly/contracts/money';
import { paperWords, type PaperWords } from '@butterfly/contracts/proposal_and_invoice';
import type { Content } from 'pdfmake';

export const INK = '#26221f';
export const FAINT = '#7d756d';
const HAIR = '#e4ded7';
const ACCENT = '#6a5acd';
/** How wide the text of a page is. */
export const WIDE = 483;
/** A file that says when it was made would be another one every time. */
export const MADE = new Date('2000-01-01T00:00:00.000Z');

/** Languages whose letters the fonts of documents do not have: their dates are written in English. */
const BEYOND_THE_FONTS = /^(?:ar|fa|he|hi|ja|ko|th|zh)\b/;

/** How amounts, days and quantities are written, in which words, and the colour of the business. */
export interface PaperStyle {
  readonly money: (minor: number) => string;
  readonly day: (on: string) => string;
  readonly count: (milli: number) => string;
  readonly percent: (bps: number) => string;
  readonly said: PaperWords;
  readonly accent: string;
}

interface Look {
  readonly locale: string;
  /** Of the words; without it English. */
  readonly language?: ClientLanguage | undefined;
  readonly currency: string;
  /** `#RRGGBB`; null: the product's own. */
  readonly accent: string | null;
}

/** @example paperStyle({ locale: 'de-DE', currency: 'EUR', accent: null }).money(12_840_000); // '128.400,00 €' */
export function paperStyle({ locale, language = 'en', currency, accent }: Look): PaperStyle {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const unit = 10 ** minorDigits(currency);
  const days = new Intl.DateTimeFormat(BEYOND_THE_FONTS.test(locale) ? 'en' : locale, { dateStyle: 'long', timeZone: 'UTC' });
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return {
    money: (minor) => format.format(minor / unit).replace('\uFFE5', '\u00A5'),
    day: (on) => days.format(new Date(`${on}T00:00:00Z`)),
    count: (milli) => counts.format(milli / 1_000),
    percent: (bps) => counts.format(bps / 100),
    said: paperWords[language],
    accent: accent ?? ACCENT,
  };
}

/** Margins and type of a page, with a line at its foot: what it is of, and where in it one is. */
export const pageOf = (foot: string) => ({
  pageMargins: [56, 60, 56, 64] as [number, number, number, number],
  defaultStyle: { color: INK, fontSize: 10, lineHeight: 1.3 },
  footer: (page: number, pages: number): Content => ({
    margin: [56, 22, 56, 0],
    columns: [
      { text: foot, color: FAINT, fontSize: 8 },
      { text: `${page} / ${pages}`, alignment: 'right', width: 'auto', color: FAINT, fontSize: 8 },
    ],
  }),
});

export const prose = (text: string): Content => ({ text, margin: [0, 0, 0, 10], lineHeight: 1.4 });
export const title = (text: string): Content => ({ text, font: 'Fraunces', fontSize: 15, margin: [0, 22, 0, 6] });
export const rule = (color: string, width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDE, y2: 0, lineWidth: width, lineColor: color }],
});
/** Air between two things. */
export const gap = (points: number): Content => ({ text: '', margin: [0, 0, 0, points] });

/** A hair between rows, from the row `above` on; the last column ends with the page. */
export const hairlines = (above: number) => ({
  hLineWidth: (at: number) => (at >= above ? 0.5 : 0),
  vLineWidth: () => 0,
  hLineColor: () => HAIR,
  paddingLeft: () => 0,
  paddingRight: (at: number, { table }: { table: { widths?: unknown } }) =>
    Array.isArray(table.widths) && at === table.widths.length - 1 ? 0 : 16,
  paddingTop: () => 5,
  paddingBottom: () => 5,
});

/** A word and the amount it stands for. */
export const figure = (label: object, amount: object): Content => ({
  margin: [0, 1, 0, 1],
  columns: [
    { text: '', ...label, width: '*' } as Content,
    { text: '', ...amount, alignment: 'right', width: 'auto', noWrap: true } as Content,
  ],
});
