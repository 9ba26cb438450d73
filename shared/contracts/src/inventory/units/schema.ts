import * as z from 'zod';
import { id, idParam, line, timestamp } from '../../core/primitives';
import { reservation } from '../rentals/schema';

const note = z.string().trim().max(500);
const code = line(60);

export const unitStatus = z.enum(['ok', 'attention', 'damaged', 'destroyed', 'rejected', 'lost', 'quarantined']);
export const unit = z.object({
  id,
  item_id: id,
  item_name: z.string(),
  /** What its own label says; no two units of the business have the same. */
  code: z.string(),
  status: unitStatus,
  condition_note: z.string(),
  location_id: id,
  location_name: z.string(),
  is_out: z.boolean(),
  /** With which reservation it is out, for who sees its project. */
  reservation_id: id.nullable(),
  project_id: id.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
/** Without a code it is numbered after the label of its thing. */
export const newUnit = z.strictObject({ item_id: id, location_id: id, code: code.optional(), condition_note: note.default('') });
export const unitPatch = z.strictObject({ status: unitStatus, condition_note: note }).partial();

/** A label that was scanned for a project: one unit goes out, or is back. */
export const unitScan = z.strictObject({ project_id: id, code, way: z.enum(['check_out', 'check_in']) });
export const unitScanned = z.object({ unit, reservation });

export const unitLogKind = z.enum(['created', 'check_out', 'check_in', 'changed']);
export const unitLog = z.object({
  id,
  kind: unitLogKind,
  /** As it was from then on. */
  status: unitStatus,
  note: z.string(),
  /** For who sees the project. */
  project_id: id.nullable(),
  at: timestamp,
  by_id: id.nullable(),
});

const MOST_LABELS = 200;
const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'must be ids of things')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MOST_LABELS, `must be ${MOST_LABELS} things at most`);
export const labelQuery = z.object({ items: idList });

export const unitOf = z.object({ id: idParam });

export type Unit = z.output<typeof unit>;
export type UnitStatus = z.output<typeof unitStatus>;
export type NewUnit = z.output<typeof newUnit>;
export type UnitPatch = z.output<typeof unitPatch>;
export type UnitScan = z.output<typeof unitScan>;
export type UnitScanned = z.output<typeof unitScanned>;
export type UnitLog = z.output<typeof unitLog>;
