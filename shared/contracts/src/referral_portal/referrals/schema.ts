import * as z from 'zod';
import { cents, currency, day, emailText, id, line, pageQuery, timestamp } from '../../core/primitives';
import { commissionStatuses, flagWords, referralSources, referralStatuses, rejections } from '../labels';

const keysOf = <T extends Record<string, string>>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

export const referralStatus = z.enum(keysOf(referralStatuses));
export const referralFlag = z.enum(keysOf(flagWords));
export const rejection = z.enum(keysOf(rejections));
const idQuery = z.coerce.number().int().min(1).max(2_147_483_647).optional();

export const referral = z.object({
  id,
  partner_id: id,
  partner_name: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  event_date: day.nullable(),
  note: z.string(),
  source: z.enum(keysOf(referralSources)),
  status: referralStatus,
  rejection: rejection.nullable(),
  /** Why it is not counted, in the words of the team or of what was found: "Lead of 3 March 2027". */
  reason: z.string(),
  flags: z.array(referralFlag),
  lead_id: id.nullable(),
  project_id: id.nullable(),
  project_name: z.string().nullable(),
  referred_at: timestamp,
  commission_cents: cents,
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

export const referralQuery = pageQuery.extend({
  ordering: z.enum(['-referred_at', 'referred_at']).default('-referred_at'),
  partner: idQuery,
  status: referralStatus.optional(),
});

/** Somebody the team notes: a project that there is already, or a person who becomes a lead. */
export const newReferral = z.strictObject({
  partner_id: id,
  name: line(120),
  email: z.union([z.literal(''), emailText()]).default(''),
  phone: z.union([z.literal(''), line(40)]).default(''),
  project_id: id.nullable().default(null),
  event_date: day.nullable().default(null),
  note: z.string().trim().max(2_000).default(''),
});
export const declineReason = z.strictObject({ reason: line(300) });

export const commission = z.object({
  id,
  referral_id: id,
  partner_id: id,
  partner_name: z.string(),
  project_id: id,
  project_name: z.string(),
  kind: z.enum(['earn', 'clawback']),
  base_cents: cents,
  amount_cents: cents,
  currency,
  status: z.enum(keysOf(commissionStatuses)),
  earned_on: day,
  hold_until: day,
  payout_id: id.nullable(),
  created_at: timestamp,
  version: z.int(),
});
export const commissionQuery = pageQuery.extend({
  ordering: z.enum(['-earned_on']).default('-earned_on'),
  partner: idQuery,
  status: commission.shape.status.optional(),
});

export type Commission = z.output<typeof commission>;
export type CommissionQuery = z.output<typeof commissionQuery>;
export type NewReferral = z.output<typeof newReferral>;
export type Referral = z.output<typeof referral>;
export type ReferralFlag = z.output<typeof referralFlag>;
export type ReferralQuery = z.output<typeof referralQuery>;
export type ReferralStatus = z.output<typeof referralStatus>;
export type Rejection = z.output<typeof rejection>;
