import type { Paths } from '../core/define-routes';
import { libraryPaths } from './library/paths';
import { needsPaths } from './needs/paths';
import { orderPaths } from './order/paths';
import { productionPaths } from './production/paths';
import { tempPaths } from './temp/paths';
import { versionPaths } from './versions/paths';

const at = '/api/floral_recipe_builder';

/** The recipes and what they are made of. */
export const recipePaths = {
  listSuppliers: `GET ${at}/suppliers/`,
  createSupplier: `POST ${at}/suppliers/`,
  updateSupplier: `PATCH ${at}/suppliers/:id/`,
  archiveSupplier: `DELETE ${at}/suppliers/:id/`,
  restoreSupplier: `POST ${at}/suppliers/:id/restore/`,
  listIngredients: `GET ${at}/ingredients/`,
  createIngredient: `POST ${at}/ingredients/`,
  getIngredient: `GET ${at}/ingredients/:id/`,
  updateIngredient: `PATCH ${at}/ingredients/:id/`,
  archiveIngredient: `DELETE ${at}/ingredients/:id/`,
  restoreIngredient: `POST ${at}/ingredients/:id/restore/`,
  createPack: `POST ${at}/ingredients/:id/packs/`,
  updatePack: `PATCH ${at}/packs/:id/`,
  removePack: `DELETE ${at}/packs/:id/`,
  listPrices: `GET ${at}/ingredients/:id/prices/`,
  listProfiles: `GET ${at}/pricing-profiles/`,
  createProfile: `POST ${at}/pricing-profiles/`,
  updateProfile: `PATCH ${at}/pricing-profiles/:id/`,
  getBook: `GET ${at}/projects/:projectId/book/`,
  updateBook: `PATCH ${at}/projects/:projectId/book/`,
  createRecipe: `POST ${at}/projects/:projectId/recipes/`,
  getRecipe: `GET ${at}/recipes/:id/`,
  updateRecipe: `PATCH ${at}/recipes/:id/`,
  deleteRecipe: `DELETE ${at}/recipes/:id/`,
  restoreRecipe: `POST ${at}/recipes/:id/restore/`,
} as const satisfies Paths;

/** Addresses of the recipe builder; the only thing of this slice that a browser bundle carries. */
export const paths = { ...recipePaths, ...orderPaths, ...versionPaths, ...tempPaths, ...productionPaths, ...libraryPaths, ...needsPaths };
