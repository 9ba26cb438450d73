import * as z from 'zod';
import { cents, day, id } from '../../core/primitives';

const text = z.string().max(500);

/** A line of a bank statement with money that came in. */
export const bankRow = z.strictObject({
  /** Which of several lines that say the same it is. */
  nth: z.int().min(0).max(9_999),
  booked_on: day,
  amount_cents: cents.min(1),
  text,
});

/** How sure it is where a line belongs. */
export const confidence = z.enum(['sure', 'likely', 'perhaps', 'none', 'booked']);

const place = z.object({
  invoice_id: id,
  project_id: id,
  project_name: z.string(),
  number: z.string(),
  bill_to_name: z.string(),
  open_cents: cents,
  due_on: day.nullable(),
});

export const readRow = bankRow.extend({
  line: z.int(),
  confidence,
  /** Why, in words. */
  why: z.string(),
  /** Best first; none: nothing fits. */
  places: z.array(place).max(5),
});

export const statement = z.strictObject({ csv: z.string().min(1, 'must not be empty').max(700_000) });
export const readStatement = z.object({
  rows: z.array(readRow),
  /** What cannot be read, line by line. */
  bad: z.array(z.object({ line: z.int(), reason: z.string() })),
  /** Money that went out; it is no payment. */
  went_out: z.int(),
});
export const confirmed = z.strictObject({
  rows: z
    .array(bankRow.extend({ invoice_id: id }))
    .min(1)
    .max(500),
});
export const reconciled = z.object({
  booked: z.int(),
  /** Booked before, by this or another press. */
  already: z.int(),
  receipts: z.array(z.string()),
});

export type BankRow = z.output<typeof bankRow>;
export type Confidence = z.output<typeof confidence>;
export type ReadRow = z.output<typeof readRow>;
export type ReadStatement = z.output<typeof readStatement>;
export type Reconciled = z.output<typeof reconciled>;
export type ConfirmedRow = z.output<typeof confirmed>['rows'][number];
