import { newItem, type ItemPatch } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { readChoice, readMoney, readNumber, type Read } from '../../../platform/records/csv-in/cell-values';
import {
  importField,
  undoUpdateOf,
  type Cells,
  type Draft,
  type ImportKind,
  type ImportPlace,
} from '../../../platform/records/csv-in/import-kind';
import { patchImported } from '../../../platform/records/csv-in/table-import';
import { categories, goodsTypes, locations } from '../setup/repository';
import { itemIdsByKey, items, OPENING, openingOnly } from './repository';
import { reverseTransaction, writeTransaction } from './stock';

/** A row: what the thing is, its type and category by their names, and how many of it are where to begin with. */
interface ItemOfRow {
  /** Cells that are not empty alone: an empty one says nothing about a thing that is there. */
  readonly fields: ItemPatch;
  readonly type: string;
  readonly category: string;
  readonly opening: number;
  readonly place: string;
}

/** How the row of a table becomes a thing; its opening quantity becomes a transaction, of a new thing alone. */
export const itemImport: ImportKind<ItemOfRow> = {
  fields: [
    importField('name', 'Name', ['thing', 'item', 'title'], true),
    importField('type', 'Type', ['kind'], true),
    importField('sku', 'Label', ['sku', 'code', 'barcode']),
    importField('category', 'Category', ['group']),
    importField('colour', 'Colour', ['color']),
    importField('dimensions', 'Dimensions', ['size']),
    importField('notes', 'Notes', ['description']),
    importField('min_stock', 'At least', ['minimum', 'min stock', 'reorder point']),
    importField('par_stock', 'Fill up to', ['par', 'par stock', 'target']),
    importField('pack_size', 'Pack', ['pack size', 'case size']),
    importField('rental', 'Rental', ['rental price', 'price']),
    importField('basis', 'Rental per', ['price basis']),
    importField('replacement', 'Replacement', ['replacement cost', 'replacement value']),
    importField('opening', 'Opening quantity', ['quantity', 'qty', 'count', 'owned']),
    importField('place', 'Place', ['location', 'warehouse', 'stored at']),
  ],
  read,
  existing: itemIdsByKey,
  problems,
  whyNotTwice: ({ value }) => (value.fields.sku ? 'no two things have the same label' : null),
  create: async (db, { value }) => {
    const { id, version } = await items.insert(db, newItem.parse({ ...value.fields, ...(await namedIn(db, value)) }));
    if (value.opening > 0) await receiveOpening(db, { itemId: id, ...value });
    return { id, version };
  },
  update: async (db, id, { value }) => patchImported(db, { table: items, id, value: { ...value.fields, ...(await namedIn(db, value)) } }),
  undoCreate: async (db, { id, version }) => {
    const now = await items.hold(db, id);
    if (now?.version !== version) return false;
    const { isOnly, transactionId } = await openingOnly(db, id);
    if (!isOnly) return false;
    if (transactionId !== null) await reverseTransaction(db, transactionId);
    return (await items.mark(db, { ids: [id], column: 'archived_at', on: true })).length > 0;
  },
  undoUpdate: undoUpdateOf({ hold: (db, id) => items.hold(db, id), write: (db, change) => items.patch(db, change) }),
};

function read(cells: Cells, { currency }: ImportPlace): Draft<ItemOfRow> | { readonly reason: string } {
  const text = (field: string) => cells(field).trim();
  const values: Readonly<Record<string, Read<number | string | null>>> = {
    name: { value: text('name') },
    sku: { value: text('sku') },
    colour: { value: text('colour') },
    dimensions: { value: text('dimensions') },
    notes: { value: text('notes') },
    min_stock: readNumber(text('min_stock')),
    par_stock: readNumber(text('par_stock')),
    pack_size: readNumber(text('pack_size')),
    rental_price_cents: readMoney(text('rental'), currency),
    price_basis:
      text('basis') === '' ? { value: null } : readChoice(perOf(text('basis')), ['per_event', 'per_day'] as const, 'price basis'),
    replacement_cents: readMoney(text('replacement'), currency),
  };
  const opening = readNumber(text('opening'));
  const [name, type, sku] = [text('name'), text('type'), text('sku')];
  if (name === '') return { reason: 'has no name' };
  if (type === '') return { reason: 'has no type' };
  for (const value of [...Object.values(values), opening]) if ('reason' in value) return value;
  const said = Object.entries(values).flatMap(([field, one]) =>
    'value' in one && one.value !== null && one.value !== '' ? [[field, one.value]] : [],
  );
  const fields = Object.fromEntries(said) as ItemPatch;
  const refused = newItem.safeParse({ ...fields, type_id: 1 }).error?.issues[0];
  if (refused) return { reason: `its ${String(refused.path[0]).replaceAll('_', ' ')} ${refused.message}` };
  const key = sku === '' ? `name ${name.toLowerCase()}` : `sku ${sku.toLowerCase()}`;
  const amount = 'value' in opening ? (opening.value ?? 0) : 0;
  return { label: name, key, value: { fields, type, category: text('category'), opening: amount, place: text('place') } };
}

/** `event`, `per event` and `per_event` are the same. */
const perOf = (text: string) => (/^per[ _-]/i.test(text) ? text : `per ${text}`);

async function problems(db: Db, drafts: readonly Draft<ItemOfRow>[]): Promise<Map<ItemOfRow, string>> {
  const names = (of: (value: ItemOfRow) => string) => [...new Set(drafts.map(({ value }) => of(value)).filter(Boolean))];
  const types = await goodsTypes.idsByText(db, { column: 'name', texts: names(({ type }) => type) });
  const groups = await categories.idsByText(db, { column: 'name', texts: names(({ category }) => category) });
  const places = await locations.idsByText(db, { column: 'name', texts: names(({ place }) => place) });
  const putAway = await itemIdsByKey(
    db,
    drafts.flatMap(({ key }) => key ?? []),
    { archived: true },
  );
  const why = ({ key, value: { type, category, place, opening } }: Draft<ItemOfRow>): string | null => {
    if (!types.has(type)) return `“${type}” is no type of yours`;
    if (category !== '' && !groups.has(category)) return `“${category}” is no category of yours`;
    if (place !== '' && !places.has(place)) return `“${place}” is no place of yours`;
    if (opening > 0 && place === '') return 'says how many there are, and not where';
    return key?.startsWith('sku ') && putAway.has(key) ? 'a thing in the archive has its label' : null;
  };
  return new Map(
    drafts.flatMap((draft) => {
      const reason = why(draft);
      return reason === null ? [] : [[draft.value, reason] as const];
    }),
  );
}

async function namedIn(db: Db, { type, category }: ItemOfRow): Promise<Pick<ItemPatch, 'category_id' | 'type_id'>> {
  const typeId = (await goodsTypes.idsByText(db, { column: 'name', texts: [type] })).get(type);
  const categoryId = category === '' ? undefined : (await categories.idsByText(db, { column: 'name', texts: [category] })).get(category);
  return { ...(typeId !== undefined && { type_id: typeId }), ...(categoryId !== undefined && { category_id: categoryId }) };
}

async function receiveOpening(
  db: Db,
  { itemId, opening, place }: { itemId: number } & Pick<ItemOfRow, 'opening' | 'place'>,
): Promise<void> {
  const locationId = (await locations.idsByText(db, { column: 'name', texts: [place] })).get(place);
  if (locationId === undefined) throw new Error('A place of an import is gone');
  const input = { kind: 'receipt' as const, item_id: itemId, location_id: locationId, qty: opening, reason: OPENING };
  await writeTransaction(db, { input, mayAdjust: false, requireAdjust: () => undefined });
}
