import type { Paths } from '../../core/define-routes';

export const sharePaths = {
  listShares: 'GET /api/moodboard/:projectId/shares/',
  createShare: 'POST /api/moodboard/:projectId/shares/',
  showShareAddress: 'GET /api/moodboard/:projectId/shares/:id/address/',
  revokeShare: 'DELETE /api/moodboard/:projectId/shares/:id/',
  restoreShare: 'POST /api/moodboard/:projectId/shares/:id/restore/',
  listReactions: 'GET /api/moodboard/:projectId/reactions/',
  readShare: 'GET /api/moodboard/public/:shareId/',
  unlockShare: 'POST /api/moodboard/public/:shareId/unlock/',
  sharedDocument: 'GET /api/moodboard/public/:shareId/board/',
  sharedAssetBytes: 'GET /api/moodboard/public/:shareId/assets/:assetId/:size/',
  listSharedReactions: 'GET /api/moodboard/public/:shareId/reactions/',
  setSharedReaction: 'POST /api/moodboard/public/:shareId/reactions/',
} as const satisfies Paths;
