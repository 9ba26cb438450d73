import type { Paths } from '../../core/define-routes';

export const settingsPaths = {
  getMoneySettings: 'GET /api/proposal_and_invoice/settings/',
  saveMoneySettings: 'PATCH /api/proposal_and_invoice/settings/',
} as const satisfies Paths;
