import * as z from 'zod';
import { cents, currency, day, id, timestamp } from '../../core/primitives';
import { ingredientKind, orderChannel, packName, unit } from '../catalogue/schema';
import { orderStates } from './order-state';

const paid = cents.min(0);
const units = z.int().min(0).max(10_000_000);
const words = (max: number) => z.string().trim().max(max);
export const orderState = z.enum(orderStates);

/** What is to be ordered. */
export const orderWish = z.strictObject({
  project_ids: z.array(id).min(1).max(40),
  /** The day on which everything has to be in the house; null: three days before the first event. */
  needed_by: day.nullable().default(null),
  /** Free stems of one's own go first. */
  use_stock: z.boolean().default(true),
  /** Ingredients that are not bought from their usual supplier. */
  picks: z
    .array(z.strictObject({ ingredient_id: id, supplier_id: id }))
    .max(500)
    .default([]),
});

const chosenPack = z.object({
  pack_id: id,
  pack_name: packName,
  sku: z.string().nullable(),
  pack_size: z.int(),
  pack_price_cents: paid.optional(),
  count: z.int(),
});

const counted = {
  ingredient_id: id,
  name: z.string(),
  kind: ingredientKind,
  unit,
  /** With waste, rounded up once over all recipes. */
  gross_units: units,
  /** Brought by orders that are on their way. */
  on_order_units: units,
  /** Of one's own. */
  on_hand_units: units,
  net_units: units,
  ordered_units: units,
  leftover_units: units,
  packs: z.array(chosenPack),
};

const hint = z.object({ needed: units, enough: units, drop: units, spare: units, saves_cents: paid });
/** Where the fewest stems can be left out. */
const drop = z.object({ project_id: id, recipe_id: id, recipe_name: z.string(), line_key: z.string(), units, total_units: units });

export const previewLine = z.object({
  ...counted,
  line_cents: paid,
  fit: z.enum(['green', 'grey', 'red']).nullable(),
  hint: hint.nullable(),
  drop: drop.nullable(),
  /** Who bears what of it; the rest is waste and stock. */
  shares: z.array(z.object({ project_id: id, qty_milli: z.int(), cents: paid })),
  unused_cents: paid,
  /** The same from others, the cheapest first. */
  others: z.array(z.object({ supplier_id: id, supplier_name: z.string(), line_cents: paid, ordered_units: units })),
});

export const previewSupplier = z.object({
  /** Null: nobody sells these. */
  supplier_id: id.nullable(),
  supplier_name: z.string(),
  order_channel: orderChannel,
  lines: z.array(previewLine),
  subtotal_cents: paid,
  freight_cents: paid,
  total_cents: paid,
  /** How much is missing to the least that the supplier delivers. */
  missing_to_minimum_cents: paid,
  /** The last day on which it can be ordered in time. */
  order_by: day,
  is_late: z.boolean(),
});

const orderedProject = z.object({ id, name: z.string(), event_date: day.nullable() });

export const orderPreview = z.object({
  currency,
  needed_by: day,
  projects: z.array(orderedProject),
  suppliers: z.array(previewSupplier),
  total_cents: paid,
  /** What one's own stock saves. */
  stock_saves_cents: paid,
  /** What rounding once saves against an order for each recipe. */
  combining_saves_cents: paid,
});

export const newOrders = z.strictObject({
  ...orderWish.shape,
  note: words(2_000).default(''),
  /** What the preview came to: when it is another sum by now, nothing is ordered. */
  expected_total_cents: paid,
});

const allocation = z.object({
  project_id: id,
  recipe_id: id,
  recipe_name: z.string(),
  qty_milli: z.int(),
  waste_bps: z.int(),
  cents: paid.optional(),
});

export const orderLine = z.object({
  id,
  ...counted,
  line_cents: paid.optional(),
  allocations: z.array(allocation),
  unused_cents: paid.optional(),
  /** The line that it came instead of. */
  substitute_of: id.nullable(),
  received_units: units,
  rejected_units: units,
  reject_reason: z.string(),
  /** A file of the order. */
  reject_photo_id: id.nullable(),
  /** Null: not counted yet. */
  counted_at: timestamp.nullable(),
  counted_by_id: id.nullable(),
  /** Of the bill, where it is another sum than what was counted comes to. */
  actual_cents: paid.nullable().optional(),
});

const orderFacts = {
  id,
  number: z.string(),
  supplier_id: id,
  supplier_name: z.string(),
  order_channel: orderChannel,
  status: orderState,
  projects: z.array(orderedProject),
  needed_by: day,
  delivery_date: day.nullable(),
  note: z.string(),
  currency,
  subtotal_cents: paid.optional(),
  freight_cents: paid.optional(),
  total_cents: paid.optional(),
  sent_at: timestamp.nullable(),
  confirmed_at: timestamp.nullable(),
  closed_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
};

