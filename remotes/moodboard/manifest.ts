import { assistantTools } from '@butterfly/contracts/moodboard/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'moodboard',
  title: 'Moodboard',
  description: 'Collect colours, notes and ideas for a project on one board.',
  icon: 'board',
  category: 'project',
  owner: { team: 'design', contact: '#design' },
  requires: { shell: '^1.0.0' },
  uses: ['tenant_crm'],
  permissions: { plugin: 'moodboard' },
  contributes: {
    assistantTools,
    routes: [
      {
        id: 'board',
        path: '/moodboard/:projectId',
        area: 'app',
        page: 'board',
        title: 'Moodboard',
        project: 'projectId',
        skeleton: 'canvas',
      },
      { id: 'temp', path: '/moodboard/temp', area: 'app', page: 'temp', title: 'Boards without a project', skeleton: 'table' },
      {
        id: 'preview',
        path: '/moodboard/:projectId/preview',
        area: 'app',
        page: 'preview',
        title: 'Moodboard preview',
        project: 'projectId',
        skeleton: 'canvas',
      },
      { id: 'shared', path: '/moodboard/shared/:shareId', area: 'public', page: 'shared', title: 'Shared moodboard', skeleton: 'canvas' },
    ],
    cards: [{ id: 'moodboard', label: 'Moodboard', icon: 'collage', basePath: '/moodboard', order: 20 }],
    slots: [{ id: 'moodboard.flowers/v1', onError: 'chip', max: 2 }],
    fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'board', render: 'project_board_panel', order: 20 }],
    events: { publishes: ['moodboard.updated@1', 'moodboard.comment_added@1'] },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
