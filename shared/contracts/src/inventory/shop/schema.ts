import * as z from 'zod';
import { day, id, idParam, line, pageQuery, timestamp } from '../../core/primitives';
import { units } from '../goods/schema';
import { paid } from '../setup/schema';

export const lotSource = z.enum(['purchase', 'farm']);
export const lotCondition = z.enum(['A', 'B', 'C']);
export const lotStatuses = z.enum(['expected', 'fresh', 'use_soon', 'expired', 'gone']);
const note = z.string().trim().max(200);

/** A flower instance: stems of one kind that came together. */
export const lot = z.object({
  id,
  ingredient_id: id,
  ingredient_name: z.string(),
  /** What is counted: `stem`, `bunch` … */
  unit: z.string(),
  source: lotSource,
  order_line_id: id.nullable(),
  /** The day from which it is there, or will be. */
  ready_on: day,
  /** Null: it has not come yet. */
  received_on: day.nullable(),
  /** What came, or what will. */
  stems_received: z.int(),
  /** Σ of what came and went. */
  stems_left: z.int(),
  /** Of those, the ones that a project waits for. */
  stems_held: z.int(),
  stems_free: z.int(),
  /** Of the whole lot. Absent for who may not see costs. */
  cost_cents: z.int().optional(),
  condition: lotCondition,
  location_id: id.nullable(),
  location_name: z.string().nullable(),
  /** The last day on which it can be used; null: it keeps. */
  use_by: day.nullable(),
  note: z.string(),
  status: lotStatuses,
  updated_at: timestamp,
  version: z.int(),
});

const lotFields = { condition: lotCondition, location_id: id.nullable(), use_by: day.nullable(), note };
export const newLot = z.strictObject({
  ingredient_id: id,
  source: lotSource.default('purchase'),
  units,
  cost_cents: paid.default(0),
  /** Without a day: it is there today. A later one: it is expected then. */
  ready_on: day.optional(),
  condition: lotCondition.default('A'),
  location_id: id.nullable().default(null),
  /** Without a day: as long as the flower lasts in a vase. */
  use_by: day.nullable().optional(),
  note: note.default(''),
});
export const lotPatch = z.strictObject(lotFields).partial();
export const lotQuery = pageQuery.extend({
  ordering: z.enum(['use_by', '-use_by', 'name', '-name']).default('use_by'),
  status: lotStatuses.optional(),
  flower: idParam.optional(),
});
/** Without a number: all that were expected. */
export const lotArrival = z.strictObject({ units: units.optional() }).optional();
export const lotWaste = z.strictObject({ units, reason: line(200) });
/** What somebody has counted; the difference is written. */
export const lotCount = z.strictObject({ units: z.int().min(0).max(1_000_000), reason: line(200) });

export const lotMove = z.object({
  id,
  kind: z.enum(['receive', 'recount', 'use', 'waste']),
  /** More or fewer. */
  units: z.int(),
  /** How many were left after it. */
  left: z.int(),
  reason: z.string(),
  at: timestamp,
  by_id: id.nullable(),
});

export const allocationState = z.enum(['planned', 'pulled', 'used', 'returned', 'wasted']);
export const allocation = z.object({
  id,
  lot_id: id,
  project_id: id,
  ingredient_id: id,
  stems: z.int(),
  state: allocationState,
  use_by: day.nullable(),
  /** What the stems have cost, once they are used or wasted. Absent for who may not see costs. */
  cost_cents: z.int().optional(),
});
export const lotLife = lot.extend({ moves: z.array(lotMove), allocations: z.array(allocation) });

/** A flower of the catalogue with what there is of it. */
export const stockedFlower = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  season_months: z.array(z.int()),
  stems_left: z.int(),
  stems_free: z.int(),
  stems_expected: z.int(),
});

/** One flower: all its lots that are there or on their way, and what became of the others. */
export const flower = z.object({
  id,
  name: z.string(),
  unit: z.string(),
  vase_life_days: z.int().nullable(),
  season_months: z.array(z.int()),
  lots: z.array(lot),
  stems_left: z.int(),
  stems_free: z.int(),
  stems_expected: z.int(),
  /** Of all lots of the last year. */
  used: z.int(),
  wasted: z.int(),
  waste_bps: z.int().nullable(),
  /** What a stem has cost, the newest receipt first. Absent for who may not see costs. */
  prices: z.array(z.object({ lot_id: id, received_on: day, stems: z.int(), cost_cents: z.int() })).optional(),
});

/** A flower of a project: what it needs, and what it has. */
export const shopLine = z.object({
  ingredient_id: id,
  name: z.string(),
  unit: z.string(),
  needed: z.int(),
  planned: z.int(),
  pulled: z.int(),
  used: z.int(),
  returned: z.int(),
  wasted: z.int(),
  /** What is neither there nor promised yet. */
  missing: z.int(),
  /** Stems in the shop that nobody waits for and that last until the event. */
  free: z.int(),
  cost_cents: z.int().optional(),
});
export const shopProject = z.object({
  project_id: id,
  project_name: z.string(),
  event_date: day.nullable(),
  needed: z.int(),
  allocated: z.int(),
  missing: z.int(),
  /** Used and thrown away is written down, and nothing waits any more. */
  is_complete: z.boolean(),
  /** Of what is used or wasted. Absent for who may not see costs. */
  cost_cents: z.int().optional(),
  waste_bps: z.int().nullable(),
});
export const shopProjectDetail = shopProject.extend({ lines: z.array(shopLine), allocations: z.array(allocation) });

const perFlower = z.strictObject({ ingredient_id: id, units });
/** Everything or nothing. */
export const allocate = z.strictObject({ lines: z.array(perFlower).min(1).max(200) });
/** What was used and what was thrown away; the rest of what waits for the project goes back into the shop. */
export const completion = z.strictObject({
  lines: z
    .array(z.strictObject({ ingredient_id: id, used: z.int().min(0).max(1_000_000), wasted: z.int().min(0).max(1_000_000) }))
    .max(200)
    .refine((lines) => new Set(lines.map((one) => one.ingredient_id)).size === lines.length, 'must name every flower once'),
});

export type Lot = z.output<typeof lot>;
export type LotMove = z.output<typeof lotMove>;
export type LotLife = z.output<typeof lotLife>;
export type NewLot = z.output<typeof newLot>;
export type LotPatch = z.output<typeof lotPatch>;
export type LotQuery = z.output<typeof lotQuery>;
export type Allocation = z.output<typeof allocation>;
export type AllocationState = z.output<typeof allocationState>;
export type StockedFlower = z.output<typeof stockedFlower>;
export type Flower = z.output<typeof flower>;
export type ShopLine = z.output<typeof shopLine>;
export type ShopProject = z.output<typeof shopProject>;
export type ShopProjectDetail = z.output<typeof shopProjectDetail>;
export type Allocate = z.output<typeof allocate>;
export type Completion = z.output<typeof completion>;
