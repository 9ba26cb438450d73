import type { Paths } from '../../core/define-routes';

export const onlinePaths = {
  payByLink: 'POST /api/payments/public/:token/pay/',
  returnFromPaying: 'POST /api/payments/public/:token/returned/',
  setUpAutopay: 'POST /api/payments/public/:token/autopay/',
  stopOwnAutopay: 'POST /api/payments/public/:token/autopay/stop/',
  stopAutopay: 'POST /api/payments/projects/:projectId/autopay/stop/',
  providerWebhook: 'POST /api/payments/webhooks/:provider/',
} as const satisfies Paths;
