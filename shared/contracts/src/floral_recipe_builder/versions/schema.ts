import * as z from 'zod';
import { cents, id, timestamp } from '../../core/primitives';

/** A book as it stood when it was locked. */
export const bookVersion = z.object({
  id,
  number: z.int(),
  locked_at: timestamp,
  locked_by_id: id.nullable(),
  price_cents: cents,
  piece_count: z.int(),
});

const side = z.object({ quantity: z.int(), unit_cents: cents });
export const pieceChange = z.object({
  recipe_id: id,
  name: z.string(),
  before: side.nullable(),
  after: side.nullable(),
  lines: z.array(z.object({ ingredient_id: id, name: z.string(), before_milli: z.int(), after_milli: z.int() })),
});

export const comparison = z.object({ before_cents: cents, after_cents: cents, changes: z.array(pieceChange) });

export type BookVersion = z.output<typeof bookVersion>;
export type Comparison = z.output<typeof comparison>;
