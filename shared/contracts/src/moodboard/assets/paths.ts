import type { Paths } from '../../core/define-routes';

export const assetPaths = {
  uploadAsset: 'POST /api/moodboard/assets/',
  importAsset: 'POST /api/moodboard/assets/import/',
  getAsset: 'GET /api/moodboard/assets/:assetId/',
  assetBytes: 'GET /api/moodboard/assets/:assetId/:size/',
} as const satisfies Paths;
