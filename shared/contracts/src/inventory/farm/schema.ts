import * as z from 'zod';
import { day, id, idParam, line, pageQuery, timestamp } from '../../core/primitives';
import { units } from '../goods/schema';
import { paid } from '../setup/schema';

export const cropStatus = z.enum(['planned', 'planted', 'growing', 'harvesting', 'finished', 'failed']);
export const harvestGrade = z.enum(['A', 'B', 'compost']);
export const farmMoveKind = z.enum(['harvest', 'transfer', 'sale', 'compost', 'adjust']);
const text = (max: number) => z.string().trim().max(max);
const stems = z.int().min(0).max(1_000_000);

const cropFields = {
  category_id: id.nullable(),
  variety: text(80),
  bed: text(80),
  planted_on: day.nullable(),
  plants: stems,
  first_harvest_on: day,
  /** For how many weeks it is cut. */
  harvest_weeks: z.int().min(1).max(52),
  expected_stems: stems,
  status: cropStatus,
};

/** What grows in a bed: what is expected of it, and what it has brought. */
export const crop = z.object({
  id,
  ingredient_id: id,
  ingredient_name: z.string(),
  ...cropFields,
  category_name: z.string().nullable(),
  /** All that was cut, for the compost too. */
  harvested: z.int(),
  transferred: z.int(),
  sold: z.int(),
  composted: z.int(),
  /** Σ of what was cut and what went. */
  stems_left: z.int(),
  /** The part of what was cut that found no use; null when nothing was cut. */
  unsold_bps: z.int().nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export const newCrop = z.strictObject({
  ...cropFields,
  ingredient_id: id,
  category_id: id.nullable().default(null),
  variety: cropFields.variety.default(''),
  bed: cropFields.bed.default(''),
  planted_on: day.nullable().default(null),
  plants: stems.default(0),
  harvest_weeks: cropFields.harvest_weeks.default(4),
  status: cropStatus.default('planned'),
});
export const cropPatch = z.strictObject(cropFields).partial();

export const harvest = z.strictObject({ crop_id: id, stems: units, grade: harvestGrade.default('A'), reason: text(200).default('') });
/** Out of the field into the shop: they are a lot there. */
export const transfer = z.strictObject({
  stems: units,
  /** What one stem has cost to grow. */
  stem_cost_cents: paid.max(1_000_000).default(0),
  location_id: id.nullable().default(null),
});
export const farmMovement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sale'), stems: units, reason: text(200).default('') }),
  z.strictObject({ kind: z.literal('compost'), stems: units, reason: line(200) }),
  /** What somebody has counted; the difference is written. */
  z.strictObject({ kind: z.literal('adjust'), stems, reason: line(200) }),
]);
export const farmMove = z.object({
  id,
  crop_id: id,
  ingredient_name: z.string(),
  variety: z.string(),
  kind: farmMoveKind,
  grade: harvestGrade.nullable(),
  /** More or fewer. */
  stems: z.int(),
  left: z.int(),
  /** The lot that they are in the shop. */
  lot_id: id.nullable(),
  reason: z.string(),
  at: timestamp,
  by_id: id.nullable(),
});
export const farmMoveQuery = pageQuery.omit({ ordering: true }).extend({ crop: idParam.optional(), kind: farmMoveKind.optional() });

const week = z.object({
  /** Its Monday. */
  from: day,
  stems: z.int(),
});
const farmCategory = z.object({
  /** Null: crops without a category. */
  id: id.nullable(),
  name: z.string(),
  crops: z.int(),
  stems_left: z.int(),
  unsold_bps: z.int().nullable(),
});
export const farmOverview = z.object({
  crops: z.array(crop),
  categories: z.array(farmCategory),
  forecast: z.array(week),
  stems_left: z.int(),
  unsold_bps: z.int().nullable(),
});
export const farmCategoryDetail = z.object({ id, name: z.string(), crops: z.array(crop), forecast: z.array(week) });

export type Crop = z.output<typeof crop>;
export type CropStatus = z.output<typeof cropStatus>;
export type NewCrop = z.output<typeof newCrop>;
export type CropPatch = z.output<typeof cropPatch>;
export type Harvest = z.output<typeof harvest>;
export type Transfer = z.output<typeof transfer>;
export type FarmMovement = z.output<typeof farmMovement>;
export type FarmMove = z.output<typeof farmMove>;
export type FarmMoveKind = z.output<typeof farmMoveKind>;
export type FarmMoveQuery = z.output<typeof farmMoveQuery>;
export type FarmOverview = z.output<typeof farmOverview>;
export type FarmCategoryDetail = z.output<typeof farmCategoryDetail>;
