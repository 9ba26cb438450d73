import type { Paths } from '../core/define-routes';

export const paths = {
  listNotices: 'GET /api/notices/notices/',
  createNotice: 'POST /api/notices/notices/',
  getNotice: 'GET /api/notices/notices/:id/',
  updateNotice: 'PATCH /api/notices/notices/:id/',
  archiveNotice: 'DELETE /api/notices/notices/:id/',
  restoreNotice: 'POST /api/notices/notices/:id/restore/',
  publishNotice: 'POST /api/notices/notices/:id/publish/',
  seeNotice: 'POST /api/notices/notices/:id/seen/',
  ackNotice: 'POST /api/notices/notices/:id/ack/',
  remindNotice: 'POST /api/notices/notices/:id/remind/',
  listReceipts: 'GET /api/notices/notices/:id/receipts/',
  listProjectNotices: 'GET /api/notices/project/:projectId/',
  listTargets: 'GET /api/notices/targets/',
} as const satisfies Paths;
