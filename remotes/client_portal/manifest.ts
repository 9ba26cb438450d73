import type { PluginManifestInput } from '@butterfly/contracts/plugins';

const portal = {
  area: 'portal' as const,
  skeleton: 'cards' as const,
  prefetch: { api: ['/api/client_portal/access/:token/'] },
  kept_by: 'token',
  app: '/api/client_portal/app/:token/',
};
const password = { area: 'portal', skeleton: 'form' } as const;

export const manifest = {
  schema: 1,
  id: 'client_portal',
  title: 'Client Portal',
  description: 'One place for each client: proposal, contract, payments.',
  icon: 'external',
  category: 'project',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'client_portal',
    features: [{ id: 'access_client_portal', title: 'Use the client portal', risk: 'write' }],
  },
  contributes: {
    routes: [
      { id: 'portals', path: '/client_portal', area: 'app', page: 'portals_page', title: 'Client portals', skeleton: 'table' },
      {
        id: 'settings',
        path: '/client_portal/settings/:projectId',
        area: 'app',
        page: 'settings_page',
        title: 'Client portal',
        project: 'projectId',
        skeleton: 'form',
      },
      { id: 'home', path: '/portal/:token', page: 'portal_page', title: 'Your portal', ...portal },
      { id: 'wizard', path: '/portal/:token/wizard', page: 'wizard_page', title: 'Step by step', ...portal },
      { id: 'proposals', path: '/portal/:token/proposals', page: 'section_page', title: 'Proposals', ...portal },
      { id: 'contract', path: '/portal/:token/contract', page: 'section_page', title: 'Contract', ...portal },
      { id: 'payments', path: '/portal/:token/payments', page: 'section_page', title: 'Payments', ...portal },
      { id: 'moodboard', path: '/portal/:token/moodboard', page: 'section_page', title: 'Moodboard', ...portal },
      { id: 'requests', path: '/portal/:token/requests', page: 'requests_page', title: 'Your wishes', ...portal },
      { id: 'messages', path: '/portal/:token/messages', page: 'messages_page', title: 'Messages', ...portal },
      { id: 'files', path: '/portal/:token/files', page: 'files_page', title: 'Files', ...portal },
      { id: 'timeline', path: '/portal/:token/timeline', page: 'timeline_page', title: 'The plan', ...portal },
      { id: 'invoice', path: '/portal/:token/invoice', page: 'section_page', title: 'Invoices', ...portal },
      {
        id: 'questionnaire',
        path: '/portal/:token/questionnaire/:uniqueLink',
        page: 'questionnaire_page',
        title: 'Questions',
        ...portal,
      },
      { id: 'set_password', path: '/portal/set-password/:uidb64/:token', page: 'password_page', title: 'Choose a password', ...password },
      {
        id: 'reset_password',
        path: '/portal/reset-password/:uidb64/:token',
        page: 'password_page',
        title: 'Choose a password',
        ...password,
      },
    ],
    cards: [{ id: 'client_portal', label: 'Client Portal', icon: 'doorway', basePath: '/client_portal/settings', order: 60 }],
    events: {
      publishes: [
        'client_portal.person.invited@1',
        'client_portal.first_visit@1',
        'client_portal.message.written@1',
        'client_portal.file.sent@1',
      ],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
