import type { Paths } from '../core';

/** Addresses of project_view. */
export const paths = {
  getTimeline: 'GET /api/project_view/:projectId/',
  createEntry: 'POST /api/project_view/:projectId/entries/',
  updateEntry: 'PATCH /api/project_view/:projectId/entries/:id/',
  tickEntry: 'POST /api/project_view/:projectId/entries/:id/tick/',
  removeEntry: 'DELETE /api/project_view/:projectId/entries/:id/',
  restoreEntry: 'POST /api/project_view/:projectId/entries/:id/restore/',
  setPredecessors: 'PUT /api/project_view/:projectId/entries/:id/predecessors/',
  shiftEntries: 'POST /api/project_view/:projectId/shift/',
  listOpenTasks: 'GET /api/project_view/open-tasks/',
  listTemplates: 'GET /api/project_view/templates/',
  applyTemplate: 'POST /api/project_view/:projectId/apply-template/',
  reschedule: 'POST /api/project_view/:projectId/reschedule/',
  getDaySheet: 'GET /api/project_view/:projectId/day-sheet.pdf/',
} as const satisfies Paths;
