import type { Paths } from '../../core/define-routes';

export const expensePaths = {
  listExpenses: 'GET /api/payments/expenses/',
  createExpense: 'POST /api/payments/expenses/',
  getExpense: 'GET /api/payments/expenses/:id/',
  updateExpense: 'PATCH /api/payments/expenses/:id/',
  archiveExpense: 'POST /api/payments/expenses/:id/archive/',
  restoreExpense: 'POST /api/payments/expenses/:id/restore/',
  getProjectProfit: 'GET /api/payments/projects/:projectId/profit/',
  exportMoney: 'GET /api/payments/export.csv/',
} as const satisfies Paths;
