import * as z from 'zod';
import { line } from '../../core';

/** A filter of a list that a member gave a name. */
export const savedView = z.strictObject({
  name: line(60),
  search: z.string().max(200),
  ordering: z.string().max(60),
  filters: z
    .record(z.string().max(40), z.string().max(200))
    .refine((filters) => Object.keys(filters).length <= 20, 'must not have more than 20 filters'),
});

/** How one member likes one list: saved filters and chosen columns (null: the usual ones). */
export const listView = z.strictObject({ views: z.array(savedView).max(20), columns: z.array(z.string().max(40)).max(40).nullable() });

export type ListView = z.output<typeof listView>;
