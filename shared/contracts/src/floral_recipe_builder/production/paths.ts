import type { Paths } from '../../core/define-routes';

const at = '/api/floral_recipe_builder/projects/:projectId';

export const productionPaths = {
  getProduction: `GET ${at}/production/`,
  tickProduction: `POST ${at}/production/ticks/`,
  getProductionPdf: `GET ${at}/production.pdf/`,
} as const satisfies Paths;
