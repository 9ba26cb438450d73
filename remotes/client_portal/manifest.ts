import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'client_portal',
  title: 'Client portal',
  description: 'Persons of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'client_portal' },
  contributes: {
    routes: [
      { id: 'persons', path: '/client_portal', area: 'app', page: 'persons_page', title: 'Client portal', skeleton: 'table' },
      { id: 'new_person', path: '/client_portal/new', area: 'app', page: 'new_person_page', title: 'New person', skeleton: 'form' },
      { id: 'import', path: '/client_portal/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/client_portal/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: 'person', path: '/client_portal/:personId', area: 'app', page: 'person_page', title: 'Person', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
