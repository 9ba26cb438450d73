import { assistantTools } from '@butterfly/contracts/lead_page_builder/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'lead_page_builder',
  title: 'Lead pages',
  description: 'Pages on which new clients introduce themselves, and hear at once whether their day is free.',
  icon: 'text',
  category: 'crm',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'lead_page_builder',
    features: [{ id: 'access_lead_page_builder', title: 'Use lead pages', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'builder', path: '/lead_page_builder', area: 'app', page: 'home_page', title: 'Lead pages', skeleton: 'cards' },
      { id: 'home', path: '/lead_page_builder/home', area: 'app', page: 'home_page', title: 'Lead pages', skeleton: 'cards' },
      {
        id: 'submissions',
        path: '/lead_page_builder/submissions',
        area: 'app',
        page: 'submissions_page',
        title: 'Messages',
        skeleton: 'table',
      },
      { id: 'new_page', path: '/lead_page_builder/new', area: 'app', page: 'new_page_page', title: 'New lead page', skeleton: 'form' },
      { id: 'page', path: '/lead_page_builder/:pageId', area: 'app', page: 'editor_page', title: 'Lead page', skeleton: 'board' },
      { id: 'results', path: '/lead_page_builder/:pageId/results', area: 'app', page: 'results_page', title: 'Results', skeleton: 'cards' },
    ],
    nav: [{ id: 'lead_pages', route: '/lead_page_builder/home', section: 'sell', order: 30, label: 'Lead pages', icon: 'text' }],
    commands: [
      { id: 'lead_page_builder.open_home', title: 'Open the lead pages', run: 'open_home' },
      { id: 'lead_page_builder.new_page', title: 'New lead page', run: 'new_page' },
    ],
    fills: [{ slot: 'home_view.cards/v1', id: 'waiting_messages', render: 'waiting_card', order: 9 }],
    events: {
      publishes: ['lead_page_builder.page.published@1', 'lead_page_builder.page.unpublished@1', 'lead_page_builder.lead_page.submitted@1'],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
