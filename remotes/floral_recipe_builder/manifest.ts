import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'floral_recipe_builder',
  title: 'Floral Recipe',
  description: 'Stems, quantities and costs of every arrangement.',
  icon: 'flower',
  category: 'project',
  owner: { team: 'design', contact: '#design' },
  requires: { shell: '^1.0.0' },
  uses: ['tenant_crm'],
  permissions: {
    plugin: 'floral_recipe_builder',
    features: [{ id: 'access_floral_recipe_builder', title: 'Use the floral recipe builder', risk: 'write' }],
  },
  contributes: {
    routes: [
      {
        id: 'book',
        path: '/floral_recipe_builder/recipe_app/:projectId',
        area: 'app',
        page: 'book_page',
        title: 'Floral recipe builder',
        project: 'projectId',
        skeleton: 'cards',
      },
      {
        id: 'orders',
        path: '/floral_recipe_builder/orders/:projectId',
        area: 'app',
        page: 'orders_page',
        title: 'Flower orders',
        project: 'projectId',
        skeleton: 'table',
      },
      {
        id: 'order',
        path: '/floral_recipe_builder/order/:orderId',
        area: 'app',
        page: 'order_page',
        title: 'Flower order',
        skeleton: 'table',
      },
      {
        id: 'order_history',
        path: '/floral_recipe_builder/order_history/:recipeId',
        area: 'app',
        page: 'order_history_page',
        title: 'Recipe order history',
        skeleton: 'table',
      },
    ],
    fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'recipes', render: 'project_recipes_panel', order: 15 }],
    cards: [{ id: 'recipes', label: 'Floral Recipe', icon: 'bouquet', basePath: '/floral_recipe_builder/recipe_app', order: 40 }],
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
