import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'questionnaire',
  title: 'Questionnaire',
  description: 'Templates of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'questionnaire' },
  contributes: {
    routes: [
      { id: 'templates', path: '/questionnaire', area: 'app', page: 'templates_page', title: 'Questionnaire', skeleton: 'table' },
      { id: 'new_template', path: '/questionnaire/new', area: 'app', page: 'new_template_page', title: 'New template', skeleton: 'form' },
      { id: 'import', path: '/questionnaire/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/questionnaire/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: 'template', path: '/questionnaire/:templateId', area: 'app', page: 'template_page', title: 'Template', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
