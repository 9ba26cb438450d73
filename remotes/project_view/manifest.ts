import { assistantTools } from '@butterfly/contracts/project_view/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'project_view',
  title: 'Project Timeline',
  description: 'The months of planning, the week of production and the run of the day of one project.',
  icon: 'clock',
  category: 'project',
  owner: { team: 'projects', contact: 'projects@butterfly.example' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'project_view',
    features: [{ id: 'access_project_view', title: 'Use the project timeline', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      {
        id: 'timeline',
        path: '/project_view/:projectId',
        area: 'app',
        page: 'timeline_page',
        title: 'Project timeline',
        project: 'projectId',
        skeleton: 'table',
      },
    ],
    fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'next_steps', render: 'next_steps_panel', order: 0 }],
    cards: [{ id: 'timeline', label: 'Project Timeline', icon: 'path', basePath: '/project_view', order: 10 }],
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
