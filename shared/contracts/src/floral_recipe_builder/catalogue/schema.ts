import * as z from 'zod';
import { bps, cents, currency, day, id, line, pageQuery, timestamp } from '../../core/primitives';

export const ingredientKind = z.enum(['fresh', 'greens', 'hard_good', 'rental', 'service']);
/** A value for each kind. */
export const ofKinds = <T extends z.core.SomeType>(value: T) =>
  z.strictObject({ fresh: value, greens: value, hard_good: value, rental: value, service: value });
export const ingredientRole = z.enum(['focal', 'secondary', 'filler', 'line', 'greenery', 'mechanic']);
export const unit = z.enum(['stem', 'bunch', 'yard', 'piece', 'block', 'hour']);
export const packName = z.enum(['bunch', 'box', 'case', 'each']);
export const orderChannel = z.enum(['email', 'pdf', 'csv', 'manual']);

/** Amounts that are paid: nothing is bought for less than nothing. */
const paid = cents.min(0);
const months = z.array(z.int().min(1).max(12)).max(12);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #C9A27E');

const supplierFields = {
  name: line(120),
  email: z.email().max(254).nullable(),
  phone: z.string().trim().max(40).nullable(),
  order_channel: orderChannel,
  /** Days between an order and its flowers. */
  lead_time_days: z.int().min(0).max(120),
  min_order_cents: paid.nullable(),
  delivery_fee_cents: paid.nullable(),
  notes: z.string().trim().max(2_000),
};

export const supplier = z.object({ id, ...supplierFields, archived_at: timestamp.nullable(), updated_at: timestamp, version: z.int() });
export const newSupplier = z.strictObject({
  ...supplierFields,
  email: supplierFields.email.default(null),
  phone: supplierFields.phone.default(null),
  order_channel: orderChannel.default('email'),
  lead_time_days: supplierFields.lead_time_days.default(3),
  min_order_cents: supplierFields.min_order_cents.default(null),
  delivery_fee_cents: supplierFields.delivery_fee_cents.default(null),
  notes: supplierFields.notes.default(''),
});
export const supplierPatch = z.strictObject(supplierFields).partial();

const packFields = {
  supplier_id: id,
  sku: z.string().trim().max(60).nullable(),
  pack_name: packName,
  /** Units of the ingredient in a pack. */
  pack_size: z.int().min(1).max(100_000),
  pack_price_cents: paid,
  min_packs: z.int().min(1).max(10_000),
  step_packs: z.int().min(1).max(10_000),
  /** The one that recipes are priced by, and whose supplier is asked. */
  is_default: z.boolean(),
};

/** What `view_costs` is needed for is absent without it. */
export const pack = z.object({ id, ...packFields, pack_price_cents: paid.optional(), currency, price_since: day });
export const newPack = z.strictObject({
  ...packFields,
  sku: packFields.sku.default(null),
  pack_name: packName.default('bunch'),
  min_packs: packFields.min_packs.default(1),
  step_packs: packFields.step_packs.default(1),
  is_default: z.boolean().default(false),
});
export const packPatch = z.strictObject(packFields).partial();

/** What a pack cost from a moment on. */
export const price = z.object({
  pack_id: id,
  supplier_name: z.string(),
  pack_size: z.int(),
  pack_price_cents: paid,
  at: timestamp,
  by_id: id.nullable(),
});

/** What may stand in for an ingredient. */
const substitute = z.strictObject({
  ingredient_id: id,
  /** Units of it for a thousand of what it stands in for. */
  ratio_milli: z.int().min(50).max(20_000).default(1_000),
  note: z.string().trim().max(200).default(''),
});

const ingredientFields = {
  name: line(120),
  botanical: z.string().trim().max(120).nullable(),
  kind: ingredientKind,
  role: ingredientRole,
  unit,
  colour_family: z.string().trim().max(40).nullable(),
  colour_hex: colour.nullable(),
  /** Months in which it is to be had; none: all year. */
  season_months: months,
  vase_life_days: z.int().min(0).max(365).nullable(),
  /** Days before the event at which it has to be in the house. */
  processing_lead_days: z.int().min(0).max(60),
  /** Null: as the profile says for its kind. */
  waste_bps: bps.max(10_000).nullable(),
  /** The best first. */
  substitutes: z.array(substitute).max(20),
};

export const ingredient = z.object({
  id,
  ...ingredientFields,
  packs: z.array(pack),
  archived_at: timestamp.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export const newIngredient = z.strictObject({
  ...ingredientFields,
  botanical: ingredientFields.botanical.default(null),
  role: ingredientRole.default('secondary'),
  unit: unit.default('stem'),
  colour_family: ingredientFields.colour_family.default(null),
  colour_hex: ingredientFields.colour_hex.default(null),
  season_months: months.default([]),
  vase_life_days: ingredientFields.vase_life_days.default(null),
  processing_lead_days: ingredientFields.processing_lead_days.default(3),
  waste_bps: ingredientFields.waste_bps.default(null),
  substitutes: ingredientFields.substitutes.default([]),
});
export const ingredientPatch = z.strictObject(ingredientFields).partial();
export const ingredientQuery = pageQuery.omit({ ordering: true }).extend({
  kind: ingredientKind.optional(),
  /** To be had in this month. */
  month: z.coerce.number().int().min(1).max(12).optional(),
  colour: z.string().trim().max(40).optional(),
  archived: z.enum(['true', 'false']).optional(),
});

export type Supplier = z.output<typeof supplier>;
export type SupplierPatch = z.output<typeof supplierPatch>;
export type NewSupplier = z.output<typeof newSupplier>;
export type PackPrice = z.output<typeof price>;
export type Pack = z.output<typeof pack>;
export type NewPack = z.output<typeof newPack>;
export type PackPatch = z.output<typeof packPatch>;
export type Ingredient = z.output<typeof ingredient>;
export type NewIngredient = z.output<typeof newIngredient>;
export type IngredientPatch = z.output<typeof ingredientPatch>;
export type Substitute = z.output<typeof substitute>;
export type IngredientQuery = z.output<typeof ingredientQuery>;
