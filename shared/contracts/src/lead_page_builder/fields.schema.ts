import * as z from 'zod';
import { line } from '../core';
import { fieldKinds, type FieldKind } from './vocabulary';

/** What a lead is told by an answer. */
export const leadTargets = [
  'name',
  'partner',
  'email',
  'phone',
  'event_type',
  'event_date',
  'date_open',
  'venue_text',
  'guest_count',
  'budget',
] as const;

export const formField = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key such as guests'),
  label: line(120),
  kind: z.enum(Object.keys(fieldKinds) as [FieldKind, ...FieldKind[]]),
  required: z.boolean(),
  options: z.array(line(80)).max(30).default([]),
  lead_field: z.enum(leadTargets).nullable().default(null),
  /** Beside its neighbour where there is room. */
  half: z.boolean().default(false),
});
export type FormField = z.output<typeof formField>;
