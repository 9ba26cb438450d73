import * as z from 'zod';
import { cents, day, id, idParam, line, pageQuery as listQuery, timestamp } from '../core';
import { pageData, safeHref } from './blocks';
import { formField } from './fields.schema';

export const pageKind = z.enum(['wedding', 'event', 'custom']);
export const pageTheme = z.enum(['garden', 'linen', 'night']);
export type PageKind = z.output<typeof pageKind>;
export type PageTheme = z.output<typeof pageTheme>;

/** The last word of an address; some belong to others. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')
  .max(60)
  .refine((word) => !['questionnaire', 'track', 'embed'].includes(word), 'is taken by the suite');

const wordOrNothing = (max: number) => z.union([z.literal(''), line(max)]);
const seo = z.object({ title: wordOrNothing(70), description: wordOrNothing(200) });
const fields = {
  title: line(120),
  slug,
  kind: pageKind,
  theme: pageTheme,
  seo,
  data: pageData,
  form_id: id.nullable(),
  /** Where a visitor is led to after sending; empty: the thanks of the page. */
  redirect_url: z.union([z.literal(''), safeHref.refine((to) => /^(?:https:|\/)/.test(to), 'must begin with https:// or /')]),
  /** Shares the visits of that page's address. */
  variant_of_id: id.nullable(),
  /** What was spent to bring people here. */
  spend_cents: cents.min(0),
};
const kept = { created_at: timestamp, updated_at: timestamp, archived_at: timestamp.nullable(), version: z.int() };

export const page = z.object({
  id,
  ...fields,
  title: z.string(),
  slug: z.string(),
  data: z.unknown() as unknown as typeof pageData,
  seo: z.object({ title: z.string(), description: z.string() }),
  redirect_url: z.string(),
  status: z.enum(['draft', 'published', 'unpublished']),
  published_at: timestamp.nullable(),
  /** The draft says something else than visitors see. */
  has_changes: z.boolean(),
  public_path: z.string(),
  /** The colour of the business, for the editor. */
  brand: z.string().nullable(),
  ...kept,
});
export type Page = z.output<typeof page>;
export const pageRow = page.omit({ data: true, brand: true });
export type PageRow = z.output<typeof pageRow>;

/** Without blocks it begins with a designed page of its kind. */
export const newPage = z.object({
  title: fields.title,
  slug,
  kind: pageKind,
  theme: pageTheme.default('garden'),
  data: pageData.optional(),
});
export type NewPage = z.output<typeof newPage>;
export const pagePatch = z.object(fields).partial();
export type PagePatch = z.output<typeof pagePatch>;
export const pageQuery = listQuery.extend({
  ordering: z.enum(['title', '-title', 'updated_at', '-updated_at']).default('-updated_at'),
  archived: z.enum(['true', 'false']).default('false'),
});
export type PageQuery = z.output<typeof pageQuery>;
export const restoreWish = z.object({ version_id: id.nullable().default(null) });
/** `variant`: the copy shares the visits of this page, half and half. */
export const duplicateWish = z.object({ variant: z.boolean().default(false) });

export const pageVersion = z.object({ id, page_id: id, title: z.string(), created_at: timestamp, created_by_id: id.nullable() });
export type PageVersion = z.output<typeof pageVersion>;

const formFields = {
  name: line(80),
  kind: pageKind,
  fields: z.array(formField).min(1).max(40),
  consent_text: line(400),
  reply_subject: wordOrNothing(120),
  reply_text: z.string().trim().max(3_000),
  /** The address of the kind of meeting that the thanks offer; empty: the first one that can be booked. */
  booking_slug: z.string().max(60),
  /** Null: of what past events came to. */
  guest_price_cents: cents.min(0).nullable(),
  shows_hints: z.boolean(),
};
export const form = z.object({ id, ...formFields, name: z.string(), consent_text: z.string(), reply_subject: z.string(), ...kept });
export type Form = z.output<typeof form>;
export const newForm = z.object({ name: formFields.name, kind: pageKind });
export type NewForm = z.output<typeof newForm>;
export const formPatch = z.object(formFields).partial();
export type FormPatch = z.output<typeof formPatch>;

const count = z.object({ visits: z.int(), started: z.int(), sent: z.int() });
export type FunnelCount = z.output<typeof count>;
export const overview = z.object({
  /** Of thirty days, by the last word of the address. */
  slugs: z.array(count.extend({ slug: z.string() })),
  /** Leads of these pages that nobody has answered, the newest first. */
  waiting: z.array(z.object({ lead_id: id, name: z.string(), slug: z.string(), created_at: timestamp })),
  spam: z.int(),
  embed: z.string(),
  built_in: z.array(z.object({ slug: z.string(), title: z.string(), public_path: z.string() })),
});
export type Overview = z.output<typeof overview>;
export const stats = z.object({
  ...count.shape,
  /** Of 10,000 visitors, so many wrote; null without visits. */
  conversion_bps: z.int().nullable(),
  cost_per_lead_cents: z.int().nullable(),
  currency: z.string(),
  phones: z.int(),
  days: z.array(count.extend({ day })),
  sources: z.array(count.extend({ source: z.string() })),
  variants: z.array(count.extend({ id, title: z.string(), is_b: z.boolean() })),
  test: z.object({ z: z.number().nullable(), winner: z.enum(['a', 'b']).nullable(), enough: z.boolean() }).nullable(),
});
export type Stats = z.output<typeof stats>;

export const submission = z.object({
  id,
  slug: z.string(),
  page_id: id.nullable(),
  name: z.string(),
  email: z.string(),
  answers: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  lead_id: id.nullable(),
  status: z.enum(['ok', 'spam', 'duplicate']),
  spam_reason: z.string(),
  spam_score: z.int(),
  utm: z.record(z.string(), z.string()),
  created_at: timestamp,
  version: z.int(),
});
export type Submission = z.output<typeof submission>;
export const submissionQuery = listQuery.extend({
  status: z.enum(['ok', 'spam', 'duplicate']).optional(),
  ordering: z.enum(['created_at', '-created_at']).default('-created_at'),
});
export type SubmissionQuery = z.output<typeof submissionQuery>;

/** Loose on purpose: what a stranger sends is judged by the form. */
export const submitForm = z.custom<FormData>((value) => value instanceof FormData, 'must be form data');
/** Whose page it is, and whether it stands in a page of somebody else. */
export const tenantQuery = z.object({ t: z.string().max(80).optional(), embed: z.string().max(4).optional() });
/** `v`: what the card shows; under it a card never changes. `page`: which of two variants. */
export const cardQuery = tenantQuery.extend({ v: z.string().max(40).optional(), page: idParam.optional().catch(undefined) });
export const hintQuery = tenantQuery.extend({
  date: day.optional().catch(undefined),
  guests: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  budget: z.string().max(40).optional(),
});
export type HintQuery = z.output<typeof hintQuery>;
export const hint = z.object({ date: z.enum(['open', 'last', 'full', 'past']).nullable(), lines: z.array(z.string()) });
export type Hint = z.output<typeof hint>;
export const trackWish = tenantQuery.extend({ slug: z.string().max(60), stage: z.literal('started') });
export const publicPage = z.object({
  slug: z.string(),
  title: z.string(),
  business: z.string(),
  theme: pageTheme,
  data: z.unknown(),
  fields: z.array(formField),
  form_token: z.string(),
});
