import * as z from 'zod';
import { bps, cents, currency, day, id, line, timestamp } from '../../core/primitives';
import { ingredientKind, ofKinds, unit } from '../catalogue/schema';

const price = cents.min(0);
/** Thousandths; a million stems of one flower in one piece is an error of typing. */
const quantity = z.int().min(0).max(1_000_000_000);
const key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be letters, digits and dashes');

export const labor = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['pct_retail', 'pct_cost']), bps: bps.max(100_000) }),
  z.strictObject({ mode: z.literal('fixed'), cents: price }),
  z.strictObject({ mode: z.literal('hourly'), rate_cents: price }),
]);

export const bookStatus = z.enum(['draft', 'priced', 'locked', 'ordered', 'produced']);
export const recipeStatus = z.enum(['draft', 'approved', 'made']);

/** A group of pieces: Personal, Ceremony, Reception. */
export const bookPage = z.strictObject({ key, name: line(80) });

/** An ingredient of a piece, with the pack as it was when the line was written. */
export const recipeLine = z.object({
  key,
  ingredient_id: id,
  name: z.string(),
  kind: ingredientKind,
  unit,
  qty_milli: quantity,
  waste_bps: bps.max(10_000).nullable(),
  /** Absent, as costs are, for who may not see them: with the price it tells what was paid. */
  multiplier_milli: z.int().min(0).max(100_000).nullable().optional(),
  note: z.string().trim().max(400),
  /** What it stands in for. */
  substituted_from: z.string().nullable(),
  pack_size: z.int(),
  supplier_name: z.string().nullable(),
  /** The moment of the price. */
  priced_at: timestamp,
  pack_price_cents: price.optional(),
});

/** As a person writes it: the pack is looked up. */
export const writtenLine = z.strictObject({
  key,
  ingredient_id: id,
  qty_milli: quantity,
  waste_bps: bps.max(10_000).nullable().default(null),
  /** Left out: it stays as it is. */
  multiplier_milli: z.int().min(0).max(100_000).nullable().optional(),
  note: z.string().trim().max(400).default(''),
});

export const recipeRental = z.strictObject({ key, name: line(120), qty: z.int().min(0).max(100_000), rental_price_cents: price });

const recipeFields = {
  name: line(160),
  page: key,
  arrangement_type: z.string().trim().max(60),
  quantity: z.int().min(0).max(100_000),
  status: recipeStatus,
  design_notes: z.string().trim().max(4_000),
  minutes: z.int().min(0).max(100_000),
  labor: labor.nullable(),
  round_step_cents: price.nullable(),
  price_override_cents: price.nullable(),
  /** The price stays whatever the ingredients, the work or the profile come to. */
  price_locked: z.boolean(),
  /** What it stays at; null where nothing is locked. A lock without one takes the price as it is. */
  locked_price_cents: price.nullable(),
  /** Sold without being made of anything, such as candles of the planner. */
  is_no_recipe: z.boolean(),
  target_price_cents: price.nullable(),
  /** Pieces that are used again for this one: it has no stems of its own. */
  repurposed_from: z.array(id).max(20),
  rentals: z.array(recipeRental).max(60),
};

/** For one piece. What `view_costs` is needed for is absent without it. */
export const recipePrice = z.object({
  unit_cents: price,
  calculated_cents: price,
  below_calculated: z.boolean(),
  stems_milli: z.int(),
  rentals_cents: price,
  materials_retail_cents: price.optional(),
  labor_cents: price.optional(),
  overhead_cents: price.optional(),
  raw_cents: price.optional(),
  materials_cost_cents: price.optional(),
  labor_cost_cents: price.optional(),
  margin_bps: z.int().optional(),
  cogs_bps: z.int().optional(),
});

export const recipe = z.object({
  id,
  book_id: id,
  /** Null: of a book that no project has yet. */
  project_id: id.nullable(),
  ...recipeFields,
  position: z.int(),
  lines: z.array(recipeLine),
  price: recipePrice,
  deleted_at: timestamp.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export const newRecipe = z.strictObject({
  ...recipeFields,
  arrangement_type: recipeFields.arrangement_type.default(''),
  quantity: recipeFields.quantity.default(1),
  status: recipeStatus.default('draft'),
  design_notes: recipeFields.design_notes.default(''),
  minutes: recipeFields.minutes.default(0),
  labor: recipeFields.labor.default(null),
  round_step_cents: recipeFields.round_step_cents.default(null),
  price_override_cents: recipeFields.price_override_cents.default(null),
  price_locked: z.boolean().default(false),
  locked_price_cents: recipeFields.locked_price_cents.default(null),
  is_no_recipe: z.boolean().default(false),
  target_price_cents: recipeFields.target_price_cents.default(null),
  repurposed_from: recipeFields.repurposed_from.default([]),
  rentals: recipeFields.rentals.default([]),
  lines: z.array(writtenLine).max(200).default([]),
});
export const recipePatch = z
  .strictObject({ ...recipeFields, position: z.int().min(0).max(100_000), lines: z.array(writtenLine).max(200) })
  .partial();

export const bookTotals = z.object({
  price_cents: price,
  stems_milli: z.int(),
  minutes: z.int(),
  materials_cost_cents: price.optional(),
  materials_retail_cents: price.optional(),
  labor_cost_cents: price.optional(),
  margin_bps: z.int().optional(),
  cogs_bps: z.int().optional(),
});

export const book = z.object({
  id,
  project_id: id.nullable(),
  name: z.string(),
  status: bookStatus,
  currency,
  pages: z.array(bookPage),
  pricing_profile_id: id,
  /** What is lost of each kind, where neither the line nor the ingredient says; no secret, as nobody can order without it. */
  waste_bps: ofKinds(bps),
  /** How far a price may be from the calculated one; no secret either. */
  drift_limits: z.object({ drift_green_bps: bps, drift_yellow_bps: bps }),
  /** Of the project. */
  event_date: day.nullable(),
  recipes: z.array(recipe),
  totals: bookTotals,
  updated_at: timestamp,
  version: z.int(),
});
export const bookPatch = z.strictObject({ name: line(160), pages: z.array(bookPage).min(1).max(60), pricing_profile_id: id }).partial();

export type BookPage = z.output<typeof bookPage>;
export type BookRecipe = z.output<typeof recipe>;
export type BookLine = z.output<typeof recipeLine>;
export type WrittenLine = z.output<typeof writtenLine>;
export type NewRecipe = z.output<typeof newRecipe>;
export type RecipePatch = z.output<typeof recipePatch>;
export type RecipeBook = z.output<typeof book>;
export type BookPatch = z.output<typeof bookPatch>;
