import type { Paths } from '../core/define-routes';

export const paths = {
  listPartners: 'GET /api/referral_portal/partners/',
  createPartner: 'POST /api/referral_portal/partners/',
  exportPartners: 'GET /api/referral_portal/partners/export.csv/',
  getPartner: 'GET /api/referral_portal/partners/:id/',
  updatePartner: 'PATCH /api/referral_portal/partners/:id/',
  archivePartner: 'POST /api/referral_portal/partners/:id/archive/',
  restorePartner: 'POST /api/referral_portal/partners/:id/restore/',
} as const satisfies Paths;
