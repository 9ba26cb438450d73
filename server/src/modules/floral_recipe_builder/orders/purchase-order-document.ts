import type { OrderLine } from '@butterfly/contracts/floral_recipe_builder';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import type { PurchaseOrder } from './purchase-order';

const INK = '#26221f';
const FAINT = '#7d756d';
const HAIRLINE = '#ddd6cd';
const ACCENT = '#6a5acd';

/** The page as pdfmake wants it. */
export function document({ order, supplier, business }: PurchaseOrder): DocumentDefinition {
  const money = (minor: number) => amount(minor, { currency: order.currency, locale: business.locale });
  return {
    info: { title: `${order.number} – ${business.name}`, author: business.name },
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { color: INK },
    footer: (page, pages) => ({
      margin: [48, 16, 48, 0],
      columns: [
        { text: `${business.name}  ·  ${order.number}`, color: FAINT, fontSize: 8 },
        { text: `${page} / ${pages}`, alignment: 'right', color: FAINT, fontSize: 8 },
      ],
    }),
    content: [
      { text: 'FLOWER ORDER', color: ACCENT, fontSize: 8, bold: true, characterSpacing: 0.6 },
      { text: order.number, font: 'Fraunces', fontSize: 22, lineHeight: 1.1, margin: [0, 4, 0, 6] },
      {
        color: FAINT,
        margin: [0, 0, 0, 18],
        stack: [
          `From ${business.name} to ${[supplier.name, supplier.email, supplier.phone].filter(Boolean).join(', ')}`,
          `Needed by ${longDay(order.delivery_date ?? order.needed_by, business.locale)}`,
        ],
      },
      table(order.lines.flatMap((line) => line.packs.map((pack) => row(line, { pack, money })))),
      { text: `Freight  ${money(order.freight_cents ?? 0)}`, alignment: 'right', color: FAINT, margin: [0, 12, 0, 0] },
      { text: `Total  ${money(order.total_cents ?? 0)}`, alignment: 'right', bold: true, fontSize: 12, margin: [0, 4, 0, 0] },
      ...(order.note ? [{ text: order.note, margin: [0, 18, 0, 0] as [number, number, number, number] }] : []),
    ],
  };
}

function table(rows: TableCell[][]): Content {
  return {
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => HAIRLINE,
      paddingTop: () => 6,
      paddingBottom: () => 6,
      paddingLeft: () => 0,
      paddingRight: () => 10,
    },
    table: { headerRows: 1, dontBreakRows: true, widths: ['*', 110, 50, 64, 70], body: [HEADING, ...rows] },
  };
}

const cell = (text: string, isNumber = false): TableCell => ({ text, ...(isNumber && { alignment: 'right' }) });
const HEADING: TableCell[] = ['Item', 'Packs', 'Units', 'Per pack', 'Total'].map((text, at) => ({
  text,
  color: FAINT,
  fontSize: 8,
  ...(at > 1 && { alignment: 'right' }),
}));

function row(line: OrderLine, { pack, money }: { pack: OrderLine['packs'][number]; money: (minor: number) => string }): TableCell[] {
  const price = pack.pack_price_cents ?? 0;
  return [
    { stack: [{ text: line.name, bold: true }, ...(pack.sku ? [{ text: pack.sku, color: FAINT, fontSize: 8 }] : [])] },
    cell(`${pack.count} × ${pack.pack_name} of ${pack.pack_size}`),
    cell(String(pack.count * pack.pack_size), true),
    cell(money(price), true),
    cell(money(price * pack.count), true),
  ];
}

function amount(minor: number, { currency, locale }: { currency: string; locale: string }): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
