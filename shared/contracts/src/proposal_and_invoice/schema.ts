import * as z from 'zod';
import { cents, currency, day, id, line, pageQuery, timestamp } from '../core/primitives';
import { clientAnswer } from './acceptance/schema';
import { proposalContent } from './document.schema';
import { payment, tax } from './shown.schema';

export const proposalStatus = z.enum(['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'superseded']);

export const proposalTotal = z.object({
  lines: z.record(z.string(), cents),
  sections: z.record(z.string(), cents),
  adjustments: z.array(z.object({ key: z.string(), cents })),
  subtotal_cents: cents,
  waiver_cents: cents,
  taxes: z.array(tax),
  total_cents: cents,
});

/** A line of the list of a project. */
export const proposalRow = z.object({
  id,
  project_id: id,
  /** The same for all versions of a proposal. */
  number: z.string(),
  /** Counts its versions; `version` counts saves. */
  revision: z.int(),
  title: z.string(),
  status: proposalStatus,
  currency,
  total_cents: cents,
  expires_on: day.nullable(),
  sent_at: timestamp.nullable(),
  first_viewed_at: timestamp.nullable(),
  view_count: z.int(),
  /** The version it took the place of. */
  supersedes_id: id.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

export const proposal = proposalRow.extend({
  project_name: z.string(),
  event_date: day.nullable(),
  content: proposalContent,
  totals: proposalTotal,
  /** As if it were accepted today; none where the plan does not fit. */
  payments: z.array(payment),
  plan_problem: z.enum(['too_much', 'rest_open', 'not_whole']).nullable(),
  /** SHA-256 of what was sent. */
  content_hash: z.string().nullable(),
  /** What the client has answered; null while nobody has. */
  answer: clientAnswer.nullable(),
  /** Absent without `view_costs`. Of lines whose cost is known. */
  costs: z.object({ lines: z.record(z.string(), cents), cost_cents: cents, covered_cents: cents, margin_bps: z.int() }).optional(),
});

export const newProposal = z.strictObject({
  project_id: id,
  title: line(160).optional(),
  /** Every piece of the project's recipe book stands in it already. */
  from_recipes: z.boolean().default(false),
  /** It begins as this template says, with the prices of today; recipes of the project that are in none of its lines are left out. */
  template_id: id.optional(),
});
export const proposalPatch = z.strictObject({ title: line(160), expires_on: day.nullable(), content: proposalContent }).partial();
export const proposalQuery = pageQuery.extend({
  project: z.coerce.number().int().min(1).max(2_147_483_647),
  ordering: z.enum(['-revision', '-updated_at']).default('-updated_at'),
});

/** A piece of the recipe builder that can be offered. */
export const sellablePiece = z.object({
  recipe_id: id,
  page: z.string(),
  name: z.string(),
  quantity: z.int(),
  unit_price_cents: cents,
  rental_cents: cents,
  cost_cents: cents.optional(),
});

export const priced = z.object({
  totals: proposalTotal,
  payments: z.array(payment),
  plan_problem: z.enum(['too_much', 'rest_open', 'not_whole']).nullable(),
});

/** Where a proposal's link leads. */
export const proposalAddress = z.object({ path: z.string() });

const change = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  section: z.string(),
  name: z.string(),
  before: z.object({ qty_milli: z.int(), cents }).nullable(),
  after: z.object({ qty_milli: z.int(), cents }).nullable(),
});
export const comparison = z.object({
  before_revision: z.int(),
  after_revision: z.int(),
  before_cents: cents,
  after_cents: cents,
  changes: z.array(change),
});

export type ProposalStatus = z.output<typeof proposalStatus>;
export type ProposalRow = z.output<typeof proposalRow>;
export type Proposal = z.output<typeof proposal>;
export type NewProposal = z.output<typeof newProposal>;
export type ProposalPatch = z.output<typeof proposalPatch>;
export type ProposalQuery = z.output<typeof proposalQuery>;
export type SellablePiece = z.output<typeof sellablePiece>;
export type Comparison = z.output<typeof comparison>;
export type Priced = z.output<typeof priced>;
