import * as z from 'zod';
import { currency, day, id, json, line, timestamp, withoutTurns } from '../../core';
import { customPatch, customValues } from '../custom-fields/schema';
import { amount, eventType } from '../fields';
import { choiceKey } from '../settings/schema';

/** A month without a day, such as `2027-06`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month');

export const leadStatus = z.enum(['new', 'contacted', 'qualified', 'converted', 'lost']);

/** One rule that moved the score, with its points. */
export const scoreReason = z.object({
  rule: z.enum(['date_known', 'budget_given', 'venue_known', 'referral', 'phone_given', 'far_away', 'below_minimum', 'date_full']),
  points: z.int(),
});

/** One row of the list. */
export const leadRow = z.object({
  id,
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  event_type: eventType,
  event_date: day.nullable(),
  /** All that is known of the date; null where there is a day. */
  event_month: month.nullable(),
  budget_min_cents: amount.nullable(),
  budget_max_cents: amount.nullable(),
  currency,
  source: choiceKey,
  owner_id: id.nullable(),
  status: leadStatus,
  score: z.int().min(0).max(100),
  tags: z.array(z.string()),
  first_response_at: timestamp.nullable(),
  /** Until when the first answer is due. */
  sla_due_at: timestamp.nullable(),
  converted_project_id: id.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
});

export const lead = leadRow.extend({
  contact_id: id.nullable(),
  date_flexible: z.boolean(),
  venue_text: z.string(),
  guest_count: z.int().nullable(),
  source_detail: z.string(),
  /** What they wrote, in their words. */
  message: z.string(),
  /** Answers of a public form and where the visitor came from; written once. */
  form_answers: z.record(z.string(), json),
  utm: z.record(z.string(), json),
  lost_reason: choiceKey.nullable(),
  lost_note: z.string(),
  custom: customValues,
  created_by_id: id.nullable(),
  updated_by_id: id.nullable(),
  version: z.int(),
  score_reasons: z.array(scoreReason),
});

const name = z.union([z.literal(''), line(80)]);
const email = z
  .string()
  .overwrite(withoutTurns)
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address');

const writable = z.strictObject({
  title: line(120),
  first_name: name,
  last_name: name,
  email: email.nullable(),
  phone: line(40).nullable(),
  contact_id: id.nullable(),
  event_type: eventType,
  event_date: day.nullable(),
  /** A month takes the place of a day, and the other way round. */
  event_month: month.nullable(),
  date_flexible: z.boolean(),
  venue_text: z.union([z.literal(''), line(200)]),
  guest_count: z.int().min(0).max(100_000).nullable(),
  budget_min_cents: amount.nullable(),
  budget_max_cents: amount.nullable(),
  source: choiceKey,
  source_detail: z.union([z.literal(''), line(200)]),
  message: z.string().trim().max(5000),
  tags: z.array(line(40)).max(20),
  owner_id: id.nullable(),
  custom: customPatch,
});

/** A new lead: a title is enough. */
export const newLead = writable.partial().required({ title: true });

export const leadPatch = writable.partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export const leadLoss = z.strictObject({ lost_reason: choiceKey, lost_note: z.string().trim().max(500).default('') });

/** How the project of a lead shall be called and who takes care of it; both have a sensible answer. */
export const leadConversion = z.strictObject({ name: line(120), owner_id: id.nullable(), create_contact: z.boolean() }).partial();

/** Who else has an event on a day. `tentative` counts open projects, `full` means the day has no room for another booking. */
export const dateAvailability = z.object({
  date: day,
  booked: z.int(),
  tentative: z.int(),
  leads: z.int(),
  capacity: z.int(),
  full: z.boolean(),
  projects: z.array(z.object({ id, name: z.string(), stage_id: id, venue_text: z.string(), same_venue: z.boolean() })),
});

export type LeadStatus = z.output<typeof leadStatus>;
export type ScoreReason = z.output<typeof scoreReason>;
export type LeadRow = z.output<typeof leadRow>;
export type Lead = z.output<typeof lead>;
export type NewLead = z.output<typeof newLead>;
export type LeadPatch = z.output<typeof leadPatch>;
export type LeadLoss = z.output<typeof leadLoss>;
export type LeadConversion = z.output<typeof leadConversion>;
export type DateAvailability = z.output<typeof dateAvailability>;
