import * as z from 'zod';
import { cents, id, line, timestamp } from '../../core/primitives';
import { recipeLine } from '../book/schema';

/** Thousandths: 1000 leaves everything as it is. */
export const factor = z.int().min(50).max(20_000);

/** How much larger or smaller than the recipe itself, which is the middle size. */
const sizes = z.strictObject({ s: factor, m: factor, l: factor });

const fields = {
  name: line(160),
  arrangement_type: z.string().trim().max(60),
  design_notes: z.string().trim().max(4_000),
  minutes: z.int().min(0).max(100_000),
  sizes,
};

/** A recipe of no project, to be taken into any. It is priced by what its flowers cost today. */
export const libraryRecipe = z.object({
  id,
  ...fields,
  lines: z.array(recipeLine.pick({ key: true, ingredient_id: true, name: true, kind: true, unit: true, qty_milli: true })),
  stems_milli: z.int(),
  unit_cents: cents,
  archived_at: timestamp.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export const libraryPatch = z.strictObject(fields).partial();

/** Of the library or of any project that the member sees. */
const source = z.strictObject({ kind: z.enum(['library', 'recipe']), id });
export const takenRecipe = z.strictObject({
  from: source,
  page: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be letters, digits and dashes'),
  factor_milli: factor.default(1_000),
  quantity: z.int().min(0).max(100_000).default(1),
});

export type LibraryRecipe = z.output<typeof libraryRecipe>;
export type LibraryPatch = z.output<typeof libraryPatch>;
export type TakenRecipe = z.output<typeof takenRecipe>;
