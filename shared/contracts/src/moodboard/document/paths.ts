import type { Paths } from '../../core/define-routes';

export const documentPaths = {
  getBoard: 'GET /api/moodboard/:projectId/',
  createBoard: 'POST /api/moodboard/',
  patchBoard: 'PATCH /api/moodboard/:projectId/patch/',
  replaceBoard: 'PATCH /api/moodboard/:projectId/',
  deleteBoard: 'DELETE /api/moodboard/:projectId/delete/',
  getTempBoard: 'GET /api/moodboard/temp/:tempProjectId/',
  createTempBoard: 'POST /api/moodboard/temp/',
  replaceTempBoard: 'PATCH /api/moodboard/temp/:tempProjectId/',
  deleteTempBoard: 'DELETE /api/moodboard/temp/:tempProjectId/delete/',
} as const satisfies Paths;
