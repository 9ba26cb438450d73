import * as z from 'zod';
import { bps, cents, id, line, pageQuery, timestamp } from '../../core/primitives';

const kept = { updated_at: timestamp, archived_at: timestamp.nullable(), version: z.int() };

export const locationKind = z.enum(['field', 'cooler', 'studio', 'warehouse', 'van', 'client']);
const locationFields = { name: line(80), kind: locationKind };
export const location = z.object({ id, ...locationFields, ...kept });
export const newLocation = z.strictObject({ ...locationFields, kind: locationKind.default('warehouse') });
export const locationPatch = z.strictObject(locationFields).partial();

const categoryFields = { name: line(80) };
export const category = z.object({ id, ...categoryFields, ...kept });
export const newCategory = z.strictObject(categoryFields);
export const categoryPatch = z.strictObject(categoryFields).partial();

const subcategoryFields = { name: line(80), category_id: id };
export const subcategory = z.object({ id, ...subcategoryFields, category_name: z.string(), ...kept });
export const newSubcategory = z.strictObject(subcategoryFields);
export const subcategoryPatch = z.strictObject(subcategoryFields).partial();

/** Counted as a whole, each with a number of its own, or used up. */
export const tracking = z.enum(['bulk', 'serialized', 'consumable']);
const days = z.int().min(0).max(60);
const typeFields = { name: line(80), tracking, rentable: z.boolean(), buffer_before_days: days, buffer_after_days: days };
export const goodsType = z.object({ id, ...typeFields, ...kept });
export const newGoodsType = z.strictObject({
  ...typeFields,
  tracking: tracking.default('bulk'),
  rentable: z.boolean().default(true),
  buffer_before_days: days.default(0),
  buffer_after_days: days.default(0),
});
export const goodsTypePatch = z.strictObject(typeFields).partial();

/** What the business takes for damage: `waiver_bps` of a rental buys the waiver, with it an accident costs `liability_bps` of a new piece. */
const termFields = {
  waiver_bps: bps.max(10_000),
  liability_bps: bps.max(10_000),
  /** What a day too late costs a project, and the part of its rental that it costs at least; both nothing: nobody is charged. */
  late_day_cents: z.int().min(0).max(100_000_000),
  late_rental_bps: bps.max(10_000),
};
export const terms = z.object({ id, ...termFields, updated_at: timestamp, version: z.int() });
export const termsPatch = z.strictObject(termFields).partial();

export const setupQuery = pageQuery.extend({
  ordering: z.enum(['name', '-name', 'updated_at', '-updated_at']).default('name'),
  archived: z.enum(['true', 'false']).default('false'),
});

export type Location = z.output<typeof location>;
export type NewLocation = z.output<typeof newLocation>;
export type Category = z.output<typeof category>;
export type NewCategory = z.output<typeof newCategory>;
export type Subcategory = z.output<typeof subcategory>;
export type NewSubcategory = z.output<typeof newSubcategory>;
export type GoodsType = z.output<typeof goodsType>;
export type NewGoodsType = z.output<typeof newGoodsType>;
export type Terms = z.output<typeof terms>;
export type TermsPatch = z.output<typeof termsPatch>;
export type SetupQuery = z.output<typeof setupQuery>;

/** Minor units that are paid: never less than nothing. */
export const paid = cents.min(0);
