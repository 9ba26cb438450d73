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
    ],
    fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'recipes', render: 'project_recipes_panel', order: 15 }],
    cards: [{ id: 'recipes', label: 'Floral Recipe', icon: 'bouquet', basePath: '/floral_recipe_builder/recipe_app', order: 40 }],
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
