import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'client_requests',
  title: 'Client requests',
  description: 'Requests of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'client_requests' },
  contributes: {
    routes: [
      { id: 'requests', path: '/client_requests', area: 'app', page: 'requests_page', title: 'Client requests', skeleton: 'table' },
      { id: 'new_request', path: '/client_requests/new', area: 'app', page: 'new_request_page', title: 'New request', skeleton: 'form' },
      { id: 'import', path: '/client_requests/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/client_requests/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: 'request', path: '/client_requests/:requestId', area: 'app', page: 'request_page', title: 'Request', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
