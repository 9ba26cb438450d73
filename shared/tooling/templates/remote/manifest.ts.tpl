import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: '{{id}}',
  title: '{{title}}',
  description: '{{Records}} of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: '{{id}}' },
  contributes: {
    routes: [
      { id: '{{records}}', path: '/{{id}}', area: 'app', page: '{{records}}_page', title: '{{title}}', skeleton: 'table' },
      { id: 'new_{{record}}', path: '/{{id}}/new', area: 'app', page: 'new_{{record}}_page', title: 'New {{record}}', skeleton: 'form' },
      { id: 'import', path: '/{{id}}/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/{{id}}/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: '{{record}}', path: '/{{id}}/:{{record}}Id', area: 'app', page: '{{record}}_page', title: '{{Record}}', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
