import * as z from 'zod';
import { clientLanguage } from '../../core/client-language';
import { cents, day, id, timestamp } from '../../core/primitives';

/** Whoever moves money for the business. `test` says yes to everything and charges nothing. */
export const onlineProvider = z.enum(['stripe', 'test']);

/** A card that a client has agreed to have charged on the day of each part. */
export const savedMethod = z.object({
  id,
  provider: onlineProvider,
  brand: z.string(),
  last4: z.string(),
  /** `2029-04`; empty where the provider does not say. */
  expires: z.string(),
  consent_at: timestamp,
  /** What was agreed to, word by word. */
  consent_text: z.string(),
});

/** One time that a part was charged by itself. */
export const autopayTry = z.object({
  id,
  installment_id: id,
  /** 1 on the day itself, 2 three days later, 3 five days later. */
  nth: z.int().min(1).max(3),
  tried_on: day,
  status: z.enum(['open', 'paid', 'failed']),
  error: z.string(),
});

const key = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** In which the words of the consent were read; without it as the page speaks. */
const consent_language = clientLanguage.optional();

/** `key` is made by the page, so that a second press pays once. `autopay`: the client has agreed to the words of `autopayConsent`. */
export const payInput = z.strictObject({ amount_cents: cents.min(1), key, autopay: z.boolean().default(false), consent_language });
export const autopayInput = z.strictObject({ key, agreed: z.literal(true), consent_language });

export const disputeStatus = z.enum(['open', 'won', 'lost']);

/** A client has asked their bank for money back. What is in dispute stays put until it is decided. */
export const dispute = z.object({
  id,
  payment_id: id,
  amount_cents: cents,
  /** What stays put; nothing once it is decided, or while the bank only asks. */
  frozen_cents: cents,
  reason: z.string(),
  status: disputeStatus,
  /** The bank only asks; no money has moved. */
  is_inquiry: z.boolean(),
  /** Until when the business may send what proves that it is right. */
  evidence_due_on: day.nullable(),
  /** What the provider charges for it. */
  fee_cents: cents,
  opened_on: day,
  closed_on: day.nullable(),
});

export type OnlineProvider = z.output<typeof onlineProvider>;
export type SavedMethod = z.output<typeof savedMethod>;
export type AutopayTry = z.output<typeof autopayTry>;
export type PayInput = z.output<typeof payInput>;
export type Dispute = z.output<typeof dispute>;
