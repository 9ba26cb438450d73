import * as z from 'zod';

/** What is asked for; fewer than two characters find nothing. */
export const searchQuery = z.object({ q: z.string().trim().max(200).default('') });

/** A record that was found. */
export const searchHit = z.object({
  title: z.string(),
  /** What was found in it, or what tells it from others of the name. */
  hint: z.string(),
  /** The page of ours that shows it. */
  path: z.string().startsWith('/'),
});
export type SearchHit = z.output<typeof searchHit>;

/** The newest records of one kind that answer the query, at most five. */
export const searchGroup = z.object({
  /** `<plugin>.<kind>`, such as `tenant_crm.contact`. */
  id: z.string(),
  title: z.string(),
  icon: z.string(),
  hits: z.array(searchHit).min(1),
});
export type SearchGroup = z.output<typeof searchGroup>;

/** Groups without a hit are left out. */
export const searchAnswer = z.object({ groups: z.array(searchGroup) });
export type SearchAnswer = z.output<typeof searchAnswer>;
