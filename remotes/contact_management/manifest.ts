import { assistantTools } from '@butterfly/contracts/contact_management/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'contact_management',
  title: 'Contact Management',
  description: 'The address book with lists, and one page per client with everything about them: projects, consent, history, rights.',
  icon: 'people',
  category: 'crm',
  owner: { team: 'crm', contact: 'crm@butterfly.example' },
  requires: { shell: '^1.0.0' },
  uses: ['tenant_crm'],
  permissions: {
    plugin: 'contact_management',
    features: [{ id: 'access_contact_management', title: 'Use the contact management', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'clients', path: '/contact_management', area: 'app', page: 'clients_page', title: 'Contacts', skeleton: 'table' },
      {
        id: 'client',
        path: '/contact_management/client/:clientEmail',
        area: 'app',
        page: 'client_page',
        title: 'Contact',
        skeleton: 'form',
      },
      {
        id: 'duplicates',
        path: '/contact_management/duplicates',
        area: 'app',
        page: 'duplicates_page',
        title: 'Duplicates',
        skeleton: 'table',
      },
      {
        id: 'anniversaries',
        path: '/contact_management/anniversaries',
        area: 'app',
        page: 'anniversaries_page',
        title: 'Birthdays and anniversaries',
        skeleton: 'table',
      },
    ],
    nav: [{ id: 'clients', route: '/contact_management', section: 'sell', order: 13, label: 'Contacts', icon: 'people' }],
    slots: [
      { id: 'contact_management.client_notes/v1', onError: 'hide', max: 4 },
      { id: 'contact_management.client_record/v1', onError: 'chip', max: 1 },
    ],
    fills: [
      { slot: 'tenant_crm.address_book/v1', id: 'address_book', render: 'address_book_panel' },
      { slot: 'tenant_crm.contact_panels/v1', id: 'client_panels', render: 'client_panels', order: 10 },
    ],
    commands: [{ id: 'contact_management.open_client', title: 'Open a contact', run: 'open_client' }],
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
