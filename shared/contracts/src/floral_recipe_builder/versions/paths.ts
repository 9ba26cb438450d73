import type { Paths } from '../../core/define-routes';

const at = '/api/floral_recipe_builder/projects/:projectId/book';

export const versionPaths = {
  lockBook: `POST ${at}/lock/`,
  unlockBook: `POST ${at}/unlock/`,
  listVersions: `GET ${at}/versions/`,
  compareVersion: `GET ${at}/versions/:id/compare/`,
} as const satisfies Paths;
