import * as z from 'zod';
import { id, idParam, line, pageQuery, timestamp } from '../../core/primitives';
import { paid, tracking } from '../setup/schema';

/** The most units of one thing that are moved at once. */
export const MOST_UNITS = 1_000_000;
export const units = z.int().min(1).max(MOST_UNITS);
const level = z.int().min(0).max(MOST_UNITS);
const text = (max: number) => z.string().trim().max(max);

export const priceBasis = z.enum(['per_event', 'per_day']);

const itemFields = {
  name: line(120),
  type_id: id,
  category_id: id.nullable(),
  subcategory_id: id.nullable(),
  /** What its label says, for a scanner; no two things have the same. */
  sku: line(60).nullable(),
  colour: text(60),
  dimensions: text(120),
  notes: text(2_000),
  min_stock: level,
  par_stock: level,
  pack_size: units,
  rental_price_cents: paid.nullable(),
  price_basis: priceBasis,
  replacement_cents: paid.nullable(),
};

export const item = z.object({
  id,
  ...itemFields,
  type_name: z.string(),
  tracking,
  rentable: z.boolean(),
  buffer_before_days: z.int(),
  buffer_after_days: z.int(),
  category_name: z.string().nullable(),
  subcategory_name: z.string().nullable(),
  /** The newest picture among its files. */
  photo_id: id.nullable(),
  /** Σ of its transactions. */
  on_hand: z.int(),
  in_repair: z.int(),
  /** Reserved for today, cleaning times included. */
  reserved: z.int(),
  /** Not in repair and not reserved, today. */
  free: z.int(),
  /** Ordered and not here yet. */
  on_order: z.int(),
  archived_at: timestamp.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export const newItem = z.strictObject({
  ...itemFields,
  category_id: id.nullable().default(null),
  subcategory_id: id.nullable().default(null),
  sku: itemFields.sku.default(null),
  colour: itemFields.colour.default(''),
  dimensions: itemFields.dimensions.default(''),
  notes: itemFields.notes.default(''),
  min_stock: level.default(0),
  par_stock: level.default(0),
  pack_size: units.default(1),
  rental_price_cents: itemFields.rental_price_cents.default(null),
  price_basis: priceBasis.default('per_event'),
  replacement_cents: itemFields.replacement_cents.default(null),
});
export const itemPatch = z.strictObject(itemFields).partial();
export const itemQuery = pageQuery.extend({
  ordering: z.enum(['name', '-name', 'updated_at', '-updated_at']).default('name'),
  archived: z.enum(['true', 'false']).default('false'),
  category: idParam.optional(),
  type: idParam.optional(),
  /** The thing with exactly this label. */
  sku: text(60).optional(),
});

/** `reverse` takes another one back; nothing is ever edited. */
export const transactionKind = z.enum(['receipt', 'use', 'adjust', 'count', 'move', 'loss', 'reverse']);
export const transaction = z.object({
  id,
  item_id: id,
  item_name: z.string(),
  location_id: id,
  location_name: z.string(),
  kind: transactionKind,
  /** More or fewer. */
  qty: z.int(),
  /** How many of the thing were there after it, over all places. */
  on_hand: z.int(),
  reason: z.string(),
  at: timestamp,
  by_id: id.nullable(),
  reverses_id: id.nullable(),
  reversed: z.boolean(),
});
const written = { item_id: id, location_id: id, reason: text(200).default('') };
const signed = z.int().min(-MOST_UNITS).max(MOST_UNITS);
export const newTransaction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('receipt'), ...written, qty: units }),
  z.strictObject({ kind: z.literal('use'), ...written, qty: units }),
  z.strictObject({ kind: z.literal('adjust'), ...written, qty: signed.refine((qty) => qty !== 0, 'must not be zero'), reason: line(200) }),
  /** What somebody has counted there; the difference is written. */
  z.strictObject({ kind: z.literal('count'), ...written, qty: level, reason: line(200) }),
  z.strictObject({ kind: z.literal('move'), ...written, qty: units, to_location_id: id }),
]);
export const transactionQuery = pageQuery.omit({ ordering: true }).extend({
  item: idParam.optional(),
  location: idParam.optional(),
  kind: transactionKind.optional(),
});
export const stockAt = z.object({ location_id: id, location_name: z.string(), on_hand: z.int() });

export type Item = z.output<typeof item>;
export type NewItem = z.output<typeof newItem>;
export type ItemPatch = z.output<typeof itemPatch>;
export type ItemQuery = z.output<typeof itemQuery>;
export type Transaction = z.output<typeof transaction>;
export type TransactionKind = z.output<typeof transactionKind>;
export type NewTransaction = z.output<typeof newTransaction>;
export type TransactionQuery = z.output<typeof transactionQuery>;
export type StockAt = z.output<typeof stockAt>;
