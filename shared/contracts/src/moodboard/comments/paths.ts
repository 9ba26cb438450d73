import type { Paths } from '../../core/define-routes';

export const commentPaths = {
  listComments: 'GET /api/moodboard/:projectId/comments/',
  addComment: 'POST /api/moodboard/:projectId/comments/',
  changeComment: 'PATCH /api/moodboard/:projectId/comments/:id/',
  removeComment: 'DELETE /api/moodboard/:projectId/comments/:id/',
  restoreComment: 'POST /api/moodboard/:projectId/comments/:id/restore/',
  listSharedComments: 'GET /api/moodboard/public/:shareId/comments/',
  addSharedComment: 'POST /api/moodboard/public/:shareId/comments/',
} as const satisfies Paths;
