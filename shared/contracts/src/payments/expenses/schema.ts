import * as z from 'zod';
import { bps, cents, currency, day, id, line, pageQuery, timestamp } from '../../core/primitives';

export const expenseCategory = z.enum(['flowers', 'hard_goods', 'rentals', 'freelancers', 'transport', 'venue', 'fees', 'other']);

/** What a project has cost, as it stands on a bill; the bill itself is a file of it. */
export const expense = z.object({
  id,
  project_id: id,
  category: expenseCategory,
  vendor: z.string(),
  note: z.string(),
  /** Tax included. */
  amount_cents: cents,
  /** The tax in it. */
  tax_cents: cents,
  currency,
  spent_on: day,
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  version: z.int(),
});

const amount = cents.min(1);
const fields = {
  category: expenseCategory,
  vendor: line(120),
  note: z.string().trim().max(500),
  amount_cents: amount,
  tax_cents: cents.min(0),
  spent_on: day,
};
const taxFits = ({ amount_cents, tax_cents }: { amount_cents?: number | undefined; tax_cents?: number | undefined }) =>
  amount_cents === undefined || tax_cents === undefined || tax_cents <= amount_cents;
const TAX = { path: ['tax_cents'], message: 'must be part of the amount' };

export const newExpense = z
  .strictObject({ project_id: id, ...fields, note: fields.note.default(''), tax_cents: fields.tax_cents.default(0) })
  .refine(taxFits, TAX);
export const expensePatch = z.strictObject(fields).partial().refine(taxFits, TAX);
export const expenseQuery = pageQuery.extend({
  project: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  ordering: z.enum(['-spent_on']).default('-spent_on'),
});

/** What is left of a project. All without tax; minor units. */
export const projectProfit = z.object({
  currency,
  /** Invoiced, less credit notes, what was waived, and tax. */
  revenue_cents: cents,
  costs_cents: cents,
  profit_cents: cents,
  /** Null: nothing was invoiced. */
  margin_bps: z.int().nullable(),
  costs: z.array(z.object({ category: expenseCategory, cents, share_bps: bps })),
});

export type Expense = z.output<typeof expense>;
export type ExpenseCategory = z.output<typeof expenseCategory>;
export type NewExpense = z.output<typeof newExpense>;
export type ExpensePatch = z.output<typeof expensePatch>;
export type ExpenseQuery = z.output<typeof expenseQuery>;
export type ProjectProfit = z.output<typeof projectProfit>;
