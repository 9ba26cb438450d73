import type { OrderLine } from '@butterfly/contracts/floral_recipe_builder';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import { columnHeads, FAINT, hairlines, heading, longDay, paper } from '../../../platform/documents/paper';
import type { PurchaseOrder } from './purchase-order';

/** The page as pdfmake wants it. */
export function document({ order, supplier, business }: PurchaseOrder): DocumentDefinition {
  const money = (minor: number) => amount(minor, { currency: order.currency, locale: business.locale });
  return paper({
    title: order.number,
    business: business.name,
    content: [
      ...heading('FLOWER ORDER', order.number),
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
  });
}

function table(rows: TableCell[][]): Content {
  return {
    layout: hairlines,
    table: { headerRows: 1, dontBreakRows: true, widths: ['*', 110, 50, 64, 70], body: [HEADING, ...rows] },
  };
}

const cell = (text: string, isNumber = false): TableCell => ({ text, ...(isNumber && { alignment: 'right' }) });
const HEADING = columnHeads(['Item', 'Packs', 'Units', 'Per pack', 'Total'], 2);

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
