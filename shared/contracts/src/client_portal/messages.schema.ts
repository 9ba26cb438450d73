import * as z from 'zod';
import { id, timestamp } from '../core/primitives';

/** Made where the message is written: however often it is sent, it is there once. */
const messageKey = z.string().regex(/^[A-Za-z0-9_-]{16,60}$/, 'must be 16 to 60 letters and digits');

/** One word of the thread as a client sees it: who of the team wrote it is not told. */
export const message = z.object({
  id,
  from: z.enum(['me', 'client', 'studio']),
  /** Of the studio the name of the business. */
  author: z.string(),
  body: z.string(),
  at: timestamp,
  /** The studio has read it; of its own words always true. */
  is_read: z.boolean(),
});
/** The newest at the end. */
export const thread = z.object({ results: z.array(message) });

/** The same as the team sees it. */
export const teamMessage = z.object({
  id,
  from: z.enum(['client', 'studio']),
  author: z.string(),
  body: z.string(),
  at: timestamp,
  /** Names of the clients who have read it; of a client's own words nobody. */
  read_by: z.array(z.string()),
});
export const teamThread = z.object({
  results: z.array(teamMessage),
  /** A message of a client stands last. */
  waits: z.boolean(),
  /** The team has not read these. */
  unread: z.int(),
});

export const newMessage = z.strictObject({ key: messageKey, body: z.string().trim().min(1, 'must not be empty').max(10_000) });
export const readUpTo = z.strictObject({ id });

export type Message = z.output<typeof message>;
export type TeamMessage = z.output<typeof teamMessage>;
export type TeamThread = z.output<typeof teamThread>;
export type NewMessage = z.output<typeof newMessage>;
