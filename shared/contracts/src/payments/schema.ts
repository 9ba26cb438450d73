import * as z from 'zod';
import { clientLanguage } from '../core/client-language';
import { cents, currency, day, id, pageQuery, sumOfCents, timestamp } from '../core/primitives';
import { autopayTry, dispute, savedMethod } from './online/schema';
import { lateFeePolicy, reminderPolicy, sentReminder } from './reminders/schema';

export const paymentMethod = z.enum(['cash', 'check', 'bank_transfer', 'card', 'ach', 'other']);
export const paymentStatus = z.enum(['succeeded', 'partially_refunded', 'refunded', 'disputed']);

const share = z.object({ installment_id: id, cents });

/** Money that came in. It is never changed: what goes back is a refund beside it. */
export const payment = z.object({
  id,
  project_id: id,
  amount_cents: cents,
  currency,
  method: paymentMethod,
  /** `test`: nothing was charged. */
  provider: z.enum(['manual', 'stripe', 'test']),
  status: paymentStatus,
  received_on: day,
  note: z.string(),
  receipt_number: z.string(),
  refunded_cents: cents,
  /** What nothing asked for, and is the client's. */
  credit_cents: cents,
  /** Stays put while a bank decides about it. */
  disputed_cents: cents,
  /** What the provider kept; null: not known. */
  fee_cents: cents.nullable(),
  created_at: timestamp,
  version: z.int(),
});
export const paymentWithShares = payment.extend({ shares: z.array(share) });

/** `pending`: asked of the provider, and not counted yet. `kind` `dispute`: a bank has taken it. */
export const refund = z.object({
  id,
  payment_id: id,
  kind: z.enum(['refund', 'dispute']),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount_cents: cents,
  reason: z.string(),
  refunded_on: day,
  /** Why the provider did not do it; empty. */
  error: z.string(),
});

const moneyPart = z.object({
  id,
  invoice_id: id,
  number: z.string(),
  label: z.string(),
  due_on: day.nullable(),
  amount_cents: cents,
  paid_cents: cents,
  waived_cents: cents,
});

/** All the money of a project. */
export const projectMoney = z.object({
  project_id: id,
  project_name: z.string(),
  currency,
  today: day,
  invoiced_cents: sumOfCents,
  credited_cents: sumOfCents,
  waived_cents: sumOfCents,
  paid_cents: sumOfCents,
  balance_cents: sumOfCents,
  overdue_cents: sumOfCents,
  days_overdue: z.int(),
  next_due: z.object({ due_on: day, cents: sumOfCents }).nullable(),
  refunded_cents: sumOfCents,
  credit_cents: sumOfCents,
  parts: z.array(moneyPart),
  payments: z.array(paymentWithShares),
  refunds: z.array(refund),
  disputed_cents: sumOfCents,
  /** The last one first. */
  disputes: z.array(dispute),
  /** The card that is charged by itself; null: none. */
  autopay: savedMethod.nullable(),
  autopay_tries: z.array(autopayTry),
  /** Those that went out, the last first. */
  reminders: z.array(sentReminder),
  reminders_paused_until: day.nullable(),
});

const late = z.object({ project_id: id, project_name: z.string(), number: z.string(), label: z.string(), due_on: day, open_cents: cents });

/** The money of the business. */
export const moneyOverview = z.object({
  currency,
  today: day,
  open_cents: sumOfCents,
  /** Due today and in the six days after it, also where these lie in the next month. */
  due_this_week_cents: sumOfCents,
  /** Due from today to the last day of this month. */
  due_this_month_cents: sumOfCents,
  overdue_cents: sumOfCents,
  received_this_month_cents: sumOfCents,
  ageing: z.object({ current: sumOfCents, d30: sumOfCents, d60: sumOfCents, d90: sumOfCents, older: sumOfCents }),
  forecast: z.array(z.object({ month: z.string(), cents: sumOfCents })),
  received: z.array(z.object({ month: z.string(), cents: sumOfCents })),
  /** The longest overdue first. */
  late: z.array(late),
});

/** How late the parts are that are listed; all without it. */
export const overviewQuery = z.object({ age: z.enum(['d30', 'd60', 'd90', 'older']).optional() });

