import * as z from 'zod';
import { id, line, timestamp, visible, withoutTurns } from '../../core/primitives';

/** `view` lets a client look and react, `comment` also write. */
export const shareMode = z.enum(['view', 'comment']);
export type ShareMode = z.output<typeof shareMode>;

/** A link for clients, as lists show it: where it leads is asked for on its own. */
export const share = z.object({
  id,
  mode: shareMode,
  label: z.string(),
  has_password: z.boolean(),
  expires_at: timestamp.nullable(),
  expired: z.boolean(),
  revoked_at: timestamp.nullable(),
  opened_count: z.int(),
  last_opened_at: timestamp.nullable(),
  created_at: timestamp,
  created_by: z.string().nullable(),
});
export type Share = z.output<typeof share>;

/** Where a link leads; `path` is the page it opens. Whoever has it may use it, so no list and no stored answer holds it. */
export const shareAddress = z.object({ share_id: z.string(), path: z.string() });
export type ShareAddress = z.output<typeof shareAddress>;

export const newShare = z.object({
  mode: shareMode,
  /** Whom the link is for, e.g. "Anna and her mother". */
  label: z.string().overwrite(withoutTurns).trim().max(80).default(''),
  expires_at: timestamp.nullable().default(null),
  password: z.string().min(4).max(200).regex(visible, 'must not be blank').nullable().default(null),
});
export type NewShare = z.input<typeof newShare>;

/** What a visitor learns about a link. A locked one tells nothing but whose it is. */
export const sharedBoard = z.discriminatedUnion('locked', [
  z.object({ locked: z.literal(true), business: z.string() }),
  z.object({
    locked: z.literal(false),
    business: z.string(),
    title: z.string(),
    event_date: z.string().nullable(),
    mode: shareMode,
    visitor_name: z.string(),
  }),
]);
export type SharedBoard = z.output<typeof sharedBoard>;

export const sharePassword = z.object({ password: z.string().min(1).max(200) });

export const reactionKind = z.enum(['heart', 'like']);
export type ReactionKind = z.output<typeof reactionKind>;
export const elementId = z.string().min(1).max(200);

/** How many visitors gave an item a reaction; `mine`: this visitor did. */
export const reaction = z.object({ element_id: z.string(), kind: reactionKind, count: z.int(), mine: z.boolean() });
export type Reaction = z.output<typeof reaction>;

export const reactionChange = z.object({ element_id: elementId, kind: reactionKind, on: z.boolean() });
export const visitorName = line(80);
