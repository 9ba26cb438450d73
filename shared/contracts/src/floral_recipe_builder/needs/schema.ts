import * as z from 'zod';
import { cents, currency, day, id, line } from '../../core/primitives';
import { unit } from '../catalogue/schema';

const units = z.int().min(0);

export const flowerNeedsQuery = z.object({
  /** As a person would name it: a part of its name, singular or plural. */
  search: line(120),
  /** First and last day of the events. */
  from: day,
  to: day,
});

/** An ingredient with what the events of some days need of it and what it is bought for. */
export const flowerNeed = z.object({
  ingredient_id: id,
  name: z.string(),
  unit,
  /** With waste, rounded up once over all of them. */
  needed_units: units,
  /** Of that, brought by orders. */
  ordered_units: units,
  projects: z.array(z.object({ id, name: z.string(), event_date: day.nullable(), units })),
  /** How it is usually bought; null: nobody sells it. */
  pack: z.object({ pack_size: z.int(), pack_price_cents: cents.optional(), supplier_name: z.string(), currency }).nullable(),
});

export type FlowerNeed = z.output<typeof flowerNeed>;
export type FlowerNeedsQuery = z.output<typeof flowerNeedsQuery>;