export const flowerOrder = z.object({
  ...orderFacts,
  lines: z.array(orderLine),
  /** What was kept has cost so far. */
  actual_cents: paid.optional(),
  /** What the supplier is asked to give back. */
  credit_cents: paid.optional(),
});

export const orderSummary = z.object({
  ...orderFacts,
  line_count: z.int(),
  ordered_units: units,
  /** Of what was ordered or came instead. */
  kept_units: units,
});

export const orderPatch = z
  .strictObject({ needed_by: day, delivery_date: day.nullable(), note: words(2_000), freight_cents: paid })
  .partial();

/** What was counted of a line: all that came so far, not what came just now. */
export const countedLine = z
  .strictObject({
    line_id: id,
    received_units: units,
    rejected_units: units.default(0),
    reject_reason: words(400).default(''),
    reject_photo_id: id.nullable().default(null),
    actual_cents: paid.nullable().optional(),
  })
  .refine(({ received_units, rejected_units }) => rejected_units <= received_units, {
    message: 'must not be more than what came',
    path: ['rejected_units'],
  })
  .refine(({ rejected_units, reject_reason }) => rejected_units === 0 || reject_reason !== '', {
    message: 'must say why it was rejected',
    path: ['reject_reason'],
  });

/** What came instead of something that was ordered, or is taken of one's own. */
export const cameInstead = z.strictObject({
  line_id: id,
  ingredient_id: id,
  received_units: units.min(1),
  actual_cents: paid.nullable().default(null),
  /** It did not come: it is taken of what is free, and is the projects' from now on. */
  is_own_stock: z.boolean().default(false),
});

/** What may stand in for a line of an order, as its ingredient lists it, the best first. */
export const standIns = z.object({
  line_id: id,
  offers: z.array(
    z.object({
      ingredient_id: id,
      name: z.string(),
      unit,
      ratio_milli: z.int(),
      note: z.string(),
      /** Of one's own, there in time and good until the event. */
      free_units: units,
    }),
  ),
});

export const received = z
  .strictObject({ lines: z.array(countedLine).max(500).default([]), instead: z.array(cameInstead).max(100).default([]) })
  .refine(({ lines, instead }) => lines.length + instead.length > 0, { message: 'must say what was counted', path: ['lines'] });

export const confirmed = z.strictObject({ delivery_date: day.nullable().default(null) });

/** A recipe in an order, or something that happened to its price. */
export const recipeHistory = z.object({
  recipe: z.object({ id, name: z.string(), project_id: id.nullable() }),
  orders: z.array(
    z.object({
      order_id: id,
      number: z.string(),
      supplier_name: z.string(),
      status: orderState,
      at: timestamp,
      line_id: id,
      ingredient_id: id,
      name: z.string(),
      unit,
      qty_milli: z.int(),
      cents: paid.optional(),
      ordered_units: units,
      received_units: units,
      rejected_units: units,
      reject_reason: z.string(),
      instead_of: z.string().nullable(),
    }),
  ),
  substitutions: z.array(z.object({ name: z.string(), instead_of: z.string() })),
  prices: z
    .array(
      z.object({
        ingredient_id: id,
        name: z.string(),
        supplier_name: z.string(),
        pack_size: z.int(),
        pack_price_cents: paid,
        at: timestamp,
      }),
    )
    .optional(),
});

/** What the flowers of a project were meant to cost, and what they did. */
export const projectCosts = z.object({
  currency,
  price_cents: paid,
  planned_materials_cents: paid,
  labor_cents: paid,
  planned_margin_bps: z.int(),
  ordered_cents: paid,
  /** What was counted and kept, as far as it is this project's. */
  actual_cents: paid,
  /** Waste and stock of its orders, shared by what the projects use of them. */
  actual_unused_cents: paid,
  actual_margin_bps: z.int(),
  order_count: z.int(),
  /** Every order that is not cancelled is closed. */
  is_complete: z.boolean(),
});

export type OrderWish = z.output<typeof orderWish>;
export type OrderPreview = z.output<typeof orderPreview>;
export type PreviewSupplier = z.output<typeof previewSupplier>;
export type PreviewLine = z.output<typeof previewLine>;
export type NewOrders = z.output<typeof newOrders>;
export type FlowerOrder = z.output<typeof flowerOrder>;
export type OrderLine = z.output<typeof orderLine>;
export type OrderSummary = z.output<typeof orderSummary>;
export type OrderPatch = z.output<typeof orderPatch>;
export type CountedLine = z.output<typeof countedLine>;
export type StandIns = z.output<typeof standIns>;
export type CameInstead = z.output<typeof cameInstead>;
export type Received = z.output<typeof received>;
export type RecipeHistory = z.output<typeof recipeHistory>;
export type ProjectCosts = z.output<typeof projectCosts>;
