import * as z from 'zod';
import { bps, cents, day, id, line } from '../core/primitives';
import { documentPhoto } from './photos/schema';

const key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be letters, digits and dashes');
/** A million of each; more is an error of typing, and the sum has to be a number that can be written. */
const price = cents.min(0).max(100_000_000);
const text = (max: number) => z.string().trim().max(max);
const share = bps.max(10_000);

/** What a package holds, for one of it. */
export const lineContents = z
  .array(z.strictObject({ name: line(160), qty_milli: z.int().min(1).max(10_000_000), is_hire: z.boolean() }))
  .max(30);

export const documentLine = z.strictObject({
  key,
  name: line(160),
  description: text(1_000),
  qty_milli: z.int().min(0).max(10_000_000),
  unit: text(20),
  unit_price_cents: price,
  discount_bps: share,
  tax_bps: share.nullable(),
  rental_cents: price,
  is_optional: z.boolean(),
  selected: z.boolean(),
  alternative_group: text(60),
  /** The piece of the recipe builder that it offers. */
  recipe_id: id.nullable(),
  /** While it is a draft its price is that of the piece. */
  follows_recipe: z.boolean(),
  /** The package that it was when it was dropped in. */
  package_id: id.optional(),
  /** What it stands for; things of it that are lent are reserved when it is accepted. */
  contents: lineContents.optional(),
});

export const documentSection = z.strictObject({
  key,
  title: line(120),
  description: text(2_000),
  photo: documentPhoto.optional(),
  kind: z.enum(['products', 'hire', 'fees']),
  show_prices: z.enum(['itemised', 'section_total', 'hidden']),
  lines: z.array(documentLine).max(60),
});

export const documentAdjustment = z.strictObject({
  key,
  title: line(120),
  section_key: key.nullable(),
  kind: z.enum(['discount', 'surcharge']),
  scope: z.enum(['products', 'hire', 'fees', 'all_pre_tax', 'post_tax']),
  basis: z.enum(['percent', 'amount']),
  /** Basis points of up to a hundred percent, or minor units. */
  value: price,
});

const anchor = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('acceptance') }),
  z.strictObject({ on: z.literal('day'), day }),
  z.strictObject({ on: z.enum(['event', 'issue']), days: z.int().min(-730).max(730) }),
]);

export const documentPart = z.strictObject({ key, label: line(80), basis: z.enum(['percent', 'amount']), value: price, due: anchor });

const keysOnce = (rows: readonly { readonly key: string }[]) => new Set(rows.map((row) => row.key)).size === rows.length;
const ONCE = 'must have a key of its own for each';

/** What a proposal says: everything that a person writes, saved as one. */
export const proposalContent = z
  .strictObject({
    intro: text(4_000),
    cover: documentPhoto.optional(),
    terms: text(8_000),
    tax_mode: z.enum(['exclusive', 'inclusive']),
    waiver_bps: share,
    sections: z.array(documentSection).max(20).refine(keysOnce, ONCE),
    adjustments: z.array(documentAdjustment).max(12).refine(keysOnce, ONCE),
    plan: z.array(documentPart).min(1).max(12).refine(keysOnce, ONCE),
  })
  .refine(({ sections }) => keysOnce(sections.flatMap(({ lines }) => lines)), { message: ONCE, path: ['sections'] })
  .refine(({ adjustments }) => adjustments.every(({ basis, value }) => basis === 'amount' || value <= 10_000), {
    message: 'must be a hundred percent at most',
    path: ['adjustments'],
  });

export type DocumentLine = z.output<typeof documentLine>;
export type DocumentSection = z.output<typeof documentSection>;
export type DocumentAdjustment = z.output<typeof documentAdjustment>;
export type DocumentPart = z.output<typeof documentPart>;
export type ProposalContent = z.output<typeof proposalContent>;
