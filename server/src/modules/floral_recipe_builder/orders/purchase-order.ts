import path from 'node:path';
import type { FlowerOrder, OrderLine, Supplier } from '@butterfly/contracts/floral_recipe_builder';
import type { Documents } from '../../../platform/documents/documents';
import { csvLine } from '../../../platform/records/csv';

const TEMPLATE = path.join(import.meta.dirname, 'purchase-order-document.ts');

/** An order as its supplier reads it. */
export interface PurchaseOrder {
  readonly order: FlowerOrder;
  readonly supplier: Pick<Supplier, 'email' | 'name' | 'phone'>;
  readonly business: { readonly name: string; readonly locale: string };
}

/** The order on A4. What comes of one's own stock is not on it. */
export function purchaseOrderPdf(purchase: PurchaseOrder, documents: Documents): Promise<Buffer> {
  return documents.render(TEMPLATE, purchase);
}

const HEADING = ['Order', 'Needed by', 'SKU', 'Item', 'Packs', 'Pack', 'Units per pack', 'Units', 'Price per pack', 'Total', 'Currency'];

/** The same as a table, one row for each kind of pack. */
export function purchaseOrderCsv({ order }: Pick<PurchaseOrder, 'order'>): string {
  const rows = order.lines.flatMap((line) => line.packs.map((pack) => rowOf(order, { line, pack })));
  return `\uFEFF${csvLine(HEADING)}${rows.map(csvLine).join('')}`;
}

function rowOf(
  { number, needed_by, currency }: FlowerOrder,
  { line, pack }: { line: OrderLine; pack: OrderLine['packs'][number] },
): readonly (number | string | null)[] {
  const price = pack.pack_price_cents ?? 0;
  const amount = (minor: number) => decimal(minor, currency);
  return [
    number,
    needed_by,
    pack.sku,
    line.name,
    pack.count,
    pack.pack_name,
    pack.pack_size,
    pack.count * pack.pack_size,
    amount(price),
    amount(price * pack.count),
    currency,
  ];
}

/** An amount as spreadsheets read it. @example decimal(128_400, 'USD'); // '1284.00' */
function decimal(minor: number, currency: string): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
}
