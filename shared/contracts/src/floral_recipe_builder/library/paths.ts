import type { Paths } from '../../core/define-routes';

const at = '/api/floral_recipe_builder';

export const libraryPaths = {
  listLibrary: `GET ${at}/library/`,
  getLibraryRecipe: `GET ${at}/library/:id/`,
  updateLibraryRecipe: `PATCH ${at}/library/:id/`,
  archiveLibraryRecipe: `DELETE ${at}/library/:id/`,
  restoreLibraryRecipe: `POST ${at}/library/:id/restore/`,
  saveToLibrary: `POST ${at}/recipes/:id/library/`,
  takeRecipe: `POST ${at}/projects/:projectId/recipes/take/`,
} as const satisfies Paths;
