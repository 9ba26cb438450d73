import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'notices',
  title: 'Notices',
  description: 'Short messages for the team, some of them to be confirmed, some pinned to a project.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'people', contact: 'people@butterfly.example' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'notices' },
  uses: ['tenant_crm'],
  contributes: {
    routes: [
      { id: 'notices', path: '/notices', area: 'app', page: 'notices_page', title: 'Notices', skeleton: 'table' },
      {
        id: 'project_notices',
        path: '/notices/project/:projectId',
        area: 'app',
        page: 'project_notices_page',
        title: 'Project notices',
        project: 'projectId',
        skeleton: 'cards',
      },
      { id: 'new_notice', path: '/notices/new', area: 'app', page: 'new_notice_page', title: 'New notice', skeleton: 'form' },
      { id: 'notice', path: '/notices/:noticeId', area: 'app', page: 'notice_page', title: 'Notice', skeleton: 'form' },
    ],
    fills: [
      { slot: 'home_view.cards/v1', id: 'first_page', render: 'notices_card', order: 0 },
      { slot: 'tenant_crm.project_panels/v1', id: 'project', render: 'project_notices_panel', order: 10 },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
