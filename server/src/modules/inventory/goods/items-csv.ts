import type { ItemQuery } from '@butterfly/contracts/inventory';
import { minorDigits } from '@butterfly/contracts/money';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import { csvDownload } from '../../../platform/records/csv';
import { itemFilter, items, ownedOf, type ItemRow } from './repository';

interface Row extends ItemRow {
  readonly owned: number;
}

interface ItemsCsv {
  readonly query: ItemQuery;
  readonly currency: string;
  readonly tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Named as the import knows them, so that the table can come back in. */
const heading = [
  'Name',
  'Label',
  'Type',
  'Category',
  'Colour',
  'Dimensions',
  'Notes',
  'At least',
  'Fill up to',
  'Pack',
  'Rental',
  'Rental per',
  'Replacement',
  'On hand',
];

/** The hard goods of a list as CSV, amounts as they are written in the currency. */
export function itemsCsv({ query, currency, tx }: ItemsCsv): Bytes {
  const filter = itemFilter(query);
  const rowsAfter = (id: number, limit: number) =>
    tx(async (db) => {
      const rows = await items.after(db, { filter, id, limit });
      const ids = rows.map((row) => row.id);
      const owned = new Map((await ownedOf(db, ids)).map((row) => [row.item_id, row.owned]));
      return rows.map((row): Row => ({ ...row, owned: owned.get(row.id) ?? 0 }));
    });
  const digits = minorDigits(currency);
  const amount = (minor: number | null) => (minor === null ? null : (minor / 10 ** digits).toFixed(digits));
  const cells = (row: Row) => [
    row.name,
    row.sku,
    row.type_name,
    row.category_name,
    row.colour,
    row.dimensions,
    row.notes,
    row.min_stock,
    row.par_stock,
    row.pack_size,
    amount(row.rental_price_cents),
    row.price_basis,
    amount(row.replacement_cents),
    row.owned,
  ];
  return csvDownload({ fileName: 'hard-goods.csv', heading, cells, rowsAfter });
}
