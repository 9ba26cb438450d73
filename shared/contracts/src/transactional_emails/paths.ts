import type { Paths } from '../core/define-routes';

export const paths = {
  listTemplates: 'GET /api/transactional_emails/templates/',
  getTemplate: 'GET /api/transactional_emails/templates/:key/',
  saveTemplate: 'PUT /api/transactional_emails/templates/:key/',
  restoreTemplate: 'POST /api/transactional_emails/templates/:key/restore/',
  switchTemplate: 'PUT /api/transactional_emails/templates/:key/switch/',
  previewTemplate: 'POST /api/transactional_emails/templates/:key/preview/',
  testTemplate: 'POST /api/transactional_emails/templates/:key/test/',
  listLogs: 'GET /api/transactional_emails/logs/',
  getLog: 'GET /api/transactional_emails/logs/:id/',
  resendLog: 'POST /api/transactional_emails/logs/:id/resend/',
  getSchedule: 'GET /api/transactional_emails/projects/:projectId/schedule/',
  getSettings: 'GET /api/transactional_emails/settings/',
  saveSettings: 'PUT /api/transactional_emails/settings/',
  getDigest: 'GET /api/transactional_emails/digest/',
  setDigest: 'PUT /api/transactional_emails/digest/',
  listSuppressions: 'GET /api/transactional_emails/suppressions/',
  addSuppression: 'POST /api/transactional_emails/suppressions/',
  removeSuppression: 'DELETE /api/transactional_emails/suppressions/:id/',
  providerWebhook: 'POST /api/transactional_emails/webhooks/:provider/',
} as const satisfies Paths;
