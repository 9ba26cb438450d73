import * as z from 'zod';
import { id, line, timestamp } from '../core/primitives';

const pluginName = z.string().regex(/^[a-z][a-z0-9_]{1,48}$/, 'must be a snake_case word');

/** What a member asks for on the page that denied access. */
export const newAccessRequest = z.object({ plugin: pluginName, message: z.string().trim().max(500).optional() });

/** What the member gets back: the request that is waiting, new or already there. */
export const accessRequestReceipt = z.object({ id, plugin: pluginName, status: z.literal('pending') });

export const accessRequestStatus = z.enum(['pending', 'approved', 'declined']);

/** A request as the administrators see it. */
export const accessRequest = z.object({
  id,
  plugin: pluginName,
  plugin_title: z.string(),
  member_id: id,
  member_name: z.string(),
  message: z.string(),
  status: accessRequestStatus,
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable(),
  /** Until when the access lasts; null: for good. */
  until: timestamp.nullable(),
  note: z.string(),
});
export type AccessRequest = z.output<typeof accessRequest>;

/** `until` makes the access end by itself. */
export const approval = z.object({ until: timestamp.optional() });
export const refusal = z.object({ note: line(500).optional() });
