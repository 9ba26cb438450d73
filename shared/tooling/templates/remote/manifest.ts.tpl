import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: '{{id}}',
  title: '{{title}}',
  description: 'Notes of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: '{{id}}' },
  contributes: {
    routes: [{ id: 'home', path: '/{{id}}', area: 'app', page: 'home', title: '{{title}}', skeleton: 'table' }],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
