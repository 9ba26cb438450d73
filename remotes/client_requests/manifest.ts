import { assistantTools } from '@butterfly/contracts/client_requests/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'client_requests',
  title: 'Client Requests',
  description: 'What clients ask for: answered in one thread, priced before they say yes, and applied as a new version.',
  icon: 'comment',
  category: 'crm',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  uses: ['tenant_crm'],
  permissions: {
    plugin: 'client_requests',
    features: [{ id: 'access_client_requests', title: 'Use client requests', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'board', path: '/client_requests/crm', area: 'app', page: 'board_page', title: 'Client requests', skeleton: 'cards' },
      { id: 'list', path: '/client_requests/crm/list', area: 'app', page: 'list_page', title: 'All client requests', skeleton: 'table' },
      {
        id: 'new_request',
        path: '/client_requests/crm/new',
        area: 'app',
        page: 'new_request_page',
        title: 'New request',
        skeleton: 'form',
      },
      {
        id: 'settings',
        path: '/client_requests/crm/settings',
        area: 'app',
        page: 'settings_page',
        title: 'Answers and deadlines',
        skeleton: 'form',
      },
      {
        id: 'request',
        path: '/client_requests/crm/:requestId',
        area: 'app',
        page: 'request_page',
        title: 'Client request',
        skeleton: 'form',
      },
    ],
    nav: [{ id: 'requests', route: '/client_requests/crm', section: 'sell', order: 40, label: 'Client requests', icon: 'comment' }],
    commands: [
      { id: 'client_requests.open_board', title: 'Open the client requests', run: 'open_board' },
      { id: 'client_requests.new_request', title: 'New client request', run: 'new_request' },
    ],
    fills: [
      { slot: 'tenant_crm.project_panels/v1', id: 'requests', render: 'project_requests_panel', order: 40 },
      { slot: 'home_view.cards/v1', id: 'waiting_clients', render: 'waiting_card', order: 8 },
    ],
    events: {
      publishes: [
        'client_requests.request.created@1',
        'client_requests.request.answered@1',
        'client_requests.request.quoted@1',
        'client_requests.request.approved@1',
        'client_requests.request.applied@1',
        'client_requests.request.declined@1',
        'client_requests.request.closed@1',
        'client_requests.request.reopened@1',
        'client_requests.request.sla_breached@1',
      ],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
