import type { Paths } from '../../core/define-routes';

export const needsPaths = { listFlowerNeeds: 'GET /api/floral_recipe_builder/flower-needs/' } as const satisfies Paths;
