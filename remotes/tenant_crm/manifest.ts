import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'tenant_crm',
  title: 'Project Pipeline',
  description: 'Every project from the first inquiry to the day after the event: list, pipeline board and record.',
  icon: 'board',
  category: 'crm',
  owner: { team: 'crm', contact: 'crm@butterfly.example' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'tenant_crm',
    features: [{ id: 'access_tenant_crm', title: 'Use the project pipeline', risk: 'write' }],
  },
  contributes: {
    routes: [
      { id: 'dashboard', path: '/tenant_crm', area: 'app', page: 'dashboard_page', title: 'Project Pipeline', skeleton: 'cards' },
      { id: 'board', path: '/tenant_crm/pipeline_board', area: 'app', page: 'board_page', title: 'Pipeline board', skeleton: 'board' },
      { id: 'projects', path: '/tenant_crm/projects', area: 'app', page: 'projects_page', title: 'Projects', skeleton: 'table' },
      { id: 'new_project', path: '/tenant_crm/projects/new', area: 'app', page: 'new_project_page', title: 'New project', skeleton: 'form' },
      { id: 'project', path: '/tenant_crm/projects/:id', area: 'app', page: 'project_page', title: 'Project', project: 'id', skeleton: 'form' },
    ],
    nav: [
      { id: 'pipeline', route: '/tenant_crm', section: 'sell', order: 10, label: 'Project Pipeline', icon: 'board' },
      { id: 'projects', route: '/tenant_crm/projects', section: 'sell', order: 11, label: 'Projects', icon: 'list' },
    ],
    commands: [
      { id: 'tenant_crm.new_project', title: 'New project', run: 'new_project' },
      { id: 'tenant_crm.open_project', title: 'Open a project', run: 'open_project' },
      { id: 'tenant_crm.open_board', title: 'Open the pipeline board', run: 'open_board' },
    ],
    events: { publishes: ['tenant_crm.project.saved@1'] },
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
