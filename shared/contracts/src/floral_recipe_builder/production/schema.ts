import * as z from 'zod';
import { day, id, timestamp } from '../../core/primitives';
import { ingredientKind, unit } from '../catalogue/schema';

/** What can be ticked off: the stems of an ingredient, its hard goods, a rental of a piece, one of the pieces by its number. */
export const productionItem = z
  .string()
  .regex(
    /^(?:stems:\d{1,10}|goods:\d{1,10}|rental:\d{1,10}:[a-z0-9-]{1,40}|piece:\d{1,10}:\d{1,2})$/,
    'is not a line of a production sheet',
  );

/** A tick as a tablet made it, perhaps an hour before it can send it. */
export const newTick = z.strictObject({
  /** Chosen by the tablet: a tick that is sent twice is one. */
  client_id: z.uuid(),
  item: productionItem,
  done: z.boolean(),
  /** By the tablet's clock. */
  at: timestamp,
});
/** `sent_at` is the tablet's clock at the moment of sending: a clock that is wrong does no harm. */
export const newTicks = z.strictObject({ sent_at: timestamp, ticks: z.array(newTick).min(1).max(500) });

/** The last tick of a line. */
export const tick = z.object({ item: productionItem, done: z.boolean(), at: timestamp, by_id: id.nullable(), client_id: z.uuid() });

const stemLine = z.object({
  ingredient_id: id,
  name: z.string(),
  kind: ingredientKind,
  unit,
  /** In one piece. */
  qty_milli: z.int(),
  note: z.string(),
});

export const productionPiece = z.object({
  recipe_id: id,
  name: z.string(),
  page: z.string(),
  arrangement_type: z.string(),
  quantity: z.int(),
  minutes: z.int(),
  design_notes: z.string(),
  /** Names of the pieces that are moved here instead of being made. */
  moved_from: z.array(z.string()),
  lines: z.array(stemLine),
  /** One for each piece, in the order of their numbers; a single one where there are too many to number. */
  items: z.array(productionItem),
});

export const processingLine = z.object({
  item: productionItem,
  ingredient_id: id,
  name: z.string(),
  unit,
  /** With waste, rounded up once. */
  units: z.int(),
  /** Of the orders of the project that are not cancelled, as far as flowers are counted. */
  ordered_units: z.int(),
  kept_units: z.int(),
  /** The day on which it has to be in water. */
  process_on: day.nullable(),
  uses: z.array(z.object({ recipe_name: z.string(), quantity: z.int(), qty_milli: z.int() })),
});

export const pullLine = z.object({ item: productionItem, name: z.string(), unit, units: z.int(), where_used: z.array(z.string()) });

/** What is to be done for a project, with what is done. */
export const productionSheet = z.object({
  project_id: id,
  name: z.string(),
  event_date: day.nullable(),
  minutes: z.int(),
  pieces: z.array(productionPiece),
  processing: z.array(processingLine),
  pull: z.array(pullLine),
  ticks: z.array(tick),
});

export type NewTick = z.output<typeof newTick>;
export type NewTicks = z.output<typeof newTicks>;
export type Tick = z.output<typeof tick>;
export type ProductionPiece = z.output<typeof productionPiece>;
export type ProcessingLine = z.output<typeof processingLine>;
export type PullLine = z.output<typeof pullLine>;
export type ProductionSheet = z.output<typeof productionSheet>;
