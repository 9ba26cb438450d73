import * as z from 'zod';
import { bps, cents, id, idParam, line, timestamp } from '../../core/primitives';
import { eventType } from '../../tenant_crm/fields';
import { lineContents, proposalContent } from '../document.schema';
import { priced } from '../schema';

const title = line(120);
const price = cents.min(0).max(100_000_000);
const suitedTo = z
  .array(eventType)
  .max(6)
  .refine((all) => new Set(all).size === all.length, 'must name each kind of event once');

/** A proposal to begin with, as the list says it. */
export const templateRow = z.object({
  id,
  title,
  /** Kinds of events it is written for; none: all. */
  event_types: suitedTo,
  sections: z.int(),
  lines: z.int(),
  updated_at: timestamp,
  version: z.int(),
});

/** `suits`: it is written for the kind of event that the project is about; true of all where none is named. */
export const listedTemplate = templateRow.extend({ suits: z.boolean() });
export const templateQuery = z.object({ project: idParam.optional() });

/** It has no client, no dates and no photographs. A line that follows a recipe follows the piece of its name, in whatever book it comes to. */
export const template = templateRow.extend({ content: proposalContent });

/** Made from what a proposal says now. */
export const newTemplate = z.strictObject({ proposal_id: id, title, event_types: suitedTo.default([]) });
/** `proposal_id`: from now on it says what that proposal says. What was begun from it stays as it is. */
export const templatePatch = z.strictObject({ proposal_id: id, title, event_types: suitedTo }).partial();

/** What is not as the template has it, where it is applied. `after_cents` null: nothing has the name there, and its price stays. */
const templateChange = z.object({ section: z.string(), name: z.string(), before_cents: cents, after_cents: cents.nullable() });

/** A template as it would stand in a project. */
export const appliedTemplate = priced.extend({ content: proposalContent, changes: z.array(templateChange) });

/** Several things under one price. */
export const bundle = z.object({
  id,
  title,
  /** What the client reads below the name. */
  description: z.string().trim().max(1_000),
  unit_price_cents: price,
  tax_bps: bps.max(10_000).nullable(),
  /** Of the price, for what is lent. */
  rental_cents: price,
  contents: lineContents,
  updated_at: timestamp,
  version: z.int(),
});
const written = bundle.omit({ id: true, updated_at: true, version: true });
const isLentFromPrice = ({ rental_cents, unit_price_cents }: { rental_cents: number; unit_price_cents: number }) =>
  rental_cents <= unit_price_cents;
export const newBundle = z
  .strictObject(written.shape)
  .refine(isLentFromPrice, { path: ['rental_cents'], message: 'must be the price at most' });

export type ListedTemplate = z.output<typeof listedTemplate>;
export type ProposalTemplateRow = z.output<typeof templateRow>;
export type ProposalTemplate = z.output<typeof template>;
export type NewProposalTemplate = z.output<typeof newTemplate>;
export type ProposalTemplatePatch = z.output<typeof templatePatch>;
export type AppliedTemplate = z.output<typeof appliedTemplate>;
export type ProposalPackage = z.output<typeof bundle>;
export type NewProposalPackage = z.output<typeof newBundle>;
