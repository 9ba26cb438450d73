import * as z from 'zod';
import { cents, currency, day, id, pageQuery, timestamp } from '../core/primitives';
import { lateFeePolicy, reminderPolicy, sentReminder } from './reminders/schema';

export const paymentMethod = z.enum(['cash', 'check', 'bank_transfer', 'card', 'ach', 'other']);
export const paymentStatus = z.enum(['succeeded', 'partially_refunded', 'refunded']);

const share = z.object({ installment_id: id, cents });

/** Money that came in. It is never changed: what goes back is a refund beside it. */
export const payment = z.object({
  id,
  project_id: id,
  amount_cents: cents,
  currency,
  method: paymentMethod,
  /** `test`: nothing was charged. */
  provider: z.enum(['manual', 'test']),
  status: paymentStatus,
  received_on: day,
  note: z.string(),
  receipt_number: z.string(),
  refunded_cents: cents,
  /** What nothing asked for, and is the client's. */
  credit_cents: cents,
  created_at: timestamp,
  version: z.int(),
});
export const paymentWithShares = payment.extend({ shares: z.array(share) });

export const refund = z.object({ id, payment_id: id, amount_cents: cents, reason: z.string(), refunded_on: day });

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
  invoiced_cents: cents,
  credited_cents: cents,
  waived_cents: cents,
  paid_cents: cents,
  balance_cents: cents,
  overdue_cents: cents,
  days_overdue: z.int(),
  next_due: z.object({ due_on: day, cents }).nullable(),
  refunded_cents: cents,
  credit_cents: cents,
  parts: z.array(moneyPart),
  payments: z.array(paymentWithShares),
  refunds: z.array(refund),
  /** Those that went out, the last first. */
  reminders: z.array(sentReminder),
  reminders_paused_until: day.nullable(),
});

const late = z.object({ project_id: id, project_name: z.string(), number: z.string(), label: z.string(), due_on: day, open_cents: cents });

/** The money of the business. */
export const moneyOverview = z.object({
  currency,
  today: day,
  open_cents: cents,
  due_this_week_cents: cents,
  due_this_month_cents: cents,
  overdue_cents: cents,
  received_this_month_cents: cents,
  ageing: z.object({ current: cents, d30: cents, d60: cents, d90: cents, older: cents }),
  forecast: z.array(z.object({ month: z.string(), cents })),
  received: z.array(z.object({ month: z.string(), cents })),
  /** The longest overdue first. */
  late: z.array(late),
});

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
  /** `test`: a button that charges nothing. */
  pay_by: z.enum(['test', 'transfer']),
  /** How to pay by transfer, as the business says it; may be empty. */
  transfer_text: z.string(),
});

/** How clients pay. */
export const paySettings = z.object({
  id,
  /** What the installation offers behind a link. */
  pay_by: z.enum(['test', 'transfer']),
  /** Shown behind every link: bank, account, what to write beside it. */
  transfer_text: z.string(),
  reminders: reminderPolicy,
  late_fee: lateFeePolicy,
  /** Only administrators say where money goes. */
  can_edit: z.boolean(),
  version: z.int(),
});
export const paySettingsPatch = z
  .strictObject({ transfer_text: z.string().trim().max(1_000), reminders: reminderPolicy, late_fee: lateFeePolicy })
  .partial();

/** `key` is made by the page, so that a second press pays once. */
export const payInput = z.strictObject({ amount_cents: cents.min(1), key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });

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
export type PayInput = z.output<typeof payInput>;
