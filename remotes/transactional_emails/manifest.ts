import { assistantTools } from '@butterfly/contracts/transactional_emails/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'transactional_emails',
  title: 'Transactional emails',
  description: 'Mail that leaves by itself: what it says, what was sent, and what a client will receive next.',
  icon: 'send',
  category: 'project',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  uses: ['tenant_crm'],
  permissions: {
    plugin: 'transactional_emails',
    features: [{ id: 'access_transactional_emails', title: 'Use transactional emails', risk: 'send' }],
  },
  contributes: {
    assistantTools,
    routes: [
      {
        id: 'settings',
        path: '/transactional_emails/settings',
        area: 'app',
        page: 'settings_page',
        title: 'Transactional email settings',
        skeleton: 'form',
      },
      {
        id: 'templates',
        path: '/transactional_emails/templates',
        area: 'app',
        page: 'templates_page',
        title: 'Transactional email templates',
        skeleton: 'table',
      },
      {
        id: 'template',
        path: '/transactional_emails/templates/:templateId',
        area: 'app',
        page: 'template_page',
        title: 'Transactional email template',
        project: 'templateId',
        skeleton: 'form',
      },
      {
        id: 'log',
        path: '/transactional_emails/logs/:projectId',
        area: 'app',
        page: 'log_page',
        title: 'Project email logs',
        project: 'projectId',
        skeleton: 'form',
      },
    ],
    fills: [
      { slot: 'tenant_crm.project_panels/v1', id: 'mails', render: 'project_mails_panel', order: 50 },
      { slot: 'contact_management.client_notes/v1', id: 'reach', render: 'client_reach_note', order: 10 },
      { slot: 'tenant_crm.contact_notes/v1', id: 'contact_reach', render: 'client_reach_note', order: 10 },
    ],
    cards: [
      { id: 'transactional_emails', label: 'Transactional Emails', icon: 'dispatch', basePath: '/transactional_emails/logs', order: 110 },
    ],
    events: { publishes: ['transactional_emails.mail.bounced@1'] },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
