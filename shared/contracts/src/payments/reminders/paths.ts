import type { Paths } from '../../core/define-routes';

export const reminderPaths = {
  previewReminder: 'GET /api/payments/projects/:projectId/installments/:id/reminder/',
  sendReminder: 'POST /api/payments/projects/:projectId/installments/:id/remind/',
  pauseReminders: 'PATCH /api/payments/projects/:projectId/reminders/',
} as const satisfies Paths;
