import type { Content, TableCell, TableLayout } from 'pdfmake';
import type { DocumentDefinition } from './render-pdf';

export const FAINT = '#7d756d';
export const HAIRLINE = '#ddd6cd';
const INK = '#26221f';
const ACCENT = '#6a5acd';

/** Rows with a hairline between them, and nothing else. */
export const hairlines: TableLayout = {
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => HAIRLINE,
  paddingTop: () => 6,
  paddingBottom: () => 6,
  paddingLeft: () => 0,
  paddingRight: () => 10,
};

/** A page of the studio: margins, ink, and whose it is at its foot. */
export function paper({ title, business, content }: { title: string; business: string; content: Content[] }): DocumentDefinition {
  return {
    info: { title: `${title} – ${business}`, author: business },
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { color: INK },
    footer: (page, pages) => ({
      margin: [48, 16, 48, 0],
      columns: [
        { text: `${business}  ·  ${title}`, color: FAINT, fontSize: 8 },
        { text: `${page} / ${pages}`, alignment: 'right', color: FAINT, fontSize: 8 },
      ],
    }),
    content,
  };
}

/** What kind of paper it is, and its name. */
export function heading(kind: string, name: string): Content[] {
  return [
    { text: kind, color: ACCENT, fontSize: 8, bold: true, characterSpacing: 0.6 },
    { text: name, font: 'Fraunces', fontSize: 22, lineHeight: 1.1, margin: [0, 4, 0, 6] },
  ];
}

/** The first row of a table. @param numbers how many columns stand on the left, before those of numbers */
export function columnHeads(names: readonly string[], numbers: number): TableCell[] {
  return names.map((text, at) => ({ text, color: FAINT, fontSize: 8, ...(at >= numbers && { alignment: 'right' }) }));
}

/** @example longDay('2027-06-12', 'en-US'); // 'Saturday, June 12, 2027' */
export function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
