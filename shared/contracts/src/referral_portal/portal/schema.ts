import * as z from 'zod';
import { cents, currency, day, emailText, line, timestamp, visible } from '../../core/primitives';
import { earnings } from '../partners/schema';
import { commission, referral } from '../referrals/schema';

const password = z.string().min(10, 'at least ten characters').max(200).regex(visible, 'must have characters that can be seen');
/** Loose on purpose: what is no name of a partner is answered like a wrong password. */
export const signInInput = z.strictObject({ username: z.string().trim().toLowerCase().max(120), password: z.string().max(200) });
export const forgotInput = z.strictObject({ username: z.string().trim().toLowerCase().max(120) });
export const joinInput = z.strictObject({ password });

export const invitation = z.object({ business: z.string(), brand: z.string().nullable(), company: z.string(), sign_in_name: z.string() });
export const signedIn = z.object({ username: z.string() });
/** Who is signed in in this browser; null: nobody. */
export const portalSession = z.object({ username: z.string().nullable() });

/** What a partner sees of a client: a first name and a month. */
export const sentClient = z.object({
  first_name: z.string(),
  /** `2027-06`: of their event, or of the day on which they were sent where that is open. */
  month: z.string(),
  status: referral.shape.status,
  /** In general words. */
  rejection: z.string(),
  earned_cents: cents,
});

export const ownCommission = z.object({
  first_name: z.string(),
  kind: commission.shape.kind,
  amount_cents: cents,
  status: commission.shape.status,
  earned_on: day,
  hold_until: day,
});

export const ownSummary = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  locale: z.string(),
  company: z.string(),
  contact_name: z.string(),
  currency,
  promise: z.string(),
  link_path: z.string(),
  link_visits: z.int(),
  /** The picture beside a link to the page that theirs leads to; null: that page has none. */
  picture_path: z.string().nullable(),
  is_active: z.boolean(),
  agreement: z.object({ text: z.string(), signed_at: timestamp.nullable() }),
  earnings,
  /** What is paid out at least. */
  min_payout_cents: cents,
  account_last4: z.string().nullable(),
  /** There is a statement of each of these, the last first. */
  statement_years: z.array(z.int()),
  referrals: z.int(),
  booked: z.int(),
});

export const sentIn = z.strictObject({
  name: line(120),
  email: emailText().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
  phone: z.union([z.literal(''), line(40)]).default(''),
  event_date: day.nullable().default(null),
  note: z.string().trim().max(2_000).default(''),
  /** They know that their name is passed on. */
  agreed: z.literal(true, 'please ask them first'),
});

export const ownBank = z.object({
  country: z.string(),
  kind: z.enum(['iban', 'account']),
  last4: z.string(),
  state: z.enum(['requested', 'cooling', 'confirmed']),
  usable_from: timestamp.nullable(),
});
export const ownBankDetails = z.object({
  /** The account that money goes to now. */
  current: ownBank.nullable(),
  /** One that was sent in and is not used yet. */
  coming: ownBank.nullable(),
});
export const bankInput = z.strictObject({
  holder: line(70),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as US'),
  /** An IBAN, or the number of an account with its routing number before it: `021000021 123456789`. */
  account: z.string().trim().min(6, 'is too short').max(42),
  /** Asked again: a browser that was left open must not lead money elsewhere. */
  password: z.string().max(200),
});

export type BankInput = z.output<typeof bankInput>;
export type ForgotInput = z.output<typeof forgotInput>;
export type Invitation = z.output<typeof invitation>;
export type OwnBank = z.output<typeof ownBank>;
export type OwnBankDetails = z.output<typeof ownBankDetails>;
export type OwnCommission = z.output<typeof ownCommission>;
export type OwnSummary = z.output<typeof ownSummary>;
export type SentClient = z.output<typeof sentClient>;
export type SentIn = z.output<typeof sentIn>;
export type SignInInput = z.output<typeof signInInput>;
