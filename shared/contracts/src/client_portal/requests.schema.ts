import * as z from 'zod';
import { cents, currency, day, id, idParam, line, timestamp } from '../core/primitives';
import { byToken } from './schema';

/** What a client can ask for. */
export const wishType = z.enum(['change', 'addition', 'removal', 'date_change', 'question', 'complaint', 'other']);

/** The price of a change as its client is told it; what flowers and wages cost is not in it. */
const quote = z.object({
  currency,
  before_cents: cents,
  after_cents: cents,
  lines: z.array(z.object({ name: z.string(), before: z.number(), after: z.number() })),
  parts: z.array(z.object({ label: z.string(), cents })),
  note: z.string(),
  wanted_date: day.nullable(),
  /** Said with a yes: it was this price that stood on the screen. */
  quoted_at: timestamp,
});

/** A wish with its thread, as its client sees it: no notes of the team, and none of their names. */
export const wish = z.object({
  id,
  number: z.string(),
  type: wishType,
  title: z.string(),
  body: z.string(),
  /** `received`, `in_work`: the studio's turn; `asks`: a price waits for the client; `agreed`, `done`, `declined`. */
  state: z.enum(['received', 'in_work', 'asks', 'agreed', 'done', 'declined']),
  asked_by: z.string(),
  created_at: timestamp,
  quote: quote.nullable(),
  /** Changes are closed since then; the studio decides whether this one may still come. */
  locked_from: day.nullable(),
  messages: z.array(z.object({ from: z.enum(['client', 'studio']), author: z.string(), body: z.string(), at: timestamp })),
  may: z.object({ answer: z.boolean(), decide: z.boolean() }),
});
export const wishes = z.object({ results: z.array(wish) });
export const newWish = z.strictObject({
  type: wishType.default('change'),
  title: line(160),
  body: z.string().trim().max(10_000).default(''),
});
export const wishAnswer = z.strictObject({ body: z.string().trim().min(1, 'must not be empty').max(10_000) });
export const wishYes = z.strictObject({ seen: timestamp });
export const wishNo = z.strictObject({ reason: z.string().trim().max(2_000).default('') });
export const byWish = byToken.extend({ wishId: idParam });

export type Wish = z.output<typeof wish>;
export type NewWish = z.output<typeof newWish>;
