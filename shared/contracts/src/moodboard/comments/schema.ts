import * as z from 'zod';
import { id, timestamp } from '../../core/primitives';
import { elementId, visitorName } from '../shares/schema';

const body = z.string().trim().min(1, 'must not be empty').max(4_000);
const place = z.number().min(-1_000_000).max(1_000_000);

/** A comment or an answer to one. A thread is placed on an item or on a spot of a page, and seen by the team or with the client. */
export const comment = z.object({
  id,
  parent_id: id.nullable(),
  page_id: z.string(),
  element_id: z.string().nullable(),
  x: z.number(),
  y: z.number(),
  body: z.string(),
  with_client: z.boolean(),
  author: z.string(),
  by_client: z.boolean(),
  mine: z.boolean(),
  resolved_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Comment = z.output<typeof comment>;

const newThread = {
  page_id: z.string().max(200).default(''),
  element_id: elementId.nullable().default(null),
  x: place.default(0),
  y: place.default(0),
};
/** An answer takes place and audience of the thread it belongs to. */
export const newComment = z.object({ body, ...newThread, parent_id: id.nullable().default(null), with_client: z.boolean().default(false) });
export type NewComment = z.input<typeof newComment>;
export const newSharedComment = z.object({ body, ...newThread, parent_id: id.nullable().default(null), name: visitorName });
export type NewSharedComment = z.input<typeof newSharedComment>;

export const commentPatch = z.object({ body: body.optional(), resolved: z.boolean().optional() });
