import type { Paths } from '../../core/define-routes';

export const reconcilePaths = {
  readStatement: 'POST /api/payments/reconcile/read/',
  bookStatement: 'POST /api/payments/reconcile/book/',
} as const satisfies Paths;
