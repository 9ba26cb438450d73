import * as z from 'zod';
import { emailText, idParam, line, withoutTurns } from '../core';

/** An e-mail address as it is kept: trimmed and in lower case. */
export const email = emailText().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address');

/** A phone number as a person types it; kept and answered as E.164, such as `+15185550142`. */
export const phone = z.string().trim().min(1).max(40);

const part = z.string().overwrite(withoutTurns).trim().max(120).default('');

/** A postal address; any part may be empty. */
export const address = z.strictObject({
  line1: part,
  line2: part,
  city: part,
  region: part,
  postal_code: z.string().trim().max(20).default(''),
  country: z.string().trim().max(60).default(''),
});

export const tags = z.array(line(40)).max(20);

/** Text of several lines, trimmed. */
export const note = z.string().trim().max(5000);

export const byId = z.object({ id: idParam });

/** What every list of people and organizations can be asked. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  search: z.string().trim().max(200).optional(),
  tag: z.string().trim().max(40).optional(),
  archived: z.enum(['true', 'false']).default('false'),
});

/** What can be done with many rows at once; ids that are not there are left out. */
export const bulk = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.enum(['archive', 'unarchive', 'delete', 'restore']),
    ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(200),
  }),
  z.strictObject({ action: z.enum(['tag', 'untag']), tag: line(40), ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(200) }),
]);

/** The ids that really changed, so that the change can be taken back exactly. */
export const bulkResult = z.object({ ids: z.array(z.int()) });

export type Address = z.output<typeof address>;
export type Bulk = z.output<typeof bulk>;
