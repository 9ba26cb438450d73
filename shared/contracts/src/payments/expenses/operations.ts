import * as z from 'zod';
import { day, idParam, pageOf } from '../../core/primitives';
import { defineRoutes } from '../../core/define-routes';
import { expensePaths } from './paths';
import { expense, expensePatch, expenseQuery, newExpense, projectProfit } from './schema';

const byId = z.object({ id: idParam });
/** Costs are for who may see costs. */
const read = { access: 'plugin', feature: 'view_costs' } as const;
const write = { access: 'plugin', feature: ['view_costs', 'record_payment'] } as const;

export const expenseOperations = defineRoutes(expensePaths, {
  listExpenses: { summary: 'What was spent, the last first', ...read, query: expenseQuery, ok: pageOf(expense) },
  createExpense: {
    summary: 'Note what was spent',
    ...write,
    idempotent: true,
    body: newExpense,
    ok: expense,
    status: 201,
    errors: ['not_found'],
  },
  getExpense: { summary: 'Read one bill; the answer has an ETag', ...read, params: byId, ok: expense },
  updateExpense: {
    summary: 'Change a bill; needs If-Match',
    ...write,
    params: byId,
    body: expensePatch,
    ok: expense,
    errors: ['precondition_required', 'version_conflict', 'payments.tax_too_large'],
  },
  archiveExpense: {
    summary: 'Put a bill away; it counts no more',
    ...write,
    feature: ['view_costs', 'delete_records'],
    params: byId,
    ok: expense,
  },
  restoreExpense: { summary: 'Bring a bill back', ...write, feature: ['view_costs', 'delete_records'], params: byId, ok: expense },
  getProjectProfit: { summary: 'What is left of a project', ...read, params: z.object({ projectId: idParam }), ok: projectProfit },
  exportMoney: {
    summary: 'Invoices, payments, refunds and bills of some days as CSV, for the accountant',
    access: 'plugin',
    feature: ['export_data', 'view_costs'],
    query: z.object({ from: day, to: day }),
    answer: 'handler',
    ok: z.unknown(),
    ratePerMember: 20,
  },
});