export const newPayment = z.strictObject({
  project_id: id,
  amount_cents: cents.min(1),
  method: paymentMethod,
  received_on: day,
  note: z.string().trim().max(500).default(''),
});
export const newRefund = z.strictObject({ amount_cents: cents.min(1), reason: z.string().trim().min(1, 'must not be empty').max(300) });
export const paymentQuery = pageQuery.extend({
  project: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  ordering: z.enum(['-received_on']).default('-received_on'),
});

const payBy = z.enum(['test', 'transfer', 'stripe']);
export const payLink = z.object({ path: z.string() });

/** What a client sees behind a link: their invoice, and what is due. */
export const payPage = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  project_name: z.string(),
  number: z.string(),
  title: z.string(),
  currency,
  bill_to_name: z.string(),
  issue_date: day.nullable(),
  today: day,
  lines: z.array(z.object({ name: z.string(), section: z.string(), qty_milli: z.int(), total_cents: cents })),
  adjustments: z.array(z.object({ title: z.string(), cents })),
  waiver_cents: cents,
  taxes: z.array(z.object({ tax_bps: z.int(), tax_cents: cents })),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  subtotal_cents: cents,
  total_cents: cents,
  credited_cents: cents,
  paid_cents: cents,
  balance_cents: cents,
  parts: z.array(moneyPart),
  /** False: it was taken back, or nothing of it is open. */
  can_pay: z.boolean(),
  /** `test`: a button that charges nothing. `stripe`: a page of Stripe. */
  pay_by: payBy,
  /** How to pay by transfer, as the business says it; may be empty. */
  transfer_text: z.string(),
  /** Parts of the project that are charged by itself later would be. */
  can_autopay: z.boolean(),
  autopay: z.object({ brand: z.string(), last4: z.string(), consent_at: timestamp }).nullable(),
  /** What the client has to agree to. */
  autopay_consent: z.string(),
  /** In which the page speaks to this client. */
  language: clientLanguage,
  /** Of money, days and quantities. */
  locale: z.string(),
});
/** `go_to`: the page of the provider; null: it is paid. */
export const payStarted = payPage.extend({ go_to: z.url({ protocol: /^https?$/ }).nullable() });

/** How clients pay. */
export const paySettings = z.object({
  id,
  /** What is offered behind a link: Stripe where the business has its keys, else what the installation has. */
  pay_by: payBy,
  stripe: z.object({
    has_secret_key: z.boolean(),
    has_webhook_secret: z.boolean(),
    /** Keys of Stripe's test mode: nothing is charged. */
    is_test_mode: z.boolean(),
    /** What Stripe has to be told: where it reports. */
    webhook_url: z.string(),
  }),
  /** Shown behind every link: bank, account, what to write beside it. */
  transfer_text: z.string(),
  reminders: reminderPolicy,
  late_fee: lateFeePolicy,
  /** Only administrators say where money goes. */
  can_edit: z.boolean(),
  version: z.int(),
});
export const paySettingsPatch = z
  .strictObject({
    transfer_text: z.string().trim().max(1_000),
    reminders: reminderPolicy,
    late_fee: lateFeePolicy,
    /** Kept sealed and never said again; empty forgets it. */
    stripe_secret_key: z.union([
      z.literal(''),
      z.string().regex(/^(sk|rk)_(test|live)_[A-Za-z0-9]{8,240}$/, 'must be a secret key of Stripe'),
    ]),
    stripe_webhook_secret: z.union([
      z.literal(''),
      z.string().regex(/^whsec_[A-Za-z0-9+/=_-]{8,240}$/, 'must be a signing secret of Stripe'),
    ]),
  })
  .partial();

export type Payment = z.output<typeof payment>;
export type PaymentMethod = z.output<typeof paymentMethod>;
export type PaymentStatus = z.output<typeof paymentStatus>;
export type PaymentWithShares = z.output<typeof paymentWithShares>;
export type Refund = z.output<typeof refund>;
export type ProjectMoney = z.output<typeof projectMoney>;
export type MoneyOverview = z.output<typeof moneyOverview>;
export type NewPayment = z.output<typeof newPayment>;
export type NewRefund = z.output<typeof newRefund>;
export type PaymentQuery = z.output<typeof paymentQuery>;
export type PayPage = z.output<typeof payPage>;
export type PaySettings = z.output<typeof paySettings>;
export type PaySettingsPatch = z.output<typeof paySettingsPatch>;
export type PayStarted = z.output<typeof payStarted>;
