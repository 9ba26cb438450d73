import type { Paths } from '../core/define-routes';

export const paths = {
  listContracts: 'GET /api/contract/contracts/',
  createContract: 'POST /api/contract/contracts/',
  exportContracts: 'GET /api/contract/contracts/export.csv/',
  getContract: 'GET /api/contract/contracts/:id/',
  updateContract: 'PATCH /api/contract/contracts/:id/',
  archiveContract: 'POST /api/contract/contracts/:id/archive/',
  restoreContract: 'POST /api/contract/contracts/:id/restore/',
} as const satisfies Paths;
