import * as z from 'zod';
import { daysBetween } from '../../core/days';
import { day, id, idParam, line, pageQuery, timestamp } from '../../core/primitives';
import { MOST_DAYS, newReservation, reservation } from '../rentals/schema';

const MOST_PARTS = 50;
const count = z.int().min(1).max(1_000);
const notes = z.string().trim().max(2_000);

const part = z.strictObject({ item_id: id, qty: count });
const parts = z
  .array(part)
  .min(1, 'must have a part')
  .max(MOST_PARTS)
  .refine((list) => new Set(list.map(({ item_id }) => item_id)).size === list.length, 'must name every thing once');

const shownPart = part.extend({ item_name: z.string(), free: z.int() });
/** How often a kit is free, and the part that decides it. */
const free = { free: z.int(), scarcest_id: id, parts: z.array(shownPart) };

export const kit = z.object({
  id,
  name: z.string(),
  notes: z.string(),
  /** Today. */
  ...free,
  archived_at: timestamp.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export const newKit = z.strictObject({ name: line(120), notes: notes.default(''), parts });
export const kitPatch = z.strictObject({ name: line(120), notes, parts }).partial();
export const kitQuery = pageQuery.extend({
  ordering: z.enum(['name', '-name', 'updated_at', '-updated_at']).default('name'),
  archived: z.enum(['true', 'false']).default('false'),
});
export const kitFreeQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from < to && daysBetween(from, to) <= MOST_DAYS, { path: ['to'], message: 'must be after the first day' });
export const kitAvailability = z.object({ kit_id: id, ...free });

const { project_id, out_on, back_on, state, overbook_reason, has_waiver } = newReservation.shape;
export const kitWish = z.strictObject({ project_id, qty: count, out_on, back_on, state, overbook_reason, has_waiver });
/** What a kit becomes for a project: one reservation of each part, made together. */
export const kitBooking = z.object({ id, kit_name: z.string(), qty: z.int(), reservations: z.array(reservation) });

export const kitOf = z.object({ id: idParam });

export type Kit = z.output<typeof kit>;
export type NewKit = z.output<typeof newKit>;
export type KitPatch = z.output<typeof kitPatch>;
export type KitQuery = z.output<typeof kitQuery>;
export type KitAvailability = z.output<typeof kitAvailability>;
export type KitWish = z.output<typeof kitWish>;
export type KitBooking = z.output<typeof kitBooking>;
