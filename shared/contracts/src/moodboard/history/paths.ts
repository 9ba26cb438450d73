import type { Paths } from '../../core/define-routes';

export const historyPaths = {
  listRevisions: 'GET /api/moodboard/:projectId/revisions/',
  keepRevision: 'POST /api/moodboard/:projectId/revisions/',
  readRevision: 'GET /api/moodboard/:projectId/revisions/:revisionId/',
  labelRevision: 'PATCH /api/moodboard/:projectId/revisions/:revisionId/',
  restoreRevision: 'POST /api/moodboard/:projectId/revisions/:revisionId/restore/',
  listTempBoards: 'GET /api/moodboard/unassigned/',
  attachTempBoard: 'POST /api/moodboard/temp/:tempProjectId/attach/',
} as const satisfies Paths;
