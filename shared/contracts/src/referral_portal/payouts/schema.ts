import * as z from 'zod';
import { cents, currency, id, line, pageQuery, timestamp } from '../../core/primitives';
import { payoutStatuses } from '../labels';

const status = z.enum(Object.keys(payoutStatuses) as [keyof typeof payoutStatuses, ...(keyof typeof payoutStatuses)[]]);

export const payout = z.object({
  id,
  partner_id: id,
  partner_name: z.string(),
  amount_cents: cents,
  currency,
  status,
  /** `none`: there is no account to send it to yet. */
  method: z.enum(['iban', 'account', 'none']),
  account_last4: z.string().nullable(),
  /** What stands on the bank statement. */
  reference: z.string(),
  commissions: z.int(),
  drafted_by_id: id.nullable(),
  approved_by_id: id.nullable(),
  sent_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export const payoutQuery = pageQuery.extend({ ordering: z.enum(['-id']).default('-id'), status: status.optional() });
export const payoutExport = z.object({ status: status.default('approved') });

/** What a run made, and whom it left out. */
export const payoutRun = z.object({
  made: z.array(payout),
  left_out: z.array(
    z.object({
      partner_id: id,
      partner_name: z.string(),
      available_cents: cents,
      why: z.enum(['below_minimum', 'no_agreement', 'not_active']),
    }),
  ),
});

/** The business's own side: what partners agree to, where their links lead, from which account they are paid. */
export const partnerSettings = z.object({
  id,
  agreement: z.string(),
  landing_path: z.string(),
  debtor_name: z.string(),
  debtor_last4: z.string(),
  version: z.int(),
});
/** Addresses of this suite on which somebody introduces themselves; nothing else, so that a link never leads away. */
const landing = z
  .string()
  .regex(/^\/(?:public\/(?:wedding|event)|schedule\/[a-z0-9-]+\.[a-z0-9-]+)$/, 'must be a page of yours, such as /public/wedding');
export const partnerSettingsPatch = z
  .strictObject({
    agreement: z.string().trim().min(1, 'must not be empty').max(10_000),
    landing_path: landing,
    debtor_name: z.union([z.literal(''), line(70)]),
    debtor_iban: z.string().trim().max(42),
  })
  .partial();

export type PartnerSettings = z.output<typeof partnerSettings>;
export type PartnerSettingsPatch = z.output<typeof partnerSettingsPatch>;
export type Payout = z.output<typeof payout>;
export type PayoutExport = z.output<typeof payoutExport>;
export type PayoutQuery = z.output<typeof payoutQuery>;
export type PayoutRun = z.output<typeof payoutRun>;
