import * as z from 'zod';
import { bps, cents, currency, day, id, timestamp } from '../core/primitives';

const text = (max: number) => z.string().max(max);
const stems = z.object({ name: text(120), quantity: z.int().min(0).max(10_000) });

/** One line of a proposal; prices are missing where nothing is known about them. */
export const proposalItem = z.object({
  name: text(200),
  quantity: z.int().min(1).max(100_000),
  unit_price_cents: cents.nullable(),
  total_cents: cents.nullable(),
  flowers: z.array(text(120)).max(40),
  colors: z.array(text(60)).max(20),
  note: text(500).default(''),
});
export const proposalData = z.object({
  title: text(200),
  project_id: id.nullable(),
  project_name: text(200).nullable(),
  event_date: day.nullable(),
  currency,
  budget_cents: cents.nullable(),
  total_cents: cents.nullable(),
  sections: z.array(z.object({ title: text(120), items: z.array(proposalItem).max(100) })).max(20),
  assumptions: z.array(text(300)).max(20),
});
export type ProposalData = z.output<typeof proposalData>;

/** One arrangement with what one piece is made of; `pages` is a page per arrangement. */
export const recipePage = z.object({
  title: text(200),
  arrangement: text(120),
  quantity: z.int().min(1).max(100_000),
  ingredients: z.array(stems.extend({ role: z.enum(['focal', 'secondary', 'filler', 'greenery', 'supply']) })).max(60),
  stems_per_piece: z.int().min(0),
  budget_cents: cents.nullable(),
  note: text(500).default(''),
});
export const recipeData = z.object({
  title: text(200),
  project_id: id.nullable(),
  project_name: text(200).nullable(),
  event_date: day.nullable(),
  currency,
  waste: bps,
  pages: z.array(recipePage).max(40),
  /** Over all pages, waste included. */
  shopping_list: z.array(stems).max(200),
  assumptions: z.array(text(300)).max(20),
});
export type RecipeData = z.output<typeof recipeData>;

export const draftKind = z.enum(['proposal', 'recipe']);
export const draftStatus = z.enum(['open', 'applied', 'discarded']);
export type DraftKind = z.output<typeof draftKind>;

/** How a draft travels to a tool: applied only where `project_id` is the open project's. */
const envelope = { v: z.literal(1), id, project_id: id.nullable(), created_at: timestamp };
const proposalEnvelope = z.object({ ...envelope, kind: z.literal('proposal'), data: proposalData });
const recipeEnvelope = z.object({ ...envelope, kind: z.literal('recipe'), data: recipeData });
export const draftEnvelope = z.discriminatedUnion('kind', [proposalEnvelope, recipeEnvelope]);
export type DraftEnvelope = z.output<typeof draftEnvelope>;

const state = { status: draftStatus, changed_at: timestamp };
export const draft = z.discriminatedUnion('kind', [proposalEnvelope.extend(state), recipeEnvelope.extend(state)]);
export type Draft = z.output<typeof draft>;
