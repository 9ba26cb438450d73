import { assistantTools } from '@butterfly/contracts/contract/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'contract',
  title: 'Contract',
  description: 'Contracts from templates, signed online, with evidence that nothing was changed.',
  icon: 'edit',
  category: 'project',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  uses: ['tenant_crm'],
  permissions: {
    plugin: 'contract',
    features: [{ id: 'access_contract', title: 'Use contracts', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'contracts', path: '/contract', area: 'app', page: 'contracts_page', title: 'Contracts', skeleton: 'table' },
      { id: 'templates', path: '/contract/templates', area: 'app', page: 'templates_page', title: 'Contract templates', skeleton: 'table' },
      {
        id: 'new_template',
        path: '/contract/templates/new',
        area: 'app',
        page: 'template_page',
        title: 'New contract template',
        skeleton: 'form',
      },
      {
        id: 'template',
        path: '/contract/templates/:templateId',
        area: 'app',
        page: 'template_page',
        title: 'Contract template',
        skeleton: 'form',
      },
      { id: 'sign', path: '/contract/sign/:token', area: 'public', page: 'sign_page', title: 'Sign a contract', skeleton: 'form' },
      {
        id: 'project',
        path: '/contract/:projectId',
        area: 'app',
        page: 'project_page',
        title: 'Project contract',
        project: 'projectId',
        skeleton: 'form',
      },
    ],
    cards: [{ id: 'contract', label: 'Contract', icon: 'quill', basePath: '/contract', order: 70 }],
    events: {
      publishes: [
        'contract.sent@1',
        'contract.viewed@1',
        'contract.signed_by_client@1',
        'contract.completed@1',
        'contract.declined@1',
        'contract.expired@1',
        'contract.voided@1',
      ],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
