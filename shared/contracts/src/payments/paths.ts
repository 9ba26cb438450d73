import type { Paths } from '../core/define-routes';
import { expensePaths } from './expenses/paths';
import { onlinePaths } from './online/paths';
import { reconcilePaths } from './reconcile/paths';
import { reminderPaths } from './reminders/paths';

export const paths = {
  getMoneyOverview: 'GET /api/payments/dashboard/',
  getProjectMoney: 'GET /api/payments/projects/:projectId/',
  listPayments: 'GET /api/payments/payments/',
  recordPayment: 'POST /api/payments/payments/',
  refundPayment: 'POST /api/payments/payments/:id/refund/',
  useCredit: 'POST /api/payments/projects/:projectId/use-credit/',
  waiveInstallment: 'POST /api/payments/projects/:projectId/installments/:id/waive/',
  makePayLink: 'POST /api/payments/invoices/:id/link/',
  getPaySettings: 'GET /api/payments/settings/',
  savePaySettings: 'PATCH /api/payments/settings/',
  invoicePdfByLink: 'GET /api/payments/public/:token/pdf/',
  readPayPage: 'GET /api/payments/public/:token/',
  ...onlinePaths,
  ...reconcilePaths,
  ...reminderPaths,
  ...expensePaths,
} as const satisfies Paths;
