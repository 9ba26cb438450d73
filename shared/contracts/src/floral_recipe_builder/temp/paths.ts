import type { Paths } from '../../core/define-routes';

const at = '/api/floral_recipe_builder/temp/:tempProjectId';

export const tempPaths = {
  getTempBook: `GET ${at}/`,
  createTempRecipe: `POST ${at}/recipes/`,
  attachTempBook: `POST ${at}/attach/`,
} as const satisfies Paths;
