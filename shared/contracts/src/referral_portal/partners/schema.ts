import * as z from 'zod';
import { cents, currency, day, emailText, id, line, pageQuery, sumOfCents, timestamp } from '../../core/primitives';
import { bankStates, partnerKinds, partnerStatuses } from '../labels';

const keysOf = <T extends Record<string, string>>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

export const partnerKind = z.enum(keysOf(partnerKinds));
export const partnerStatus = z.enum(keysOf(partnerStatuses));
const email = emailText().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address');
const phone = z.union([z.literal(''), line(40)]);

/** Words that stand beside names of partners in addresses. */
const RESERVED = new Set(['login', 'logout', 'join', 'new', 'settings']);
/** The second half of `fern-thistle.rivergate`, by which a partner signs in. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/, 'two to forty letters, digits and hyphens')
  .refine((name) => !RESERVED.has(name), 'is an address of its own');

/** What is earned, by how far it is on its way. */
export const earnings = z.object({
  pending_cents: sumOfCents,
  available_cents: sumOfCents,
  in_payout_cents: sumOfCents,
  paid_cents: sumOfCents,
});

export const partner = z.object({
  id,
  username: z.string(),
  /** With the business before it, as the partner types it. */
  sign_in_name: z.string(),
  company: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  kind: partnerKind,
  status: partnerStatus,
  program_id: id,
  program_name: z.string(),
  agreement_signed_at: timestamp.nullable(),
  /** False: has not chosen a password yet. */
  has_password: z.boolean(),
  /** What a visitor opens; the partner's QR code leads there. */
  link_path: z.string(),
  link_visits: z.int(),
  referrals: z.int(),
  booked: z.int(),
  earnings,
  /** The account that money goes to now; null: none yet. */
  account_last4: z.string().nullable(),
  /** Bank details that wait for the team. */
  bank_waiting: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

const fields = { company: line(120), contact_name: line(120), email, phone, kind: partnerKind, program_id: id };
export const newPartner = z.strictObject({ ...fields, username, phone: phone.default(''), kind: partnerKind.default('planner') });
export const partnerPatch = z.strictObject(fields).partial();

export const partnerQuery = pageQuery.extend({
  ordering: z.enum(['company', '-company', 'updated_at', '-updated_at']).default('company'),
  status: partnerStatus.optional(),
});

/** One wedding that a partner brought: what it was agreed at, what came, and what the partner costs. */
export const broughtProject = z.object({
  referral_id: id,
  project_id: id,
  project_name: z.string(),
  event_date: day.nullable(),
  agreed_net_cents: cents,
  collected_net_cents: cents,
  commission_cents: cents,
  /** Of what was collected; null: nothing was. */
  cost_bps: z.int().nullable(),
});

/** What a partner brought, and what that cost. */
export const partnerWorth = z.object({
  currency,
  projects: z.array(broughtProject),
  agreed_net_cents: cents,
  collected_net_cents: cents,
  commission_cents: cents,
  cost_bps: z.int().nullable(),
  /** There is a statement of each of these, the last first. */
  statement_years: z.array(z.int()),
});

/** Which year a statement is of. */
export const statementYear = z.coerce.number().int().min(2000).max(2999);

/** Bank details as the team sees them: never more than the last four. */
export const bankDetails = z.object({
  id,
  partner_id: id,
  holder: z.string(),
  country: z.string(),
  kind: z.enum(['iban', 'account']),
  last4: z.string(),
  state: z.enum(keysOf(bankStates)),
  changed_at: timestamp,
  /** From when money goes there; null: nobody has confirmed them. */
  usable_from: timestamp.nullable(),
});

export const overview = z.object({
  currency,
  partners: z.int(),
  applied: z.int(),
  referrals_waiting: z.int(),
  bank_waiting: z.int(),
  drafts: z.int(),
  earnings,
  /** Of all partners. */
  collected_net_cents: cents,
  commission_cents: cents,
});

export type BankDetails = z.output<typeof bankDetails>;
export type BroughtProject = z.output<typeof broughtProject>;
export type Earnings = z.output<typeof earnings>;
export type NewPartner = z.output<typeof newPartner>;
export type Overview = z.output<typeof overview>;
export type Partner = z.output<typeof partner>;
export type PartnerPatch = z.output<typeof partnerPatch>;
export type PartnerQuery = z.output<typeof partnerQuery>;
export type PartnerStatus = z.output<typeof partnerStatus>;
export type PartnerWorth = z.output<typeof partnerWorth>;
